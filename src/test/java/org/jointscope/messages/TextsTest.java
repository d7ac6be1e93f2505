package org.jointscope.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.PropertyResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {

    private static Texts texts(String text) {
        try {
            return new Texts(new PropertyResourceBundle(new StringReader("key = " + text)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String of(String text, Object... arguments) {
        return texts(text).of("key", arguments);
    }

    private static String outline(String text) {
        return texts(text).outline("key");
    }

    @Test
    void placeholdersPrintIndicesWithoutGrouping() {
        assertThat(of("Vertex {0} of {1}: {2}", 1024, 123_456_789L, 0.5)).isEqualTo("Vertex 1024 of 123456789: 0.5");
        assertThat(of("{1} before {0}", "b", "a")).isEqualTo("a before b");
    }

    @ParameterizedTest
    @CsvSource({"0,0 frames", "1,1 frame", "2,2 frames", "1024,'1,024 frames'"})
    void pluralChoosesTheFormAndGroupsTheCount(int count, String expected) {
        assertThat(of("{0,choice,0#{0} frames|1#1 frame|1<{0} frames}", count)).isEqualTo(expected);
    }

    @Test
    void countIsGrouped() {
        assertThat(of("{0,number} of {1}", 1024, 1024)).isEqualTo("1,024 of 1024");
    }

    @Test
    void indexWithinAPluralIsNotGrouped() {
        assertThat(of("{0,choice,1#frame {1}|1<frames {1} to {2}}", 2, 1024, 2048))
                .isEqualTo("frames 1024 to 2048");
    }

    @Test
    void apostropheIsWrittenTwiceIfThereAreArguments() {
        assertThat(of("Doom 3''s joint ''{0}''", "arm")).isEqualTo("Doom 3's joint 'arm'");
        assertThat(of("Quake II's renderer")).isEqualTo("Quake II's renderer");
        assertThat(of("the mesh’s {0}", "arm")).isEqualTo("the mesh’s arm");
    }

    @Test
    void textWithoutArgumentsIsAsInTheBundle() {
        assertThat(of("{0} is a placeholder")).isEqualTo("{0} is a placeholder");
    }

    @Test
    void missingArgumentLeavesItsPlaceholder() {
        assertThat(of("{0} and {1}", "a")).isEqualTo("a and {1}");
    }

    @Test
    void contentOfArgumentsIsNotInterpreted() {
        String hostile = "'{1}' {0,number} ''{ %s }|1#x<";
        assertThat(of("Name {0}, {1}", hostile, "secret")).isEqualTo("Name " + hostile + ", secret");
        assertThat(of("{0,choice,1#one {1}|1<{0} {1} {2}}", 2, hostile, "secret"))
                .isEqualTo("2 " + hostile + " secret");
    }

    @Test
    void outlineHasAnEllipsisForEveryArgument() {
        assertThat(outline("Joint {0} ''{1}'' has startIndex {2}.")).isEqualTo("Joint … '…' has startIndex ….");
        assertThat(outline("No frames.")).isEqualTo("No frames.");
    }

    @Test
    void outlineHasThePluralForMany() {
        assertThat(outline("{0,number}: {1,choice,0#are {1} rows|1#is 1 row|1<are {1} rows in" + " {2}}"))
                .isEqualTo("…: are … rows in …");
    }

    @Test
    void programHasTheTextsOfWindowAndIssues() {
        assertThat(Texts.program().of("menu.file")).isEqualTo("_File");
        assertThat(Texts.program().of("MESH_EMPTY.title", 3)).isEqualTo("Mesh 3 has no triangles.");
        assertThat(Texts.program()).isSameAs(Texts.program());
    }
}
