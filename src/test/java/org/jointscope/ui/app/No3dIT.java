package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import java.util.concurrent.TimeUnit;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JavaFX detects 3D support once per process, so this requires a separate process. */
@NeedsDisplay
class No3dIT {
    private static final long PATIENCE_SECONDS = 180;

    @TempDir
    private Path folder;

    @Test
    void windowSaysWhatIsMissingAndAllElseWorks() throws Exception {
        int joints = SmallModel.open(Sample.files().toArray(Path[]::new))
                .model()
                .rig()
                .size();
        ResourceBundle texts = Texts.program().bundle();
        String sample = "dapple.md5mesh + walk.md5anim";

        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process program = ProgramProcess.of(WindowWithout3d.class, List.of("-Dprism.order=sw"))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        boolean ended = program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        program.destroyForcibly();

        assertThat(err).hasContent("");
        List<String> lines = Files.readAllLines(out);
        assertThat(lines)
                .containsSubsequence(
                        "title: " + sample + " – Jointscope",
                        "message: "
                                + texts.getString("viewport.missing.title")
                                + texts.getString("viewport.missing.text"),
                        "picture: false",
                        "tools: false",
                        "legend: false",
                        "joints: " + joints)
                .endsWith("plays")
                .anySatisfy(line -> assertThat(line).startsWith("summary: Sample: " + sample + "  ·  "));
        assertThat(ended).isTrue();
        assertThat(program.exitValue()).isZero();
    }
}
