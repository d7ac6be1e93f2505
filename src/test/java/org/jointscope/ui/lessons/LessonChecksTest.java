package org.jointscope.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.layout.Region;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.Lessons;
import org.jointscope.messages.Texts;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;

/** Every step has a check and a highlighted part. That the checks work: WindowLessonTest. */
class LessonChecksTest {

    private static final List<String> STEPS = Lessons.all().stream()
            .flatMap(lesson -> lesson.steps().stream())
            .map(LessonStep::id)
            .toList();

    @Test
    void everyStepHasACheckThatIsNotPassedAtOnce() {
        Commands commands = new Commands(Texts.program());
        Observed nothing = new Observed(new Document(), commands, new MemorySettings(), () -> "", Region::new);
        LessonChecks checks = new LessonChecks(nothing);
        assertThat(checks.steps()).containsExactlyInAnyOrderElementsOf(STEPS);
        assertThat(STEPS)
                .allSatisfy(step -> assertThat(checks.get(step).passed(0)).isZero());
    }

    @Test
    void everyStepHasAPartOfTheWindow() {
        assertThat(new LessonParts().steps()).containsExactlyInAnyOrderElementsOf(STEPS);
    }
}
