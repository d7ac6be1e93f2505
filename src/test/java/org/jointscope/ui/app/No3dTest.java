package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.testing.TestDisplay;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import java.util.concurrent.TimeUnit;

/** JavaFX decides once in a process whether it has 3D, so this needs a process of its own. */
@NeedsDisplay
class No3dTest {
    private static final long PATIENCE_SECONDS = 180;

    @TempDir private Path folder;

    @Test
    void windowSaysWhatIsMissingAndAllElseWorks() throws Exception {
        int joints = SmallModel.open(Sample.files().toArray(Path[]::new)).model().rig().size();
        ResourceBundle texts = ResourceBundle.getBundle("org.jointscope.ui.messages");
        String sample = "dapple.md5mesh + walk.md5anim";

        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process program =
                builder().redirectOutput(out.toFile()).redirectError(err.toFile()).start();
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
                .anySatisfy(line -> assertThat(line).startsWith("summary: " + sample + "  ·  "));
        assertThat(ended).isTrue();
        assertThat(program.exitValue()).isZero();
    }

    private static ProcessBuilder builder() {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.util.logging.config.file=src/test/resources/logging.properties",
                        "-D" + FileSettings.PROPERTY + "=target/settings/without3d.properties",
                        "-Dstdout.encoding=UTF-8",
                        "-Dprism.order=sw",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WindowWithout3d.class.getName());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        TestDisplay.current()
                .own()
                .ifPresent(
                        display -> {
                            builder.environment().put("DISPLAY", display.name());
                            builder.environment().put("GDK_BACKEND", "x11");
                        });
        return builder;
    }
}
