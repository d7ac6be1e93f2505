package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.AnimTraits.AnimDialect;
import org.jointscope.inspect.TextFacts.RowComments;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnimDialectTest {
    @Test
    void noJointsTellNothing() {
        assertThat(dialect("hierarchy {\n}", RowComments.NONE)).isEqualTo(AnimDialect.UNKNOWN);
    }

    @Test
    void idWritesWhatMovesAndStartsFromFrameZero() {
        String text = anim("\"a\" -1 5 0\n\"b\" 0 0 0\n\"c\" 1 8 2", "1 2 0.5");
        assertThat(dialect(text, RowComments.NONE)).isEqualTo(AnimDialect.ID);
    }

    @Test
    void idsExporterMayHaveEveryJointMove() {
        String text = anim("\"a\" -1 63 0", "1 0 2 0.5 0 0");
        assertThat(dialect(text, RowComments.COMPONENTS)).isEqualTo(AnimDialect.ID);
        assertThat(dialect(text, RowComments.PARENT)).isEqualTo(AnimDialect.ALL_COMPONENTS);
    }

    @Test
    void anotherBaseframeOrARunningTotalIsNotIds() {
        String other = anim("\"a\" -1 5 0\n\"b\" 0 0 0\n\"c\" 1 8 2", "1 2 0.25");
        assertThat(dialect(other, RowComments.COMPONENTS)).isEqualTo(AnimDialect.PACKED);
        String total = anim("\"a\" -1 5 0\n\"b\" 0 0 2\n\"c\" 1 8 2", "1 2 0.5");
        assertThat(dialect(total, RowComments.COMPONENTS)).isEqualTo(AnimDialect.PACKED);
    }

    @Test
    void allOrNothingIsWholeJoints() {
        String text = anim("\"a\" -1 63 0\n\"b\" 0 0 0", "9 9 9 0 0 0");
        assertThat(dialect(text, RowComments.PARENT)).isEqualTo(AnimDialect.WHOLE_JOINTS);
    }

    @Test
    void componentsOutOfOrderAreIrregular() {
        String text = anim("\"a\" -1 5 1\n\"b\" 0 8 0", "0.5 1 2");
        assertThat(dialect(text, RowComments.COMPONENTS)).isEqualTo(AnimDialect.IRREGULAR);
    }

    @Test
    void habitsAreCounted() {
        String text = anim("\"a\" -1 63 0\n\"b\" 0 0 0\n\"c\" 1 8 6", "1 0 2 0.5 0 0 0.25");
        assertThat(AnimTraits.of(read(text), RowComments.PARENT))
                .isEqualTo(new AnimTraits(3, 1, 1, 1, true, 1, 1, RowComments.PARENT));
    }

    @ParameterizedTest
    @CsvSource({
        "redeclipse/drone/forward.md5anim, ALL_COMPONENTS",
        "frankie/Frankie_Idle1.md5anim, WHOLE_JOINTS",
        "own/partial-masks.md5anim, IRREGULAR",
        "mech-warrior/mech_warrior_walk.md5anim, ALL_COMPONENTS",
    })
    void realFilesAreToldApart(String file, AnimDialect expected) throws IOException {
        assertThat(dialect(Corpus.file(file))).isEqualTo(expected);
    }

    @Test
    void theSampleIsWrittenInIdsManner() throws IOException {
        assertThat(dialect(Sample.files().getLast())).isEqualTo(AnimDialect.ID);
    }

    private static AnimDialect dialect(Path path) throws IOException {
        InspectedFile file = Inspector.inspect(path);
        return AnimDialect.of(
                AnimTraits.of((Md5Anim) file.content(), file.text().rowComments()));
    }

    private static AnimDialect dialect(String text, RowComments comments) {
        return AnimDialect.of(AnimTraits.of(read(text), comments));
    }

    private static Md5Anim read(String text) {
        return Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
    }

    /** Every baseframe row is ( 1 0 2 ) ( 0.5 0 0 ). */
    private static String anim(String hierarchy, String frame) {
        String rows = "( 1 0 2 ) ( 0.5 0 0 )\n".repeat(hierarchy.split("\n").length);
        return "hierarchy {\n%s\n}\nbaseframe {\n%s}\nframe 0 {\n%s\n}\n".formatted(hierarchy, rows, frame);
    }
}
