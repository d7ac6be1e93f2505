package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.testing.ReplacedModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comparison of an .md2 with its MD5 replacement by {@code info}. */
class InfoCounterpartTest {

    @TempDir
    private Path folder;

    private Path md2;
    private Path mesh;

    @BeforeEach
    void writePair() throws IOException {
        Path made = Path.of(Samples.mesh(folder));
        Path anim = Path.of(Samples.anim(folder));
        md2 = ReplacedModel.of(made, anim).scaled(2, 1.5).write(folder, "tris", made, anim);
        mesh = folder.resolve("md5").resolve("tris.md5mesh");
    }

    private static JsonNode counterpart(Path file) throws IOException {
        Run run = Run.of("info", "--json", file.toString());
        assertThat(run.exitCode()).isZero();
        return new ObjectMapper().readTree(run.out()).get("files").get(0).get("counterpart");
    }

    @Test
    void bothFilesHaveTheSameFigures() throws IOException {
        JsonNode ofMd2 = counterpart(md2);
        JsonNode ofMesh = counterpart(mesh);
        assertThat(ofMd2.get("path").textValue()).isEqualTo(mesh.toString());
        assertThat(ofMesh.get("path").textValue()).isEqualTo(md2.toString());
        assertThat(ofMd2.get("md2").toString()).isEqualTo("{\"frames\":4,\"vertices\":3,\"triangles\":1}");
        assertThat(ofMd2.get("md5").toString()).isEqualTo(ofMd2.get("md2").toString());
        assertThat(ofMd2.get("comparedFrames").intValue()).isEqualTo(4);
        assertThat(ofMd2.get("frame").intValue()).isEqualTo(2);
        assertThat(ofMd2.get("framesBeyondRounding").intValue()).isEqualTo(1);
        assertThat(ofMd2.get("largestDifference").doubleValue()).isPositive();
        assertThat(ofMd2.get("face").textValue()).matches("(min|max) [xyz]");
        assertThat(ofMd2.get("roundingErrors").get(0).doubleValue())
                .isCloseTo(ofMd2.get("gridSteps").get(0).doubleValue() / 2, within(1e-12));
        assertThat(ofMesh.toString().replace(md2.toString(), mesh.toString())).isEqualTo(ofMd2.toString());
    }

    @Test
    void textNamesCounterpartAndLargestDifference() {
        String out = Run.of("info", md2.toString()).out();
        assertThat(out)
                .contains("counterpart " + mesh + ": md2 4 frames, 3 vertices, 1 triangle; md5")
                .containsPattern("largest difference between the bounding boxes: [0-9.]+ units at (min|max) [xyz]"
                        + " in frame 2; greater than the rounding error of the .md2 in 1 of 4 frames")
                .contains("largest grid step of the .md2 along x, y and z: ");
    }

    @Test
    void modelWithoutAnimationIsNotCompared() throws IOException {
        Files.delete(folder.resolve("md5").resolve("tris.md5anim"));
        assertThat(counterpart(md2).has("frame")).isFalse();
        assertThat(counterpart(md2).get("md5").get("frames").intValue()).isZero();
        assertThat(Run.of("info", md2.toString()).out()).contains("no frames to compare");
    }

    @Test
    void counterpartThatCannotBeReadHasReason() throws IOException {
        Files.writeString(mesh, "nothing");
        assertThat(counterpart(md2).get("reason").textValue()).isNotBlank();
        assertThat(counterpart(md2).size()).isEqualTo(2);
        assertThat(Run.of("info", md2.toString()).out()).contains("counterpart " + mesh + ": ");
    }

    @Test
    void fileWithoutCounterpartHasNoSuchMember() throws IOException {
        assertThat(counterpart(folder.resolve("a.md5mesh"))).isNull();
    }
}
