package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All real files open, and the issues of the damaged ones are true. */
class RealFilesTest {

    /** All issues of files with errors. */
    private static final Map<String, List<String>> DAMAGED = Map.ofEntries(
            Map.entry(
                    "assimp/MD5/invalid/InvalidBoneIndex.md5mesh",
                    List.of(
                            "23:1 WEIGHT_JOINT_OUT_OF_RANGE",
                            "24:1 WEIGHT_JOINT_OUT_OF_RANGE",
                            "25:1 WEIGHT_JOINT_OUT_OF_RANGE")),
            Map.entry(
                    "assimp/MD5/invalid/OverflowingTriangleIndex.md5mesh",
                    List.of("18:1 TRI_DEGENERATE", "18:5 INTEGER_OUT_OF_RANGE")),
            Map.entry(
                    "assimp/MD5/invalid/OverflowingVertexIndex.md5mesh",
                    List.of("15:6 INTEGER_OUT_OF_RANGE", "18:1 TRI_DEGENERATE")),
            Map.entry(
                    "assimp/MD5/invalid/OverflowingWeightIndex.md5mesh",
                    List.of("18:1 TRI_DEGENERATE", "21:8 INTEGER_OUT_OF_RANGE")),
            Map.entry("assimp/MD5/malformed_weight_index.md5mesh", List.of("18:1 VERT_WEIGHTS_OUT_OF_RANGE")),
            Map.entry(
                    "assimp/MD2/malformed_zero_numvertices.md2",
                    List.of(
                            "byte 24 MD2_COUNT_TOO_SMALL",
                            "byte 28 MD2_COUNT_TOO_SMALL",
                            "byte 36 MD2_GL_NONE",
                            "byte 68 MD2_TRI_VERTEX_OUT_OF_RANGE",
                            "byte 68 MD2_TRI_COORD_OUT_OF_RANGE",
                            "byte 104 MD2_FRAME_NAME_EMPTY")),
            Map.entry("assimp/invalid/empty.md5mesh", List.of("1:1 FILE_EMPTY")),
            Map.entry(
                    "darkradiant/models/md5/test_v11.md5mesh",
                    List.of("17:3 FLAG_UNKNOWN", "21:35 VERT_COLOR_WITHOUT_FLAG")),
            Map.entry("darkradiant/models/md5/test_v12.md5mesh", List.of("15:2 VERT_NORMAL_OPPOSITE")),
            Map.entry(
                    "frankie/Frankie.md5mesh",
                    List.of(
                            "62:1 KEYWORD_MISSING",
                            "3652:1 KEYWORD_MISSING",
                            "65:2 KEYWORD_UNKNOWN",
                            "3655:2 KEYWORD_UNKNOWN")),
            Map.entry(
                    "own/partial-masks.md5anim",
                    List.of(
                            "7:23 COMPONENTS_COUNT_MISMATCH",
                            "10:2 COMPONENTS_UNUSED",
                            "16:2 COMPONENTS_UNUSED",
                            "11:2 JOINT_PARENT_LATER",
                            "15:2 JOINT_ORDER_NOT_DEPTH_FIRST",
                            "20:2 JOINT_ORDER_NOT_DEPTH_FIRST",
                            "15:2 COMPONENTS_OVERLAP",
                            "20:2 COMPONENTS_OVERLAP",
                            "24:2 BOUNDS_UNCHANGED",
                            "43:2 BASEFRAME_ORIENTATION_NON_UNIT")),
            Map.entry(
                    "own/partial-masks.md5mesh",
                    List.of(
                            "9:2 JOINT_PARENT_LATER",
                            "13:2 JOINT_ORDER_NOT_DEPTH_FIRST",
                            "18:2 JOINT_ORDER_NOT_DEPTH_FIRST",
                            "50:2 WEIGHT_OFFSETS_DISAGREE",
                            "199:2 WEIGHT_OFFSETS_DISAGREE")),
            Map.entry(
                    "tomatenquark/mapmodels/svarog/blade2/tau0/mapmodel.md5anim",
                    List.of("4:11 BOUNDS_COUNT_MISMATCH")),
            Map.entry("tomatenquark/snoutx10k/wings/wings.md5mesh", List.of("5:11 MESH_COUNT_MISMATCH")));

    /** Known properties of files that were made and used for games; a line for each code. */
    private static final Set<IssueCode> HABITS = EnumSet.of(
            IssueCode.ROOT_SEVERAL,
            IssueCode.MESH_EMPTY,
            IssueCode.TRI_DUPLICATE,
            IssueCode.SHADER_EMPTY,
            IssueCode.SHADER_ABSOLUTE,
            IssueCode.VERT_WEIGHTS_OVER_4,
            IssueCode.WEIGHT_BIAS_ZERO,
            IssueCode.COMPONENTS_CONSTANT,
            IssueCode.LOOP_NOT_CLOSED,
            IssueCode.BOUNDS_ALL_ZERO,
            IssueCode.MD2_SKIN_TOO_TALL,
            IssueCode.MD2_NAME_REST,
            IssueCode.MD2_COORD_OUTSIDE_SKIN);

    static Stream<Path> files() {
        return Stream.of("md5mesh", "md5anim", "md2").flatMap(kind -> Corpus.files(kind).stream());
    }

    static Set<String> damaged() {
        return DAMAGED.keySet();
    }

    @ParameterizedTest
    @MethodSource("damaged")
    void damageIsReportedWhereItIs(String file) throws IOException {
        List<Issue> issues = Inspector.inspect(Corpus.file(file)).issues();
        assertThat(issues)
                .filteredOn(issue -> !HABITS.contains(issue.code()))
                .flatExtracting(Issue::findings)
                .extracting(RealFilesTest::locationAndCode)
                .isEqualTo(DAMAGED.get(file));
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyOtherFileIsFineButForHabits(Path file) throws IOException {
        InspectedFile inspected = Inspector.inspect(file);
        boolean damaged = DAMAGED.keySet().stream().anyMatch(name -> file.equals(Corpus.file(name)));
        if (!damaged) {
            assertThat(inspected.issues()).allMatch(issue -> HABITS.contains(issue.code()));
            assertThat(inspected.count(Severity.ERROR)).isZero();
        }
    }

    @Test
    void moreThanAHundredFilesAreThere() {
        assertThat(files()).hasSizeGreaterThan(120);
    }

    @Test
    void meshesWhoseAuthorBrokeTheirShaderAreStillThere() throws IOException {
        Md5Mesh frankie = (Md5Mesh)
                Inspector.inspect(Corpus.file("frankie/Frankie.md5mesh")).content();
        assertThat(frankie.meshes()).hasSize(frankie.numMeshes().orElseThrow().toInt());
        assertThat(frankie.meshes())
                .allMatch(mesh ->
                        mesh.numVerts().orElseThrow().toInt() == mesh.vertices().size());
    }

    @Test
    void rowsOfALaterDialectAreReadAsFarAsTheyAreOurs() throws IOException {
        for (String version : List.of("11", "12")) {
            Path path = Corpus.file("darkradiant/models/md5/test_v" + version + ".md5mesh");
            Md5Mesh mesh = (Md5Mesh) Inspector.inspect(path).content();
            assertThat(mesh.meshes()).hasSize(1);
            assertThat(mesh.meshes().getFirst().vertices().size()).isEqualTo(4);
            assertThat(mesh.meshes().getFirst().weights().size()).isEqualTo(4);
        }
    }

    private static String locationAndCode(Finding finding) {
        return finding.location() + " " + finding.code();
    }
}
