package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jointscope.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that end in the middle, as processes. */
@EnabledOnOs(OS.LINUX)
class CheckInterruptedIT {

    private static final int FOLDERS = 400;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        for (int i = 0; i < FOLDERS; i++) {
            Path model = Files.createDirectories(folder.resolve("models/m" + i));
            Files.writeString(model.resolve("t.md5mesh"), Samples.MESH);
            Files.writeString(model.resolve("t.md5anim"), Samples.ANIM);
        }
    }

    private Process start(String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                CommandProcessIT.classPath(),
                Main.class.getName(),
                "check",
                "models",
                "--results",
                "results"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private void awaitResults(Process check) throws IOException, InterruptedException {
        Path results = folder.resolve("results");
        while (check.isAlive() && (!Files.exists(results) || Files.size(results) == 0)) {
            Thread.sleep(1);
        }
    }

    private String out() throws IOException {
        return Files.readString(folder.resolve("out"));
    }

    @Test
    void killedCheckContinues() throws IOException, InterruptedException {
        Process killed = start();
        awaitResults(killed);
        killed.destroyForcibly().waitFor();
        long kept = Files.readString(folder.resolve("results")).lines().count();
        assertThat(kept).isBetween(1L, 2L * FOLDERS - 1);
        assertThat(start().waitFor()).isZero();
        String continued = out() + Files.readString(folder.resolve("err"));
        Files.delete(folder.resolve("results"));
        assertThat(start().waitFor()).isZero();
        assertThat(continued).isEqualTo(out() + Files.readString(folder.resolve("err")));
        assertThat(continued).contains("800 files, 400 pairs");
    }

    /** As by Ctrl+C. */
    @Test
    void interruptedCheckHasAValidReportAndNoLog() throws IOException, InterruptedException {
        Process check = start("--json", "--sarif", "log");
        awaitResults(check);
        new ProcessBuilder("kill", "-INT", Long.toString(check.pid())).start().waitFor();
        assertThat(check.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(check.exitValue()).isEqualTo(130);
        JsonNode report = new ObjectMapper().readTree(folder.resolve("out").toFile());
        assertThat(report.path("interrupted").asBoolean()).isTrue();
        assertThat(report.path("files").size()).isBetween(1, 2 * FOLDERS - 1);
        assertThat(folder.resolve("err")).content().contains("interrupted; not all files were checked");
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("models", "results", "out", "err");
        }
    }
}
