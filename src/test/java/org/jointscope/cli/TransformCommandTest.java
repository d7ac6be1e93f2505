package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TransformCommandTest {

    @TempDir
    private Path folder;

    @Test
    void meshAndAnimationAreScaledAndRotated() throws IOException {
        String mesh = Samples.mesh(folder);
        String anim = Samples.anim(folder);
        Path to = folder.resolve("new");
        Run run = Run.of("transform", mesh, anim, "--scale=2", "--rotate", "0,0,45", "--out-dir", to.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("scaled by 2, rotated by 0°, 0°, 45°", "the new bounds enclose");
        assertThat(Run.of("check", to.toString()).err()).doesNotContain("cannot");
        String before = Files.readString(Path.of(mesh));
        String after = Files.readString(to.resolve(Path.of(mesh).getFileName()));
        assertThat(after).isNotEqualTo(before);
        assertThat(after.lines().count()).isEqualTo(before.lines().count());
    }

    @Test
    void onlyTheLineOfTheFrameRateChanges() throws IOException {
        String anim = Samples.anim(folder);
        Path to = folder.resolve("new.md5anim");
        Run run = Run.of("transform", anim, "--frame-rate=30", "-o", to.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("frame rate set to 30 fps").doesNotContain("scaled");
        assertThat(Files.readString(to))
                .isEqualTo(Files.readString(Path.of(anim)).replace("frameRate 24", "frameRate 30"))
                .contains("frameRate 30");
        String same = folder.resolve("same.md5anim").toString();
        assertThat(Run.of("transform", to.toString(), "--frame-rate=30", "-o", same)
                        .exitCode())
                .isZero();
        assertThat(Path.of(same)).hasSameBinaryContentAs(to);
        Run mesh = Run.of("transform", Samples.mesh(folder), "--frame-rate=30", "-o", same);
        assertThat(mesh.exitCode()).isEqualTo(2);
        assertThat(mesh.err()).contains("no frameRate line");
    }

    @Test
    void invalidOptionsAreReported() throws IOException {
        String mesh = Samples.mesh(folder);
        String to = folder.resolve("new.md5mesh").toString();
        assertThat(Run.of("transform", mesh, "-o", to).err()).contains("Nothing to do");
        assertThat(Run.of("transform", mesh, "-o", to, "--scale=-1").err()).contains("Nothing to do");
        assertThat(Run.of("transform", mesh, "-o", to, "--frame-rate=0").err()).contains("at least 1");
        assertThat(Run.of("transform", mesh, "-o", to, "--frame-rate=30", "--scale=-1")
                        .err())
                .contains("Nothing to do");
        assertThat(Run.of("transform", mesh, "-o", to, "--rotate=1,2").err()).contains("three angles");
        assertThat(Path.of(to)).doesNotExist();
    }
}
