package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process with an unsaved edit is killed; the next one restores the edit. */
@NeedsDisplay
class RecoveryIT {
    @TempDir
    private Path folder;

    @Test
    void editSurvivesTheEndOfTheProcess() throws Exception {
        Path anim = Files.copy(Sample.files().getLast(), folder.resolve("walk.md5anim"));
        byte[] before = Files.readAllBytes(anim);
        ProcessBuilder builder = ProgramProcess.of(
                ProgramWithEdit.class,
                List.of("-D" + FileSettings.PROPERTY + "=" + WindowUser.settings("playback.whenOpened=false")),
                anim.toString());
        builder.environment().put("XDG_RUNTIME_DIR", folder.toString());
        builder.redirectError(folder.resolve("errors").toFile());
        assertThat(use(builder)).containsExactly("", "*walk.md5anim – Jointscope");
        assertThat(use(builder))
                .first()
                .asString()
                .startsWith("Jointscope closed with 1 unsaved edit to walk.md5anim. Last edit: ");
        assertThat(use(builder)).as("the restored edit is stored again").last().isEqualTo("*walk.md5anim – Jointscope");
        assertThat(anim).hasBinaryContent(before);
        assertThat(folder.resolve("errors")).hasContent("");
    }

    /** The two lines that a process prints; then it is killed. */
    private static List<String> use(ProcessBuilder builder) throws Exception {
        Process process = builder.start();
        try (BufferedReader output = process.inputReader()) {
            return List.of(output.readLine(), output.readLine());
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
