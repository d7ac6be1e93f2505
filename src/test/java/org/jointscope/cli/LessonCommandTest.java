package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class LessonCommandTest {

    @Test
    void listsTheLessons() {
        Run run = Run.of("lesson");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines()).hasSize(12).contains("3. Flags and startIndex (6 steps)");
    }

    @Test
    void printsALessonInEightyColumnsWithoutMarks() {
        for (int number = 1; number <= 12; number++) {
            Run run = Run.of("lesson", Integer.toString(number));
            assertThat(run.exitCode()).isZero();
            assertThat(run.out())
                    .startsWith("Lesson " + number + ": ")
                    .contains("\nDo: ", "\nSee: ", "\nQuestion: ", "\nAnswer: ")
                    .doesNotContain("**");
            assertThat(run.out().lines())
                    .allMatch(line -> line.length() <= 80 || line.startsWith("    "), "lines are short");
        }
        assertThat(Run.of("lesson", "3").out())
                .contains("\n    broken.md5anim:14:2: warning COMPONENTS_OVERLAP Joint 4 'chest' reads component 12,");
    }

    @Test
    void jsonContainsTheSteps() throws IOException {
        JsonNode all = new ObjectMapper().readTree(Run.of("lesson", "--json").out());
        assertThat(all.path("lessons")).hasSize(12);
        assertThat(all.path("lessons").path(2).path("steps").asInt()).isEqualTo(6);
        JsonNode one = new ObjectMapper()
                .readTree(Run.of("lesson", "3", "--json").out())
                .path("lessons")
                .path(0);
        assertThat(one.path("title").asText()).isEqualTo("Flags and startIndex");
        assertThat(one.path("steps")).hasSize(6);
        assertThat(one.path("steps").path(0).path("do").asText()).isEqualTo("Choose View > Lower Panes > Frame Data.");
    }

    @Test
    void unknownNumberIsInvalidUsage() {
        Run run = Run.of("lesson", "13");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("jointscope: No lesson has the number 13; valid numbers are 1 to 12.");
        assertThat(Run.of("lesson", "two").exitCode()).isEqualTo(2);
    }
}
