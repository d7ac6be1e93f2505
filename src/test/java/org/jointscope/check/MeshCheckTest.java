package org.jointscope.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeshCheckTest {

    private static List<String> findings(MeshBuilder mesh) {
        return Findings.of(issues -> MeshCheck.check(mesh.build(), issues));
    }

    private static List<String> findings(IssueCode code, MeshBuilder mesh) {
        return Findings.of(code, issues -> MeshCheck.check(mesh.build(), issues));
    }

    private static MeshBuilder oneRoot() {
        return new MeshBuilder().joint("root", -1, 0, 0, 0);
    }

    /** Three vertices of one weight each, for a triangle. */
    private static MeshBuilder corners() {
        return oneRoot().vertAt(0, 0, 0).vertAt(1, 0, 0).vertAt(0, 1, 0);
    }

    @Test
    void triangleWithItsBackIsFine() {
        assertThat(findings(corners().tri(0, 1, 2).tri(0, 2, 1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 2", "1, 2, 0", "2, 0, 1"})
    void triangleIsTheSameWhicheverVertexItBeginsWith(int a, int b, int c) {
        assertThat(findings(corners().tri(1, 2, 0).tri(a, b, c)))
                .containsExactly("TRI_DUPLICATE Triangle 1 ( %d %d %d ) duplicates triangle 0.".formatted(a, b, c));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1, 0", "1, 0, 0, 0", "0, 1, 0, 0", "2, 2, 2, 2"})
    void triangleOfFewerThanThreeVerticesIsDegenerate(int a, int b, int c, int twice) {
        assertThat(findings(corners().tri(0, 1, 2).tri(a, b, c)))
                .containsExactly(
                        "TRI_DEGENERATE Triangle 1 is degenerate: it uses vertex %d more than once.".formatted(twice));
    }

    @Test
    void everyRepeatOfATriangleNamesTheFirst() {
        MeshBuilder mesh = corners().vertAt(0, 0, 1).tri(2, 1, 0);
        assertThat(findings(mesh.tri(0, 1, 3).tri(0, 2, 1).tri(1, 0, 2)))
                .containsExactly(
                        "TRI_DUPLICATE Triangle 2 ( 0 2 1 ) duplicates triangle 0.",
                        "TRI_DUPLICATE Triangle 3 ( 1 0 2 ) duplicates triangle 0.");
    }

    @Test
    void degenerateTrianglesAreNoDuplicates() {
        assertThat(findings(
                        IssueCode.TRI_DUPLICATE,
                        corners().tri(0, 1, 2).tri(0, 0, 0).tri(0, 0, 0)))
                .isEmpty();
    }

    @Test
    void vertexOutOfRangeLeavesNobodyUnused() {
        assertThat(findings(corners().tri(0, 1, 3)))
                .containsExactly("TRI_VERTEX_OUT_OF_RANGE Triangle 0 references vertex 3, but the mesh"
                        + " has only 3 vertices.");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.9991, 0.999999, 1.000001, 1.0009, Double.NaN})
    void biasesThatAreNearly1InSumAreFine(double bias) {
        assertThat(findings(IssueCode.VERT_BIAS_SUM, oneRoot().vert(0, 1).weight(0, bias, 0, 0, 0)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0.998, toward", "1.002, away from", "0.4245, toward"})
    void biasesThatAreNotNearly1InSumAreReported(double bias, String direction) {
        assertThat(findings(IssueCode.VERT_BIAS_SUM, oneRoot().vert(0, 1).weight(0, bias, 0, 0, 0)))
                .containsExactly("The biases of vertex 0 sum to "
                        + bias
                        + " instead of 1, which moves it "
                        + direction
                        + " the model origin.");
    }

    @ParameterizedTest
    @CsvSource({"1.0000013, 0", "1.00009, 0", "1.0002, 1"})
    void orientationMayBeAsMuchTooLongAsRoundingMakesIt(double square, int reported) {
        Vector3 orientation = new Vector3(Math.sqrt(square), 0, 0);
        assertThat(findings(
                        IssueCode.JOINT_ORIENTATION_NON_UNIT,
                        new MeshBuilder().joint("root", -1, Vector3.ZERO, orientation)))
                .hasSize(reported);
    }

    @Test
    void unreadableNumbersAreNotAssessedAgain() {
        int missing = ModelFile.MISSING;
        double nan = Double.NaN;
        MeshBuilder mesh = new MeshBuilder()
                .joint("", missing, new Vector3(nan, nan, nan), new Vector3(nan, nan, nan))
                .vert(missing, missing)
                .vert(0, missing)
                .vert(missing, 1)
                .tri(missing, 0, 0)
                .weight(missing, nan, nan, nan, nan);
        assertThat(findings(mesh)).isEmpty();
    }

    @Test
    void nothingOverflows() {
        int most = Integer.MAX_VALUE;
        assertThat(findings(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE, corners().vert(most, most)))
                .containsExactly(
                        "Vertex 3 references weights 2147483647 to 4294967293, but the mesh" + " has only 3 weights.");
        assertThat(findings(corners().tri(0, 1, 2).tri(most, -5, most)))
                .filteredOn(message -> message.startsWith("TRI_VERTEX"))
                .hasSize(3);
    }

    /** Every vertex references every weight: there must not be a step for each pair. */
    @Test
    void hugeMeshIsCheckedInNoTime() {
        int rows = 200_000;
        MeshBuilder builder = oneRoot();
        for (int row = 0; row < rows; row++) {
            builder.vert(0, rows).weight(0, 0.5, 0, 0, 0).tri(row, row / 2, row / 3);
        }
        Md5Mesh mesh = builder.build();
        IssueLog issues = new IssueLog();
        assertTimeout(Duration.ofSeconds(5), () -> MeshCheck.check(mesh, issues));
        assertThat(issues.issues())
                .filteredOn(issue -> issue.code() == IssueCode.VERT_WEIGHTS_OVER_8)
                .singleElement()
                .matches(issue -> issue.count() == rows);
    }
}
