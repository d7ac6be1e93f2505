package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.junit.jupiter.api.Test;

/** What is left of a damaged file. */
class RecoveryTest {

    @Test
    void badNumberLeavesAHoleAndTheRowGoesOn() {
        Md5Mesh mesh = mesh("weight 1 1 1 ( 5 0 0 )", "weight 1 x 1 ( 5 nan 0 )");
        assertThat(weights(mesh)).isEqualTo("""
            0 0 1.0 (0.0 0.0 0.0)
            1 ? 1.0 (5.0 NaN 0.0)
            2 0 0.5 (0.0 4.0 0.0)
            3 1 0.5 (0.0 4.0 -2.0)
            """);
    }

    @Test
    void badRowKeepsItsLocationWithoutAValue() {
        Md5Mesh mesh = mesh("weight 1 1 1 ( 5 0 0 )", "weight");
        assertThat(weights(mesh)).isEqualTo("""
            0 0 1.0 (0.0 0.0 0.0)
            ? ? NaN (NaN NaN NaN)
            2 0 0.5 (0.0 4.0 0.0)
            3 1 0.5 (0.0 4.0 -2.0)
            """);
    }

    @Test
    void rowCutShortIsFollowedByTheNext() {
        Md5Mesh mesh = mesh("vert 1 ( 1 0 ) 1 1", "vert 1 ( 1");
        assertThat(Written.rows(only(mesh).vertices()))
                .isEqualTo("0 (0.0 0.25) 0 1\n1 (1.0 NaN) ? ?\n2 (0.0 1.0) 2 2\n");
    }

    @Test
    void restOfABadRowIsNotReadAsAnother() {
        Md5Mesh mesh = mesh("tri 0 0 1 2", "tri 0 ( 0 tri 9 9 9 )");
        assertThat(Written.rows(only(mesh).triangles())).isEqualTo("0 ? ? ?\n");
    }

    @Test
    void unknownWordCostsItsLineAndTheMeshStays() {
        Md5Mesh mesh = mesh("tri 0 0 1 2", "trib 7 7 7 7\n\ttri 0 0 1 2");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void unknownBlockIsSkippedToItsEnd() {
        Md5Mesh mesh = mesh("\tnumtris 1", "\tflags {\n\ttwo { words }\n\t}\n\tnumtris 1");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void unknownBlockWithoutAnEndStopsBeforeAKnownWord() {
        Md5Mesh mesh = mesh("\tnumtris 1", "\tflags {\n\ttwo words\n\n\tnumtris 1");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void keywordGluedToItsNumberIsRead() {
        Md5Mesh mesh = mesh("weight 1 1 1 ( 5 0 0 )", "weight1 1 1 ( 5 0 0 )");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void openingBraceIsNotNeeded() {
        Md5Mesh mesh = mesh("mesh {", "mesh");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void closingBraceOfTheJointsIsNotNeeded() {
        Md5Mesh mesh = mesh("// root\n}", "// root\n");
        assertThat(Written.lines(mesh))
                .isEqualTo(Written.lines(Texts.mesh(Texts.MESH).model()));
    }

    @Test
    void closingBraceOfAMeshIsNotNeeded() {
        String second = Texts.MESH.substring(Texts.MESH.indexOf("mesh {"));
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.MESH.replaceAll("\\}\\s*$", "") + second);
        assertThat(result.model().meshes()).hasSize(2);
        assertThat(Written.rows(result.model().meshes().get(0).weights()))
                .isEqualTo(Written.rows(result.model().meshes().get(1).weights()));
    }

    @Test
    void minusWithoutANumberDoesNotSwallowTheBrace() {
        Md5Anim anim = anim("\t 0.6\n}", "\t -\n}");
        assertThat(anim.frames())
                .extracting(Written::components)
                .containsExactly("0.0 0.0 -5.0 NaN", "1.0 0.5 1.0E-5 0.5");
    }

    @Test
    void minusWithoutANumberDoesNotSwallowTheNextRow() {
        Md5Mesh mesh = mesh("vert 1 ( 1 0 ) 1 1", "vert 1 ( 1 0 ) 1 -");
        assertThat(Written.rows(only(mesh).vertices()))
                .isEqualTo("0 (0.0 0.25) 0 1\n1 (1.0 0.0) 1 ?\n2 (0.0 1.0) 2 2\n");
    }

    @Test
    void componentThatCannotBeReadKeepsItsLocationInTheFrame() {
        Md5Anim anim = anim("\t 1 0.5 0.00001\n", "\t 1 oops 0.00001\n");
        assertThat(anim.frames())
                .extracting(Written::components)
                .containsExactly("0.0 0.0 -5.0 0.6", "1.0 NaN 1.0E-5 0.5");
    }

    @Test
    void frameWithoutItsClosingBraceEndsWhereTheNextBegins() {
        Md5Anim anim = anim("\t 0.6\n}", "\t 0.6\n");
        assertThat(Written.lines(anim))
                .isEqualTo(Written.lines(Texts.anim(Texts.ANIM).model()));
    }

    @Test
    void hierarchyRowCutShortKeepsItsLocation() {
        Md5Anim anim = anim("\"root\"\t-1 7 0", "\"root\"\t-1");
        assertThat(Written.lines(anim)).contains("root -1 ? ?\narm 0 32 3\n");
    }

    @Test
    void rowsOfTwoGroupsCutShortDoNotShiftTheNext() {
        Md5Anim anim = anim("( 0 0 -0.5 ) ( 0 0 0 )", "( 0 0 -0.5 )");
        assertThat(Written.lines(anim))
                .contains("base (0.0 0.0 -0.5) (NaN NaN NaN)\nbase (10.0 0.0 0.0) (0.0 0.0 0.6)\n");
    }

    @Test
    void rowsOfTwoGroupsMaySpreadOverLines() {
        Md5Anim anim = anim("( 0 0 -0.5 ) ( 0 0 0 )", "( 0 0\n-0.5 )\n// (\n( 0 0 0 ) // ( (\n");
        assertThat(Written.lines(anim))
                .isEqualTo(Written.lines(Texts.anim(Texts.ANIM).model()));
    }

    @Test
    void headerNumberThatCannotBeReadComparesWithNothing() {
        ReadResult<Md5Anim> result = Texts.anim(Texts.with(Texts.ANIM, "Components 4", "Components four"));
        assertThat(result.issues()).hasSize(1);
        assertThat(result.model().numAnimatedComponents().orElseThrow().value()).isNaN();
    }

    @Test
    void tooFewDeclaredJointsSayNothingAboutTheComponents() {
        ReadResult<Md5Anim> result = Texts.anim(
                Texts.with(Texts.ANIM, "numJoints 2", "numJoints 0").replace("Components 4", "Components 12"));
        assertThat(result.issues())
                .extracting(Issue::code)
                .contains(IssueCode.JOINT_COUNT_MISMATCH, IssueCode.FRAME_LENGTH_MISMATCH)
                .doesNotContain(IssueCode.COMPONENT_COUNT_OUT_OF_RANGE);
    }

    @Test
    void rowWithoutItsNameKeepsItsNumbers() {
        Md5Anim anim = anim("\"arm\"\t0 32 3", "0 32 3");
        assertThat(Written.lines(anim)).contains("root -1 7 0\n 0 32 3\n");
    }

    @Test
    void notANumberInParenthesesIsOneHole() {
        Md5Mesh mesh = mesh("weight 1 1 1 ( 5 0 0 )", "weight 1 1 1 ( 5 -nan(ind) 0 )");
        assertThat(weights(mesh)).contains("1 1 1.0 (5.0 NaN 0.0)\n2 0 0.5 (0.0 4.0 0.0)\n");
    }

    @Test
    void gapsAndRepeatsOfFramesAreSaidOnceEach() {
        assertThat(frameFaults("8", "9", "10", "11")).containsExactly("Missing frames 0 to 7 before frame 8.");
        assertThat(frameFaults("0", "3", "3", "7"))
                .containsExactly(
                        "Duplicate frame 3; first defined on line 2.",
                        "Missing frames 1 to 2 before frame 3.",
                        "Missing frames 4 to 6 before frame 7.");
        assertThat(frameFaults("0", "2", "1", "3")).containsExactly("Frame 1 is out of order (after frame 2).");
        assertThat(frameFaults("2", "1", "0"))
                .containsExactly(
                        "Frame 1 is out of order (after frame 2).", "Frame 0 is out of order (after frame 2).");
        assertThat(frameFaults("0", "2000000000"))
                .containsExactly("Missing frames 1 to 1999999999 before frame 2000000000.");
    }

    @Test
    void frameNumberThatCannotBeReadIsTakenForTheOneThatBelongsThere() {
        assertThat(frameFaults("0", "one", "2")).isEmpty();
        assertThat(frameFaults("0", "one", "1")).hasSize(1);
    }

    private static List<String> frameFaults(String... numbers) {
        String frames =
                Stream.of(numbers).map(number -> "frame " + number + " { }\n").collect(Collectors.joining());
        return Texts.anim(frames).issues().stream()
                .filter(issue -> issue.code().name().startsWith("FRAME_"))
                .flatMap(issue -> issue.findings().stream())
                .map(finding -> finding.message())
                .toList();
    }

    @Test
    void rowsKnowTheirComments() {
        assertThat(Texts.anim(Texts.ANIM).model().hierarchy())
                .extracting(joint -> joint.comment())
                .containsExactly("( Tx Ty Tz )", "root ( Qz )");
        assertThat(Texts.mesh(Texts.MESH).model().joints())
                .extracting(joint -> joint.comment())
                .containsExactly("", "root");
    }

    @Test
    void commentOnALineOfItsOwnBelongsToNoRow() {
        Md5Anim anim = anim("\t// ( Tx Ty Tz )", "\n// ( Tx Ty Tz )\n/* this */");
        assertThat(anim.hierarchy()).extracting(joint -> joint.comment()).containsExactly("", "root ( Qz )");
    }

    @Test
    void everyRowKnowsItsLineAndColumn() {
        Md5Mesh mesh = Texts.mesh(Texts.MESH).model();
        assertThat(mesh.joints().get(1).location()).hasToString("TextLocation[line=9, column=2]");
        assertThat(only(mesh).location()).hasToString("TextLocation[line=12, column=1]");
        assertThat(only(mesh).vertices().location(2)).hasToString("TextLocation[line=19, column=2]");
        assertThat(only(mesh).triangles().location(0)).hasToString("TextLocation[line=22, column=2]");
        assertThat(only(mesh).weights().location(3)).hasToString("TextLocation[line=28, column=2]");
        assertThat(only(mesh).numVerts().orElseThrow().location()).hasToString("TextLocation[line=16, column=11]");
    }

    @Test
    void everyComponentOfAFrameKnowsItsLine() {
        Md5Anim anim = anim("\t 1 0.5 0.00001\n", "\n 1 0.5\n\n 0.00001\n");
        assertThat(List.of(0, 1, 2, 3))
                .extracting(i -> anim.frames().get(1).line(i))
                .containsExactly(31, 31, 33, 34);
        assertThat(anim.frames().get(1).location()).hasToString("TextLocation[line=29, column=1]");
    }

    @Test
    void meshCutOffAnywhereKeepsWhatStandsBefore() {
        assertCutsAreReported(Texts.MESH, text -> Texts.mesh(text).issues(), Texts.MESH.lastIndexOf('}'));
    }

    @Test
    void animCutOffAnywhereKeepsWhatStandsBefore() {
        assertCutsAreReported(Texts.ANIM, text -> Texts.anim(text).issues(), Texts.ANIM.lastIndexOf('}'));
    }

    private interface Reading {
        List<Issue> issues(String text);
    }

    private static void assertCutsAreReported(String text, Reading reading, int end) {
        for (int length = 0; length <= end; length++) {
            assertThat(reading.issues(text.substring(0, length)))
                    .as("%d bytes", length)
                    .isNotEmpty();
        }
        assertThat(reading.issues(text.substring(0, end + 1))).isEmpty();
    }

    @Test
    void rowsBeforeACutAreThere() {
        int cut = Texts.MESH.indexOf("weight 2");
        Md5Mesh mesh = Texts.mesh(Texts.MESH.substring(0, cut)).model();
        assertThat(mesh.joints()).hasSize(2);
        assertThat(only(mesh).vertices().size()).isEqualTo(3);
        assertThat(weights(mesh)).isEqualTo("0 0 1.0 (0.0 0.0 0.0)\n1 1 1.0 (5.0 0.0 0.0)\n");
    }

    private static Md5Mesh mesh(String old, String replacement) {
        ReadResult<Md5Mesh> result = Texts.mesh(Texts.with(Texts.MESH, old, replacement));
        assertThat(result.issues()).isNotEmpty();
        return result.model();
    }

    private static Md5Anim anim(String old, String replacement) {
        return Texts.anim(Texts.with(Texts.ANIM, old, replacement)).model();
    }

    private static Mesh only(Md5Mesh mesh) {
        assertThat(mesh.meshes()).hasSize(1);
        return mesh.meshes().getFirst();
    }

    private static String weights(Md5Mesh mesh) {
        return Written.rows(only(mesh).weights());
    }
}
