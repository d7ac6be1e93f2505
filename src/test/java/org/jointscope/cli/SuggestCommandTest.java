package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.inspect.Sample;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuggestCommandTest {

    private static final String MESH = Sample.files().getFirst().toString();
    private static final Path WALK = Sample.files().getLast();

    @TempDir
    private Path folder;

    private String shifted;
    private String well;

    @BeforeEach
    void damage() throws IOException {
        well = WALK.toString();
        shifted = damaged("\"chest\"\t2 56 13", "\"chest\"\t2 56 14");
    }

    private String damaged(String row, String instead) throws IOException {
        String text = Files.readString(WALK);
        assertThat(text).contains(row);
        return Samples.write(folder, "walk.md5anim", text.replace(row, instead));
    }

    @Test
    void lineNamesJointChangeCostAndReasons() {
        Run run = Run.of("suggest", shifted);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().findFirst().orElseThrow())
                .matches("joint 4 'chest': startIndex 14 → 13; cost [0-9]+(\\.[0-9])? → 0"
                        + " \\(unused components 1 → 0, shared components 1 → 0,"
                        + " joints out of order 2 → 0, closer to the baseframe\\);"
                        + " confidence high");
    }

    @Test
    void whereAllIsWellThatIsSaid() throws IOException {
        assertThat(Run.of("suggest", well).out().lines()).containsExactly(well + ": no suggestions");
        assertThat(json(Run.of("suggest", well, "--json")).get("suggestions")).isEmpty();
    }

    @Test
    void meshMayStandOnEitherSide() {
        String line = Run.of("suggest", shifted, MESH).out();
        assertThat(line).startsWith("joint 4 'chest': startIndex 14 → 13; ");
        assertThat(Run.of("suggest", MESH, shifted).out()).isEqualTo(line);
    }

    @Test
    void jsonHasExactlyTheseMembers() throws IOException {
        JsonNode root = json(Run.of("suggest", shifted, "--json"));
        assertThat(root.fieldNames()).toIterable().containsExactly("file", "suggestions");
        assertThat(root.get("file").asText()).isEqualTo(shifted);
        JsonNode first = root.get("suggestions").get(0);
        assertThat(first.fieldNames())
                .toIterable()
                .containsExactly("joint", "index", "edit", "costBefore", "costAfter", "confidence", "reasons", "text");
        assertThat(first.get("confidence").asText()).isEqualTo("high");
        assertThat(first.get("joint").asText()).isEqualTo("chest");
        assertThat(first.get("index").asInt()).isEqualTo(4);
        assertThat(first.get("edit"))
                .isEqualTo(new ObjectMapper()
                        .readTree("{\"kind\": \"startIndex\", \"index\": 4, \"startIndex\":" + " 13}"));
        assertThat(first.get("costBefore").asDouble()).isGreaterThan(10);
        assertThat(first.get("costAfter").toString()).isEqualTo("0");
        assertThat(first.get("reasons").get(0).toString())
                .isEqualTo("{\"evidence\":\"unused-components\",\"before\":1,\"after\":0}");
        assertThat(first.get("text").asText()).isEqualTo("joint 4 'chest': startIndex 14 → 13");
    }

    @Test
    void flagsAreSaidInWordsToo() throws IOException {
        String missing = damaged("\"chest\"\t2 56 13", "\"chest\"\t2 40 13");
        assertThat(Run.of("suggest", missing).out()).startsWith("joint 4 'chest': flags 40 → 56 (with Qy); cost ");
        JsonNode first =
                json(Run.of("suggest", missing, "--json")).get("suggestions").get(0);
        assertThat(first.get("edit").toString()).isEqualTo("{\"kind\":\"flags\",\"index\":4,\"flags\":56}");
    }

    @Test
    void editsOfManyRowsNameNoJoint() throws IOException {
        String text = Files.readString(WALK);
        for (int start = 1; start < 20; start++) {
            text = text.replace(" 56 " + start + "\t", " 56 " + (start + 1) + "\t");
        }
        String file = Samples.write(folder, "many.md5anim", text);
        assertThat(Run.of("suggest", file).out()).startsWith("all startIndex values renumbered from the flags; cost ");
        JsonNode first =
                json(Run.of("suggest", file, "--json")).get("suggestions").get(0);
        assertThat(first.get("joint").isNull()).isTrue();
        assertThat(first.get("index").isNull()).isTrue();
        assertThat(first.get("edit").toString()).isEqualTo("{\"kind\":\"renumberStarts\"}");
    }

    @Test
    void jointCanBeNamed() {
        assertThat(Run.of("suggest", shifted, "--joint", "chest").out())
                .startsWith("joint 4 'chest': startIndex 14 → 13; ");
        assertThat(Run.of("suggest", well, "--joint", "chest").out())
                .endsWith(": no suggestions" + System.lineSeparator());
        Run unknown = Run.of("suggest", shifted, "--joint", "chset");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("Unknown joint 'chset'.");
        assertThat(unknown.out()).isEmpty();
    }

    @Test
    void oneAnimationIsNeeded() {
        for (Run run :
                new Run[] {Run.of("suggest", MESH), Run.of("suggest", well, shifted), Run.of("suggest", MESH, MESH)}) {
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("Expected one .md5anim and at most one .md5mesh.");
        }
        assertThat(Run.of("suggest", folder.resolve("missing.md5anim").toString())
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void controlCharactersNeverReachTheTerminal() throws IOException {
        String hostile = damaged("\"chest\"\t2 56 13", "\"ch\u001b[2Jest\"\t2 56 14");
        assertThat(Run.of("suggest", hostile).out()).startsWith("joint 4 'ch\uFFFD[2Jest': ");
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }
}
