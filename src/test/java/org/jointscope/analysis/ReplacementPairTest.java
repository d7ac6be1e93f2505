package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.analysis.ModelComparison.Face;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.ReplacedModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplacementPairTest {

    private static final String DRONE = "redeclipse/drone/mesh.md5mesh";
    private static final String FORWARD = "redeclipse/drone/forward.md5anim";

    private static ReplacementPair pair(String mesh, String anim, byte[] md2) throws IOException {
        List<ModelFile> files = List.of(
                Md2Reader.read(md2).model(),
                Md5MeshReader.read(bytes(mesh)).model(),
                Md5AnimReader.read(bytes(anim)).model());
        return ReplacementPair.of(files).orElseThrow();
    }

    private static byte[] bytes(String file) throws IOException {
        return Files.readAllBytes(Corpus.file(file));
    }

    private static ReplacedModel model(String mesh, String anim) {
        Path file = Corpus.file(mesh);
        return ReplacedModel.of(file, Corpus.file(anim));
    }

    @ParameterizedTest
    @CsvSource({
        DRONE + "," + FORWARD,
        "mech-warrior/mech_warrior.md5mesh, mech-warrior/mech_warrior_walk.md5anim",
        "own/partial-masks.md5mesh, own/partial-masks.md5anim"
    })
    void boxesOfModelMadeOfTheOtherDifferOnlyByRounding(String mesh, String anim) throws IOException {
        ReplacementPair pair = pair(mesh, anim, model(mesh, anim).build());
        ModelComparison compared = pair.compare();
        int frames = pair.anim().map(Md5Anim::frames).orElseThrow().size();
        assertThat(compared.frameCount()).isEqualTo(frames).isEqualTo(pair.md2Frames());
        for (int frame = 0; frame < frames; frame++) {
            for (Face face : Face.values()) {
                assertThat(Math.abs(compared.difference(frame, face)))
                        .as("frame %d, %s", frame, face)
                        .isLessThanOrEqualTo(compared.grid().rounding(frame, face.axis()) + 1e-6);
            }
        }
        assertThat(compared.excessCount()).isZero();
        assertThat(pair.md5Triangles()).isEqualTo(pair.md2().triangles().size());
    }

    @Test
    void differenceIsFoundWithItsFrameAndFace() throws IOException {
        ReplacementPair same = pair(DRONE, FORWARD, model(DRONE, FORWARD).build());
        ReplacementPair other =
                pair(DRONE, FORWARD, model(DRONE, FORWARD).scaled(7, 1.1).build());
        ModelComparison compared = other.compare();
        assertThat(compared.worstFrame()).isEqualTo(7);
        assertThat(compared.excessCount()).isEqualTo(1);
        assertThat(compared.exceedsGrid(7)).isTrue();
        assertThat(compared.exceedsGrid(6)).isFalse();
        ModelComparison exact = same.compare();
        Face face = compared.largestFace(7);
        double coordinate = exact.md5().face(7, face.ordinal());
        assertThat(compared.difference(7, face)).isCloseTo(-0.1 * coordinate, within(1e-3));
        for (Face any : Face.values()) {
            assertThat(Math.abs(exact.md5().face(7, any.ordinal()))).isLessThanOrEqualTo(Math.abs(coordinate) + 1e-3);
        }
    }

    @Test
    void onlyFramesOfBothAreCompared() throws IOException {
        ReplacementPair pair =
                pair(DRONE, FORWARD, model(DRONE, FORWARD).first(5).build());
        assertThat(pair.compare().frameCount()).isEqualTo(5);
        assertThat(pair.md2Frames()).isEqualTo(5);
        assertThat(pair.md5Frames()).isEqualTo(12);
    }

    @Test
    void gridIsThatOfTheFramesAndSkipsDamage() {
        byte[] shape = Md2Builder.TETRAHEDRON;
        float[] origin = new float[3];
        Md2 md2 = Md2Reader.read(Md2Builder.surface()
                        .frame("a", new float[] {0.5f, 0.25f, 0}, origin, shape)
                        .frame("b", new float[] {-1, 1 / 0f, 0}, origin, shape)
                        .build())
                .model();
        GridSteps grid = GridSteps.of(md2);
        assertThat(grid.coarsest(0)).isEqualTo(1);
        assertThat(grid.step(1, 0)).isEqualTo(1);
        assertThat(grid.rounding(0, 0)).isEqualTo(0.25);
        assertThat(grid.coarsest(1)).isZero();
        assertThat(grid.step(0, 1)).isEqualTo(0.25);
        assertThat(grid.coarsest(2)).isZero();
        assertThat(grid.step(2, 0)).isNaN();
        assertThat(GridSteps.NONE.step(GridSteps.NONE.coarsest(0), 0)).isNaN();
    }

    @Test
    void pairNeedsBothModels() {
        Md2 md2 = Md2Reader.read(Md2Builder.tetrahedron().build()).model();
        assertThat(ReplacementPair.of(List.of(md2))).isEmpty();
        assertThat(ModelComparison.NONE.worstFrame()).isEqualTo(-1);
    }
}
