package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jointscope.files.TestArchives;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives as arguments, and as places of a game. */
class ArchiveCommandTest {

    private static final byte[] MESH = Samples.MESH.getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private Path model(String name) throws IOException {
        return TestArchives.write(folder.resolve(name), Map.of("models/arm.md5mesh", MESH, "../evil.tga", new byte[1]));
    }

    @Test
    void faultsOfAnArchiveAreAResultOfItsOwn() throws IOException {
        String archive = model("a.pk4").toString();
        Path log = folder.resolve("log.sarif");
        Run run = Run.of("check", archive, "--sarif", log.toString());
        assertThat(run.out())
                .startsWith(archive + ": byte 0: warning ARCHIVE_ENTRY_NAME Entry '../evil.tga' is ignored");
        assertThat(run.err()).startsWith("2 files, 0 pairs");
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(log)).contains("a.pk4\"").contains("\"ruleId\": \"ARCHIVE_ENTRY_NAME\"");
        JsonNode files = new ObjectMapper()
                .readTree(Run.of("check", "--json", archive).out())
                .path("files");
        assertThat(files.findValuesAsText("kind")).containsExactly("archive", "md5mesh");
        assertThat(files.get(0).path("path").asText()).isEqualTo(archive);
        assertThat(files.get(0).path("issues").get(0).path("code").asText()).isEqualTo("ARCHIVE_ENTRY_NAME");
        assertThat(files.get(0).path("verdicts")).isEmpty();
        assertThat(Run.of("check", archive, "--ignore", "ARCHIVE_ENTRY_NAME").out())
                .doesNotContain("ARCHIVE_");
    }

    @Test
    void archivesOfAGameAndOfNamedFilesAreChecked() throws IOException {
        String archive = model("a.pk4").toString();
        String mesh = Samples.mesh(Files.createDirectory(folder.resolve("work")));
        assertThat(Run.of("check", mesh, "--game", archive).out())
                .contains("a.pk4: byte 0: warning ARCHIVE_ENTRY_NAME");
        assertThat(Run.of("check", archive + "/models/arm.md5mesh").out()).contains("ARCHIVE_ENTRY_NAME");
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "check", "pose", "check --engine doom3"})
    void aDamagedArchiveIsUnreadable(String command) throws IOException {
        Path archive = Files.writeString(folder.resolve("a.pk4"), "Rar!");
        Run run = Run.of((command + " " + archive).split(" "));
        assertThat(run.err())
                .contains(archive + ": the archive is damaged, or its content is not in .zip or .pak format");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "pose"})
    void anArchiveWithoutModelsHasNothingToShow(String command) throws IOException {
        Path archive = TestArchives.write(folder.resolve("a.pk4"), "a.tga");
        Run run = Run.of(command, archive.toString());
        assertThat(run.err()).contains(archive + ": no .md5mesh").contains("files in this archive");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void filesOfADefAreFoundInAnArchive() throws IOException {
        Path archive = model("game/arm.pk4");
        String def = Samples.write(
                Files.createDirectory(folder.resolve("work")), "arm.def", "model arm { mesh models/arm.md5mesh }");
        assertThat(Run.of("check", def).out()).contains("DEF_MESH_NOT_FOUND");
        for (String order : new String[] {"doom3", "Quake", "quake2", "folders"}) {
            Run run = Run.of("check", def, "--game", archive.toString(), "--search-order", order);
            assertThat(run.out()).doesNotContain("DEF_MESH_NOT_FOUND");
            assertThat(run.exitCode()).isZero();
        }
    }

    @Test
    void userHasADefaultGame() throws IOException {
        Path game = Files.createDirectory(folder.resolve("game"));
        TestArchives.write(game.resolve("arm.pk4"), Map.of("models/arm.md5mesh", MESH));
        String def = Samples.write(
                Files.createDirectory(folder.resolve("work")), "arm.def", "model arm { mesh models/arm.md5mesh }");
        String text = "jointscope.check.game=" + game.toString().replace('\\', '/') + "\n";
        Path defaults = Files.writeString(folder.resolve("defaults"), text);
        assertThat(Run.of("check", def).out()).contains("DEF_MESH_NOT_FOUND");
        assertThat(Run.withDefaults(defaults, "check", def).out()).doesNotContain("DEF_MESH_NOT_FOUND");
        Files.writeString(defaults, text + "jointscope.check.search-order=folders\n");
        assertThat(Run.withDefaults(defaults, "check", def).out()).contains("DEF_MESH_NOT_FOUND");
        Run asked = Run.withDefaults(defaults, "check", def, "--search-order", "doom3");
        assertThat(asked.out()).doesNotContain("DEF_MESH_NOT_FOUND");
        Files.writeString(defaults, "search-order=doom\n");
        Run wrong = Run.withDefaults(defaults, "check", def);
        assertThat(wrong.err())
                .startsWith("jointscope: " + defaults + ": ")
                .contains("expected one of doom3, quake, quake2, folders");
        assertThat(wrong.exitCode()).isEqualTo(2);
    }

    @Test
    void aGameThatDoesNotExistIsWrongUse() throws IOException {
        String missing = folder.resolve("missing").toString();
        Run run = Run.of("check", Samples.mesh(folder), "--game", missing);
        assertThat(run.err()).contains("'--game'").contains("'" + missing + "' is not a folder or archive");
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
