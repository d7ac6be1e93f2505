package org.jointscope.format.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.Motion;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Texts;
import org.jointscope.format.md5.Written;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Frames that get more or fewer components. */
class RewriteFramesTest {

    /** The second joint starts one too late: its Qz is beyond the frame. */
    private static final String GAP = Texts.ANIM
            .replace("0 32 3", "0 32 4")
            .replace("Components 4", "Components 5")
            .replace("\t 0.6\n", "\t 9 0.60\n")
            .replace("\t 0.5\n", "\t 9 +0.5\n");

    private static final int QUATERNION = 8 | 16 | 32;

    @Test
    void framesAreLaidOutAsTheyWereAndNumbersKeepTheirTexts() {
        assertThat(repacked(GAP)).isEqualTo(Texts.ANIM.replace("\t 0.6\n", "\t 0.60\n"));
    }

    @Test
    void lineEndsAndSpacesAreTheFilesOwn() {
        assertThat(repacked(GAP.replace("\n", "\r\n")))
                .isEqualTo(Texts.ANIM.replace("\t 0.6\n", "\t 0.60\n").replace("\n", "\r\n"));
        String odd = GAP.replace("\t 0 0 -5\n\t ", "  0\t0\t-5  \n  ");
        assertThat(repacked(odd)).contains("frame 0 {\n  0\t0\t-5  \n  0.60\n}");
    }

    @Test
    void frameOnOneLineStaysOnOneLine() {
        String flat = GAP.replace("{\n\t 0 0 -5\n\t 9 0.60\n}", "{ 0 0 -5 9 0.60 }")
                .replace("{\n\t 1 0.5 0.00001\n\t 9 +0.5\n}", "{\n\t1 0.5 0.00001 9 +0.5 }");
        assertThat(repacked(flat)).contains("frame 0 { 0 0 -5 0.60 }", "frame 1 {\n\t1 0.5 0.00001 0.5 }");
    }

    @Test
    void commentsAmongComponentsAreSaidToGo() {
        String text = GAP.replace("-5\n", "-5 // the root\n");
        Rewritten<Md5Anim> rewritten = rewrite(text, new Repack());
        assertThat(text(rewritten)).isEqualTo(repacked(GAP));
        assertThat(rewritten.losses()).containsExactly(Loss.COMMENTS);
    }

    @Test
    void whatIsNoFloatIsSaidToGo() {
        Rewritten<Md5Anim> rewritten = rewrite(GAP.replace("0 0 -5\n", "( 0 0 -5 )\n"), new Repack());
        assertThat(rewritten.losses()).containsExactly(Loss.UNKNOWN_CONTENT);
        assertThat(text(rewritten)).contains("( 0 0 -5\n\t 0.60");
        Rewritten<Md5Anim> unreadable = rewrite(GAP.replace("9 0.60", "9 zero"), new Repack());
        assertThat(unreadable.losses()).containsExactly(Loss.UNREADABLE_NUMBERS);
        assertThat(text(unreadable)).isEqualTo(Texts.ANIM);
    }

    @Test
    void emptyFramesAreFilledAndEmptiedAgain() {
        String empty = Texts.ANIM
                .replace("7 0\t// ( Tx Ty Tz )", "0 0\t//")
                .replace("32 3\t// root ( Qz )", "0 0\t// root")
                .replace("Components 4", "Components 0")
                .replace("\t 0 0 -5\n\t 0.6\n", "")
                .replace("\n\t 1 0.5 0.00001\n\t 0.5\n", "");
        Rewritten<Md5Anim> filled = rewrite(empty, new AllComponents());
        assertThat(filled.losses()).isEmpty();
        assertThat(text(filled)).endsWith("""
            frame 0 {
            \t0 0 -0.5 0 0 0
            \t10 0 0 0 0 0.6
            }

            frame 1 { 0 0 -0.5 0 0 0 10 0 0 0 0 0.6 }
            """);
        assertThat(text(rewrite(text(filled), new ClearStill(Tolerance.LOSSLESS))))
                .endsWith("frame 0 {\n\t\n}\n\nframe 1 {  }\n");
    }

    @Test
    void negatedNumberKeepsItsDigits() {
        String text = Texts.ANIM.replace("\t 0.6\n", "\t -0.600\n");
        Edit negated = new NegateOrientation(1, new FrameSpan(0, 0));
        assertThat(text(rewrite(text, negated))).isEqualTo(text.replace("-0.600", "0.600"));
        String back = text(rewrite(text(rewrite(text, negated)), negated));
        assertThat(back).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void quaternionsOfRealFilesThatAreNegatedTwiceAreAsTheyWere(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        byte[] negated = bytes;
        for (int time = 0; time < 2; time++) {
            Md5Anim edited = Md5AnimReader.read(negated).model();
            for (int joint : jointsOfTheirOwnQuaternions(anim)) {
                FrameSpan all = new FrameSpan(0, anim.frames().size() - 1);
                edited = new NegateOrientation(joint, all).applyTo(edited);
            }
            negated = new AnimRewriter(negated).rewrite(edited).bytes();
        }
        assertThat(Arrays.equals(negated, bytes)).isTrue();
    }

    /** The others get bits and components of their own. */
    private static int[] jointsOfTheirOwnQuaternions(Md5Anim anim) {
        Motion motion = new Motion(anim, ComponentLayout.of(anim));
        return IntStream.range(0, anim.hierarchy().size())
                .filter(joint -> (anim.hierarchy().get(joint).flags() & QUATERNION) == QUATERNION)
                .filter(motion::isMoved)
                .toArray();
    }

    static List<Path> corpus() {
        return Corpus.files("md5anim");
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void realFilesAreRepackedInPlace(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Md5Anim anim = Md5AnimReader.read(bytes).model();
        for (Edit edit : List.of(
                new Repack(), new AllComponents(), new ClearStill(Tolerance.LOSSLESS), new ClearStill(Tolerance.ID))) {
            Md5Anim edited = edit.applyTo(anim);
            Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
            assertThat(rewritten.losses()).as("%s", edit).isEmpty();
            Md5Anim read = Md5AnimReader.read(rewritten.bytes()).model();
            assertThat(new Changes(edited, read).isEmpty()).as("%s", edit).isTrue();
            if (edited == anim) {
                assertThat(rewritten.bytes()).isSameAs(bytes);
            }
        }
    }

    private static String repacked(String text) {
        Rewritten<Md5Anim> rewritten = rewrite(text, new Repack());
        assertThat(rewritten.losses()).isEmpty();
        return text(rewritten);
    }

    private static Rewritten<Md5Anim> rewrite(String text, Edit edit) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Md5Anim edited = edit.applyTo(Md5AnimReader.read(bytes).model());
        Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
        Md5Anim read = Md5AnimReader.read(rewritten.bytes()).model();
        assertThat(Written.lines(read)).isEqualTo(Written.lines(edited));
        return rewritten;
    }

    private static String text(Rewritten<Md5Anim> rewritten) {
        return new String(rewritten.bytes(), StandardCharsets.UTF_8);
    }
}
