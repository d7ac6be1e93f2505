package org.jointscope.ui.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jointscope.ui.find.FindQuery.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindQueryTest {

    private static OptionalInt cost(String typed, String name, String detail) {
        return new FindQuery(typed).cost(Name.of(name), Name.of(detail));
    }

    private static List<String> ranked(String typed, String... names) {
        return Stream.of(names)
                .filter(name -> cost(typed, name, "").isPresent())
                .sorted(Comparator.comparingInt(name -> cost(typed, name, "").orElseThrow()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "reapck, Repack Frame Data",
        "rpack, Repack Frame Data",
        "upperam, upperarm_l",
        "upeprarm, upperarm_l",
        "basframe, Set Baseframe from Frame 0",
        "baesfrmae, Set Baseframe from Frame 0",
        "ARM L, upperarm_l",
        "arm, LeftArm",
        "data repack, Repack Frame Data",
        "sbf, Set Baseframe from Frame 0"
    })
    void matches(String typed, String name) {
        assertThat(cost(typed, name, "")).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "repack, Clear Redundant Bits",
        "xrm, upperarm_l",
        "arm, Bounds of All Frames",
        "cat, Cut",
        "head neck, head",
        "baesfrmea, Set Baseframe from Frame 0",
        "rpak, Set Reference"
    })
    void doesNotMatch(String typed, String name) {
        assertThat(cost(typed, name, "")).isEmpty();
    }

    @Test
    void beginningsPrecedePartsLettersAndErrors() {
        assertThat(ranked("arm", "charm", "a_rim", "hand", "forearm_l", "the arm", "armor", "arm"))
                .containsExactly("arm", "the arm", "armor", "charm", "forearm_l", "a_rim");
        assertThat(ranked("frame", "Farme", "Baseframe", "fry a meal", "Frames", "Frame"))
                .containsExactly("Frame", "Frames", "Baseframe", "Farme", "fry a meal");
        assertThat(ranked("repacking", "Repakcing", "Repakicng", "Repacking"))
                .first()
                .isEqualTo("Repacking");
    }

    @Test
    void shortNamesPrecedeLongOnes() {
        assertThat(ranked("hand", "hand of the left arm", "hand")).containsExactly("hand", "hand of the left arm");
    }

    @Test
    void detailIsWorseThanTheSameInTheName() {
        assertThat(cost("undo edit", "Undo", "Edit")).isPresent();
        assertThat(cost("12", "wrist", "Joint 12").orElseThrow())
                .isGreaterThan(cost("12", "12", "wrist").orElseThrow())
                .isLessThan(cost("12", "bone0120", "").orElseThrow());
        assertThat(cost("joitn", "wrist", "Joint 12"))
                .as("errors in the detail")
                .isEmpty();
    }

    @Test
    void letterOfOtherLengthInLowerCaseIsNotAnError() {
        assertThat(cost("bil", "İbilek", "")).isPresent();
    }
}
