package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check} on all real files of the corpus. */
class CheckCorpusTest {

    private static final Map<String, JsonNode> FILES = new HashMap<>();

    private static Path corpus;
    private static Run run;
    private static JsonNode checked;

    @BeforeAll
    static void checkAll() throws IOException {
        corpus = Corpus.file("own").getParent();
        run = Run.of("check", "--json", corpus.toString());
        checked = new ObjectMapper().readTree(run.out());
        for (JsonNode file : checked.get("files")) {
            FILES.put(relative(file.get("path")), file);
        }
    }

    @Test
    void everyModelAndAnimationIsChecked() {
        int models = Stream.of("md5mesh", "md5anim", "md5camera", "md2", "def", "skin", "mtr")
                .mapToInt(kind -> Corpus.files(kind).size())
                .sum();
        assertThat(FILES).hasSize(models);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }

    /** All of these are in the folder of their mesh. */
    @Test
    void everyAnimationHasItsMesh() {
        assertThat(checked.get("pairs")).hasSize(Corpus.files("md5anim").size());
        assertThat(checked.get("pairs"))
                .extracting(pair -> Path.of(pair.get("mesh").asText())
                        .resolveSibling(Path.of(pair.get("anim").asText()).getFileName())
                        .toString())
                .containsExactlyElementsOf(
                        checked.get("pairs").findValuesAsText("anim").stream().toList());
    }

    @ParameterizedTest
    @CsvSource({
        "assimp/MD5/invalid/InvalidBoneIndex.md5mesh, WEIGHT_JOINT_OUT_OF_RANGE, 23, 3",
        "assimp/MD5/invalid/OverflowingVertexIndex.md5mesh, INTEGER_OUT_OF_RANGE, 15, 1",
        "assimp/MD5/malformed_weight_index.md5mesh, VERT_WEIGHTS_OUT_OF_RANGE, 18, 1",
        "assimp/invalid/empty.md5mesh, FILE_EMPTY, 1, 1",
        "darkradiant/models/md5/test_v11.md5mesh, VERT_COLOR_WITHOUT_FLAG, 21, 1",
        "frankie/Frankie.md5mesh, KEYWORD_UNKNOWN, 65, 2",
        "tomatenquark/mapmodels/svarog/blade2/tau0/mapmodel.md5anim, BOUNDS_COUNT_MISMATCH, 4, 1",
        "tomatenquark/snoutx10k/wings/wings.md5mesh, MESH_COUNT_MISMATCH, 5, 1"
    })
    void whatIsKnownToBeWrongIsSaid(String file, String code, int line, int count) {
        JsonNode issue = issue(file, code);
        assertThat(issue.get("line").asInt()).isEqualTo(line);
        assertThat(issue.get("count").asInt()).isEqualTo(count);
        assertThat(issue.get("places")).hasSize(count);
    }

    @Test
    void locationsInABinaryFileAreBytes() {
        JsonNode issue = issue("assimp/MD2/malformed_zero_numvertices.md2", "MD2_COUNT_TOO_SMALL");
        assertThat(issue.get("offset").asInt()).isEqualTo(24);
        assertThat(issue.get("places").findValuesAsText("offset")).containsExactly("24", "28");
        assertThat(issue.has("line")).isFalse();
        assertThat(issue.has("column")).isFalse();
    }

    @Test
    void countsAddUp() {
        Map<String, Integer> counts = new HashMap<>();
        List<JsonNode> all = new ArrayList<>();
        checked.get("files").forEach(all::add);
        checked.get("pairs").forEach(all::add);
        for (JsonNode part : all) {
            for (JsonNode issue : part.get("issues")) {
                counts.merge(issue.get("severity").asText(), issue.get("count").asInt(), Integer::sum);
            }
        }
        assertThat(checked.get("errors").asInt()).isEqualTo(counts.get("error"));
        assertThat(checked.get("warnings").asInt()).isEqualTo(counts.get("warning"));
    }

    /** Exit code 1 for a file with an error, otherwise 0. */
    @Test
    void exitCodeSaysWhetherAFileHasErrors() {
        FILES.forEach((name, file) -> {
            boolean errors = file.get("issues").findValuesAsText("severity").contains("error");
            Run one = Run.of("check", corpus.resolve(name).toString());
            assertThat(one.exitCode()).as(name).isEqualTo(errors ? 1 : 0);
        });
    }

    private static JsonNode issue(String file, String code) {
        for (JsonNode issue : FILES.get(file).get("issues")) {
            if (issue.get("code").asText().equals(code)) {
                return issue;
            }
        }
        throw new AssertionError(file + " has no " + code);
    }

    private static String relative(JsonNode path) {
        return corpus.relativize(Path.of(path.asText())).toString().replace('\\', '/');
    }
}
