package org.jointscope.pose.md2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyframeBoxesTest {

    private static Md2 with(float[] scale, float[] translate) {
        return Md2Reader.read(Md2Builder.surface()
                        .frame("one", scale, translate, Md2Builder.TETRAHEDRON)
                        .build())
                .model();
    }

    private static double[] box(FrameBoxes boxes, int frame) {
        double[] box = new double[FrameBoxes.STRIDE];
        for (int face = 0; face < box.length; face++) {
            box[face] = boxes.face(frame, face);
        }
        return box;
    }

    @Test
    void boxIsThatOfTheVerticesAndNotOfTheGrid() {
        Md2 md2 = with(new float[] {0.5f, 0.25f, 1}, new float[] {-10, 0, 3});
        assertThat(box(KeyframeBoxes.of(md2), 0)).containsExactly(-10, 0, 3, 90, 50, 203);
    }

    @Test
    void negativeScaleTurnsTheGridRound() {
        Md2 md2 = with(new float[] {-0.5f, 0.25f, 1}, new float[] {-10, 0, 3});
        assertThat(box(KeyframeBoxes.of(md2), 0)).containsExactly(-110, 0, 3, -10, 50, 203);
    }

    @Test
    void whatIsNotFiniteIsNotKnownAlongItsAxis() {
        Md2 md2 = with(new float[] {Float.NaN, 0.25f, 1}, new float[] {0, 0, 1e30f * 1e30f});
        assertThat(box(KeyframeBoxes.of(md2), 0))
                .containsExactly(Double.NaN, 0, Double.NaN, Double.NaN, 50, Double.NaN);
    }

    @Test
    void framesWithoutVerticesHaveNoBox() {
        Md2 md2 = Md2Reader.read(new Md2Builder().frame("none").build()).model();
        assertThat(md2.frames()).hasSize(1);
        assertThat(box(KeyframeBoxes.of(md2), 0)).containsOnly(Double.NaN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"osmp/tris.md2", "assimp/MD2/faerie.md2"})
    void boxesOfRealModelsAreThoseOfTheirPoints(String name) throws IOException {
        Md2 md2 = Md2Reader.read(Files.readAllBytes(Corpus.file(name))).model();
        FrameBoxes boxes = KeyframeBoxes.of(md2);
        KeyframeMorph morph = new KeyframeMorph(md2);
        float[] points = new float[morph.pointCount() * 3];
        for (int frame = 0; frame < morph.frameCount(); frame++) {
            morph.go(frame, KeyframeMorph.LOOP_RULE);
            morph.points(points);
            for (int axis = 0; axis < 3; axis++) {
                float min = Float.MAX_VALUE;
                float max = -Float.MAX_VALUE;
                for (int at = axis; at < points.length; at += 3) {
                    min = Math.min(min, points[at]);
                    max = Math.max(max, points[at]);
                }
                assertThat(boxes.min(frame, axis)).isCloseTo(min, within(1e-4));
                assertThat(boxes.max(frame, axis)).isCloseTo(max, within(1e-4));
            }
        }
    }
}
