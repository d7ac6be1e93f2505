package org.jointscope.format.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Texts;
import org.jointscope.format.md5.Written;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class Md5AnimWriterTest {

    @ParameterizedTest
    @ValueSource(strings = {"walk.md5anim", "idle.md5anim", "look.md5anim"})
    void sampleIsLaidOutAsItIs(String name) throws IOException {
        try (InputStream in = Md5Anim.class.getResourceAsStream("/org/jointscope/sample/" + name)) {
            byte[] bytes = in.readAllBytes();
            Rewritten<Md5Anim> written = write(Md5AnimReader.read(bytes).model());
            assertThat(new String(written.bytes(), StandardCharsets.UTF_8))
                    .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
            assertThat(written.losses()).isEmpty();
        }
    }

    static List<Path> corpus() {
        return Corpus.files("md5anim");
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyValueReadsBack(Path file) throws IOException {
        ReadResult<Md5Anim> read = Md5AnimReader.read(Files.readAllBytes(file));
        Rewritten<Md5Anim> written = write(read.model(), read.encoding());
        assertThat(written.losses()).isEmpty();
        ReadResult<Md5Anim> again = Md5AnimReader.read(written.bytes());
        assertThat(Written.lines(again.model())).isEqualTo(Written.lines(read.model()));
        assertThat(again.encoding()).isEqualTo(read.encoding());
    }

    @Test
    void writtenTwiceIsTheSame() throws IOException {
        for (Path file : RewriteOneValueTest.fixtures()) {
            ReadResult<Md5Anim> read = Md5AnimReader.read(Files.readAllBytes(file));
            Rewritten<Md5Anim> written = write(read.model(), read.encoding());
            ReadResult<Md5Anim> again = Md5AnimReader.read(written.bytes());
            if (written.losses().isEmpty()) {
                assertThat(Written.lines(again.model())).isEqualTo(Written.lines(read.model()));
            }
            Rewritten<Md5Anim> twice = write(again.model(), again.encoding());
            assertThat(twice.bytes()).as("%s", file).isEqualTo(written.bytes());
            assertThat(twice.losses()).as("%s", file).isEmpty();
        }
    }

    @Test
    void whatIsWrongWithARepackedFileIsItsContentNotItsForm() throws IOException {
        Set<IssueCode> wrong = EnumSet.noneOf(IssueCode.class);
        for (Path file : RewriteOneValueTest.fixtures()) {
            Md5Anim anim = Md5AnimReader.read(Files.readAllBytes(file)).model();
            byte[] written = write(new Repack().applyTo(anim)).bytes();
            Md5AnimReader.read(written).issues().forEach(issue -> wrong.add(issue.code()));
        }
        assertThat(wrong)
                .containsExactlyInAnyOrder(
                        IssueCode.JOINTS_NONE,
                        IssueCode.FRAMES_NONE,
                        IssueCode.BASEFRAME_COUNT_MISMATCH,
                        IssueCode.BOUNDS_COUNT_MISMATCH,
                        IssueCode.FRAME_RATE_INVALID,
                        IssueCode.FRAME_RATE_FRACTIONAL);
    }

    @Test
    void whatCouldNotBeReadBecomesWhatStoodInForIt() {
        String damaged = Texts.ANIM
                .replace("0 32 3", "x 32 3")
                .replace("( 1 0 0 )", "( 1 nan 0 )")
                .replace(" 0.5\n}", " inf\n}")
                .replace(" 1 0.5", " 1 ?");
        Rewritten<Md5Anim> written = write(Texts.anim(damaged).model());
        assertThat(text(written)).contains("\t\"arm\"\t-1 32 3\t// ( Qz )", "\t( 1 0 0 ) ( 16", "\t1 0 0.00001\n\t0.6");
        assertThat(written.losses()).containsExactly(Loss.UNREADABLE_NUMBERS);
    }

    @Test
    void headerSaysWhatIsThere() {
        String wrong = Texts.ANIM
                .replace("MD5Version 10\n", "")
                .replace("numFrames 2", "numFrames 3")
                .replace("frameRate 24", "frameRate fast")
                .replace("Components 4", "Components -1")
                .replace("frame 1", "frame 7");
        Rewritten<Md5Anim> written = write(Texts.anim(wrong).model());
        Rewritten<Md5Anim> right = write(Texts.anim(Texts.ANIM).model());
        assertThat(text(written)).isEqualTo(text(right));
        assertThat(right.losses()).isEmpty();
        assertThat(written.losses()).containsExactly(Loss.HEADER, Loss.FRAME_NUMBERS);
    }

    @Test
    void versionAndRateStayIfTheyCanBeRead() {
        String other = Texts.ANIM.replace("Version 10", "Version 11").replace("24", "29.97");
        assertThat(text(write(Texts.anim(other).model()))).contains("MD5Version 11\n", "frameRate 29.97\n");
    }

    @Test
    void linesOfAFrameFollowTheJointsWhereverTheyStart() {
        Md5Anim anim = new AnimBuilder()
                .joint("late", -1, 7, 12)
                .joint("overlapping", 0, 3, 14)
                .joint("early", 0, 1, 1)
                .joint("beyond", 0, 63, 20)
                .frame(IntStream.range(0, 18).mapToDouble(i -> i).toArray())
                .build();
        assertThat(text(write(anim))).endsWith("""
            frame 0 {
            \t0
            \t1
            \t2 3 4 5 6 7
            \t8 9 10 11
            \t12 13
            \t14
            \t15
            \t16 17
            }
            """);
    }

    @Test
    void encodingStaysUnlessTheTextWouldReadOtherwise() {
        byte[] latin = Texts.ANIM.replace("\"arm\"", "\"é\"").getBytes(StandardCharsets.ISO_8859_1);
        ReadResult<Md5Anim> read = Md5AnimReader.read(latin);
        Rewritten<Md5Anim> same = write(read.model(), read.encoding());
        assertThat(new String(same.bytes(), StandardCharsets.ISO_8859_1)).contains("\"é\"");
        assertThat(same.losses()).isEmpty();
        assertThat(text(write(read.model()))).contains("\"é\"");
        Md5Anim lookalike = Texts.anim(Texts.ANIM.replace("\"arm\"", "\"Ã©\"")).model();
        Rewritten<Md5Anim> utf8 = write(lookalike, StandardCharsets.ISO_8859_1);
        assertThat(text(utf8)).contains("\"Ã©\"");
        assertThat(utf8.losses()).containsExactly(Loss.ENCODING);
    }

    @Test
    void namesThatNoStringCanHoldAreChanged() {
        Md5Anim anim =
                new AnimBuilder().joint("a\"b\nc", -1, 0, 0).joint("d", 0, 0, 0).build();
        Rewritten<Md5Anim> written = write(anim);
        assertThat(text(written)).contains("\t\"a'b c\"\t-1 0 0\t//\n\t\"d\"\t0 0 0\t// a\"b c\n");
        assertThat(written.losses()).containsExactly(Loss.NAMES);
    }

    @Test
    void wholeFileKeepsTheLineEnds() {
        assertLaidOut(Texts.ANIM, "\n");
        assertLaidOut(Texts.ANIM.replace("\n", "\r\n"), "\r\n");
    }

    @Test
    void mixedLineEndsBecomeThoseOfMostLines() {
        String crlf = Texts.ANIM.replace("\n", "\r\n");
        assertLaidOut(crlf.replace("numFrames 2\r", "numFrames 2"), "\r\n", Loss.LINE_ENDS);
        assertLaidOut(Texts.ANIM.replace("numFrames 2", "numFrames 2\r"), "\n", Loss.LINE_ENDS);
    }

    @Test
    void returnsAloneBecomeLineFeeds() {
        assertLaidOut(Texts.ANIM.replace("\n", "\r"), "\n", Loss.LINE_ENDS);
    }

    @Test
    void byteOrderMarkIsReportedAsALoss() {
        assertLaidOut("\uFEFF" + Texts.ANIM, "\n", Loss.BYTE_ORDER_MARK);
    }

    @Test
    void editThatNeedsTheWholeFileKeepsTheLineEnds() {
        String damaged = Texts.ANIM.replace("frame 1", "frame").replace("\n", "\r\n");
        byte[] bytes = damaged.getBytes(StandardCharsets.UTF_8);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        Frame first = anim.frames().getFirst();
        Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(anim.withFrames(List.of(first)));
        assertThat(rewritten.losses()).contains(Loss.WHOLE_FILE);
        assertThat(text(rewritten).replace("\r\n", "")).doesNotContain("\n", "\r");
    }

    private static void assertLaidOut(String text, String lineBreak, Loss... losses) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        Rewritten<Md5Anim> written = Md5AnimWriter.layOut(bytes, anim);
        String expected = text(write(anim)).replace("\n", lineBreak);
        assertThat(text(written)).isEqualTo(expected);
        Set<Loss> expectedLosses = EnumSet.of(Loss.WHOLE_FILE, losses);
        assertThat(written.losses()).containsExactlyElementsOf(expectedLosses);
    }

    private static String text(Rewritten<Md5Anim> written) {
        return new String(written.bytes(), StandardCharsets.UTF_8);
    }

    private static Rewritten<Md5Anim> write(Md5Anim anim) {
        return write(anim, StandardCharsets.UTF_8);
    }

    private static Rewritten<Md5Anim> write(Md5Anim anim, Charset encoding) {
        return Md5AnimWriter.write(anim, encoding, "\n");
    }
}
