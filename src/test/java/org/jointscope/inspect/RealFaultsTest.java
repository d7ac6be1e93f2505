package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exact issues of real files with known errors. */
class RealFaultsTest {

    private static final Map<String, String> REPORTS = Map.of(
            "assimp/invalid/empty.md5mesh",
            """
            1:1 error FILE_EMPTY The file contains no data.
            """,
            "assimp/MD5/invalid/InvalidBoneIndex.md5mesh",
            """
            12:8 info SHADER_EMPTY Mesh 0 has an empty shader name. [mesh 0]
            23:1 error WEIGHT_JOINT_OUT_OF_RANGE Weight 0 references joint 999, but the last joint is 0. [mesh 0, weight 0]
            24:1 error WEIGHT_JOINT_OUT_OF_RANGE Weight 1 references joint 999, but the last joint is 0. [mesh 0, weight 1]
            25:1 error WEIGHT_JOINT_OUT_OF_RANGE Weight 2 references joint 999, but the last joint is 0. [mesh 0, weight 2]
            """,
            "assimp/MD5/malformed_weight_index.md5mesh",
            """
            15:8 info SHADER_EMPTY Mesh 0 has an empty shader name. [mesh 0]
            18:1 error VERT_WEIGHTS_OUT_OF_RANGE Vertex 0 references weights 1000000 to 1000001, but the mesh has only 16 weights. [mesh 0, vertex 0]
            """,
            "redeclipse/player/hud_hands.md5mesh",
            """
            23:2 warning ROOT_SEVERAL Joint 15 'Upperarm.Right' is the second of 2 root joints; Doom 3 supports only one per animation. [joint 15]
            44:9 warning SHADER_ABSOLUTE Shader '/home/moop/games/redeclipse/redeclipse/models/actors/player/RE_Player_cavity.tga' is an absolute path (starts with '/'); games search only below their own folder. [mesh 0]
            """);

    /** Line and code of every finding, for errors that the readers also find. */
    private static final Map<String, List<String>> LOCATIONS = Map.of(
            "assimp/MD5/invalid/OverflowingTriangleIndex.md5mesh",
            List.of("12 SHADER_EMPTY", "18 TRI_DEGENERATE", "18 INTEGER_OUT_OF_RANGE"),
            "assimp/MD5/invalid/OverflowingVertexIndex.md5mesh",
            List.of("12 SHADER_EMPTY", "15 INTEGER_OUT_OF_RANGE", "18 TRI_DEGENERATE"),
            "assimp/MD5/invalid/OverflowingWeightIndex.md5mesh",
            List.of("12 SHADER_EMPTY", "18 TRI_DEGENERATE", "21 INTEGER_OUT_OF_RANGE"),
            "tomatenquark/snoutx10k/wings/wings.md5mesh",
            List.of("5 MESH_COUNT_MISMATCH", "81 ROOT_SEVERAL", "88 SHADER_ABSOLUTE"));

    static Set<String> locations() {
        return LOCATIONS.keySet();
    }

    @ParameterizedTest
    @MethodSource("locations")
    void everyFaultIsFoundWhereItIs(String file) throws IOException {
        assertThat(findings(file)).isEqualTo(LOCATIONS.get(file));
    }

    @Test
    void eachOfTheEmptyMeshesIsSaidToBeEmptyAndNothingElse() throws IOException {
        List<String> expected = Stream.concat(
                        IntStream.rangeClosed(0, 12).mapToObj(mesh -> 11 + 10 * mesh + " MESH_EMPTY"),
                        Stream.of("142 SHADER_EMPTY"))
                .toList();
        assertThat(findings("assimp/MD5/BoarMan.md5mesh")).isEqualTo(expected);
        assertThat(findings("assimp/models-nonbsd/MD5/BoarMan.md5mesh")).isEqualTo(expected);
    }

    @Test
    void meshesThatAnAuthorSwitchedOffAreOtherwiseFine() throws IOException {
        assertThat(findings("frankie/Frankie.md5mesh"))
                .filteredOn(finding -> !finding.endsWith(" VERT_WEIGHTS_OVER_4"))
                .containsExactlyInAnyOrder(
                        "9 ROOT_SEVERAL",
                        "62 KEYWORD_MISSING",
                        "3652 KEYWORD_MISSING",
                        "65 KEYWORD_UNKNOWN",
                        "3655 KEYWORD_UNKNOWN");
    }

    private static List<String> findings(String file) throws IOException {
        return Inspector.inspect(Corpus.file(file)).issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .map(finding -> finding.location().line() + " " + finding.code())
                .toList();
    }

    static Set<String> files() {
        return REPORTS.keySet();
    }

    @ParameterizedTest
    @MethodSource("files")
    void reportSaysWhatIsWrong(String file) throws IOException {
        assertThat(FixtureReports.actual(Corpus.file(file))).isEqualTo(REPORTS.get(file));
    }
}
