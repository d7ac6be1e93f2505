package org.jointscope.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.value.ObservableValue;
import org.jointscope.inspect.Sample;
import org.jointscope.lesson.Lesson;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.Lessons;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.lessons.Check.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonViewModelTest {

    private static final Lesson FIRST = Lessons.all().getFirst();
    private static final List<String> STEPS =
            FIRST.steps().stream().map(LessonStep::id).toList();
    private static final Lesson LAST = Lessons.all().getLast();

    private final Document document = new Document();
    private final MemorySettings settings = new MemorySettings();

    /** The conditions that are true: a phase is {@code STEP/NUMBER}. */
    private final Set<String> now = new HashSet<>();

    private LessonViewModel viewModel = viewModel();

    @TempDir
    private Path folder;

    private LessonViewModel viewModel() {
        return new LessonViewModel(document, this::check, settings);
    }

    private Check check(String step) {
        return new Check(
                step.equals("12.4") ? Kind.TYPED : step.startsWith("12") ? Kind.OWN_FILE : Kind.SAMPLE,
                step.equals("1.2")
                        ? List.of(() -> now.contains("1.2/1"), () -> now.contains("1.2/2"))
                        : List.of(() -> now.contains(step + "/1")));
    }

    private String step() {
        return viewModel.positionProperty().get().orElseThrow().step().id();
    }

    private void look(String... conditions) {
        now.clear();
        now.addAll(List.of(conditions));
        viewModel.look();
    }

    @Test
    void stepIsDoneWhenItsConditionIsTrueWhileItIsShown() {
        viewModel.open(FIRST);
        look("1.3/1");
        assertThat(viewModel.done()).isEmpty();
        assertThat(viewModel.isWaiting()).isTrue();
        look("1.1/1");
        assertThat(viewModel.done()).containsExactly("1.1");
        assertThat(viewModel.isWaiting()).isFalse();
        look();
        assertThat(viewModel.done()).as("it remains done").containsExactly("1.1");
    }

    @Test
    void phasesMustBecomeTrueInTheirOrderWhileTheStepIsShown() {
        viewModel.open(FIRST);
        viewModel.move(1);
        look("1.2/2");
        assertThat(viewModel.done()).isEmpty();
        look("1.2/1");
        viewModel.move(-1);
        viewModel.move(1);
        look("1.2/2");
        assertThat(viewModel.done()).as("another step was shown meanwhile").isEmpty();
        look("1.2/1");
        look();
        look("1.2/2");
        assertThat(viewModel.done()).containsExactly("1.2");
    }

    @Test
    void blocksOfTheOwnFileAreDoneAtAnyStepOfTheirLesson() {
        viewModel.open(FIRST);
        look("12.4/1");
        assertThat(viewModel.done()).isEmpty();
        viewModel.open(LAST);
        look("12.4/1", "12.5/1");
        assertThat(viewModel.done()).containsExactly("12.4");
    }

    @Test
    void movesWithinTheLessonAndToTheNextOne() {
        viewModel.open(FIRST);
        viewModel.move(-1);
        assertThat(step()).isEqualTo("1.1");
        viewModel.move(10);
        assertThat(step()).isEqualTo("1." + FIRST.steps().size());
        assertThat(viewModel.next()).contains(Lessons.all().get(1));
        viewModel.open(LAST);
        assertThat(viewModel.next()).isEmpty();
        viewModel.close();
        assertThat(viewModel.positionProperty().get()).isEmpty();
        assertThat(viewModel.isWaiting()).isFalse();
        look("12.1/1");
        assertThat(viewModel.done()).isEmpty();
    }

    @Test
    void progressIsStored() {
        viewModel.continueLast();
        assertThat(step()).isEqualTo("1.1");
        look("1.1/1");
        assertThat(viewModel.isFinished(STEPS)).isFalse();
        viewModel.move(2);

        viewModel = viewModel();
        assertThat(viewModel.done()).containsExactly("1.1");
        viewModel.continueLast();
        assertThat(step()).isEqualTo("1.3");
        viewModel.open(FIRST);
        assertThat(step()).as("the first one that is not done").isEqualTo("1.2");
        for (LessonStep step : FIRST.steps().subList(1, FIRST.steps().size())) {
            assertThat(viewModel.isFinished(STEPS)).isFalse();
            assertThat(step()).isEqualTo(step.id());
            look(step() + "/1", "1.2/2");
            viewModel.move(1);
        }
        assertThat(viewModel.isFinished(STEPS)).isTrue();
        assertThat(viewModel().isFinished(STEPS)).isTrue();
    }

    @Test
    void sampleIsOpenedOnlyOnRequestAndFormerFilesCanBeOpenedAgain() {
        ObservableValue<Boolean> missing = viewModel.sampleMissingProperty();
        ObservableValue<String> former = viewModel.formerProperty();
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        document.show(SmallModel.open(mesh));
        viewModel.open(FIRST);
        assertThat(document.getOpen().paths()).containsExactly(mesh);
        assertThat(missing.getValue()).isTrue();
        assertThat(former.getValue()).isEmpty();
        viewModel.openSample(() -> document.show(SmallModel.open(Sample.files().toArray(Path[]::new))));
        assertThat(missing.getValue()).isFalse();
        assertThat(former.getValue()).isEqualTo("guard.md5mesh");
        AtomicReference<List<Path>> opened = new AtomicReference<>(new ArrayList<>());
        viewModel.reopen(opened::set);
        assertThat(opened.get()).containsExactly(mesh);
        document.show(SmallModel.open(mesh));
        assertThat(former.getValue()).isEmpty();
        viewModel.open(LAST);
        viewModel.move(10);
        assertThat(missing.getValue()).as("the last steps use another file").isFalse();
    }
}
