package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that are kept in a file by {@code check --results}. */
class CheckResultsTest {

    private static final String DAMAGED = Samples.MESH.replace("weight 1 0 1 (", "weight 1 7 1 (");

    /** Replaces the message of a kept result: it is printed if and only if the file is not checked again. */
    private static final String MESSAGE = "Weight 1 references joint 7, but the last joint is 1.";

    private static final String KEPT = "Kept.";

    @TempDir
    private Path folder;

    private Path results;
    private Path models;

    @BeforeEach
    void write() throws IOException {
        results = folder.resolve("results");
        models = Files.createDirectory(folder.resolve("models"));
        for (String name : List.of("a", "b", "c")) {
            Path model = Files.createDirectory(models.resolve(name));
            Files.writeString(model.resolve("m.md5mesh"), DAMAGED);
            Files.writeString(model.resolve("m.md5anim"), Samples.ANIM);
        }
    }

    private Run check(String... more) {
        return Run.of(
                Stream.concat(Stream.of("check", models.toString(), "--results", results.toString()), Stream.of(more))
                        .toArray(String[]::new));
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(results);
    }

    private void replaceMessages() throws IOException {
        String text = Files.readString(results);
        assertThat(text).contains(MESSAGE);
        Files.writeString(results, text.replace(MESSAGE, KEPT));
    }

    private static long kept(Run run) {
        return run.out().lines().filter(line -> line.endsWith(KEPT)).count();
    }

    @Test
    void secondCheckPrintsTheSame() throws IOException {
        Run plain = Run.of("check", models.toString());
        Run first = check();
        assertThat(first).isEqualTo(plain);
        assertThat(lines()).hasSize(6);
        assertThat(check()).isEqualTo(plain);
        assertThat(lines()).as("nothing was checked again").hasSize(6);
        assertThat(check("--json")).isEqualTo(Run.of("check", models.toString(), "--json"));
        replaceMessages();
        assertThat(kept(check())).isEqualTo(3);
    }

    /** All files of the folder: an animation depends on its meshes. */
    @Test
    void changedFolderIsCheckedAgain() throws IOException {
        check();
        replaceMessages();
        Files.setLastModifiedTime(models.resolve("b/m.md5anim"), FileTime.fromMillis(1));
        Run run = check();
        assertThat(kept(run)).isEqualTo(2);
        assertThat(run.out()).contains("b/m.md5mesh:19:2: error WEIGHT_JOINT_OUT_OF_RANGE " + MESSAGE);
        assertThat(lines()).hasSize(8);
        Files.writeString(models.resolve("c/n.md5mesh"), Samples.MESH);
        assertThat(check().out()).contains("c/n.md5mesh").contains("(with n.md5mesh)");
    }

    @Test
    void otherOptionsHaveOtherResults() throws IOException {
        check();
        replaceMessages();
        assertThat(kept(check("--engine", "doom3"))).isZero();
        assertThat(kept(check("--severity", "WEIGHT_JOINT_OUT_OF_RANGE=hint")))
                .as("the severity is no part of the result")
                .isEqualTo(3);
    }

    @Test
    void tornLastLineIsChecked() throws IOException {
        Run whole = check();
        byte[] all = Files.readAllBytes(results);
        for (int length : List.of(all.length - 1, all.length - 700, 5, 0)) {
            Files.write(results, Arrays.copyOf(all, length));
            assertThat(check()).isEqualTo(whole);
            assertThat(lines()).hasSize(6);
        }
    }

    @Test
    void damagedLineIsChecked() throws IOException {
        Run whole = check();
        Files.writeString(results, Files.readString(results).replace("\"issues\"", "\"other\""));
        assertThat(check()).isEqualTo(whole);
    }

    @Test
    void otherFilesAreNotOverwritten() throws IOException {
        for (String text : List.of(Samples.MESH, "x")) {
            Files.writeString(results, text);
            Run run = check();
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("results: file exists and does not contain results of jointscope check");
            assertThat(results).hasContent(text);
        }
    }
}
