package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.TextFacts.LineEnds;
import org.jointscope.inspect.TextFacts.RowComments;
import org.jointscope.model.Md5Anim;
import org.junit.jupiter.api.Test;

class TextFactsTest {
    private static final String TEXT = """
        MD5Version 10 // by hand ( really )
        commandline ""
        hierarchy {
        "root" -1 0 0%s
        "tip // not a comment ( x )" 0 0 0
        }
        """;

    @Test
    void tellsLineEndsApart() {
        String text = TEXT.formatted("");
        assertThat(facts(text).lineEnds()).isEqualTo(LineEnds.LF);
        assertThat(facts(text.replace("\n", "\r\n")).lineEnds()).isEqualTo(LineEnds.CRLF);
        assertThat(facts(text.replace("\n", "\r")).lineEnds()).isEqualTo(LineEnds.CR);
        assertThat(facts(text.replaceFirst("\n", "\r\n")).lineEnds()).isEqualTo(LineEnds.MIXED);
        assertThat(facts("MD5Version 10").lineEnds()).isEqualTo(LineEnds.NONE);
    }

    @Test
    void countsTheLastLineWithOrWithoutItsEnd() {
        String text = TEXT.formatted("");
        assertThat(facts(text).lines()).isEqualTo(6);
        assertThat(facts(text.strip()).lines()).isEqualTo(6);
        assertThat(facts(text.replace("\n", "\r\n")).lines()).isEqualTo(6);
        assertThat(facts(text.replace("\n", "\r")).lines()).isEqualTo(6);
        assertThat(facts(text.replace("\n", "\r").strip()).lines()).isEqualTo(6);
        assertThat(facts(text.replaceFirst("10", "10\r")).lines()).isEqualTo(6);
        assertThat(facts("").lines()).isZero();
    }

    @Test
    void readsTheCommentsOfTheJoints() {
        assertThat(comments("")).isEqualTo(RowComments.NONE);
        assertThat(comments("\t//")).isEqualTo(RowComments.NONE);
        assertThat(comments("\t// hips")).isEqualTo(RowComments.PARENT);
        assertThat(comments("\t// hips ( Tx Qz )")).isEqualTo(RowComments.COMPONENTS);
    }

    @Test
    void namesTheEncoding() {
        byte[] bytes = TEXT.formatted("// ä").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(facts(bytes).encoding()).isEqualTo(StandardCharsets.ISO_8859_1);
        assertThat(facts(TEXT.formatted("// ä")).encoding()).isEqualTo(StandardCharsets.UTF_8);
        assertThat(facts(TEXT).byteOrderMark()).isFalse();
        assertThat(facts("\uFEFF" + TEXT).byteOrderMark()).isTrue();
    }

    private static RowComments comments(String behindRoot) {
        return facts(TEXT.formatted(behindRoot)).rowComments();
    }

    private static TextFacts facts(String text) {
        return facts(text.getBytes(StandardCharsets.UTF_8));
    }

    private static TextFacts facts(byte[] bytes) {
        ReadResult<Md5Anim> result = Md5AnimReader.read(bytes);
        Charset encoding = result.encoding();
        return TextFacts.of(bytes, encoding, result.model());
    }
}
