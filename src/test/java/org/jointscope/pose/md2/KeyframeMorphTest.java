package org.jointscope.pose.md2;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

class KeyframeMorphTest {

    private static final Offset<Float> TINY = Offset.offset(1e-5f);

    /** One vertex, in two frames whose grids differ: at ( 10 40 90 ), then at ( -1 7 5 ). */
    private static final KeyframeMorph MORPH = morph(Md2Builder.surface()
            .frame("a1", new float[] {1, 2, 3}, new float[] {0, 0, 0}, bytes(10, 20, 30, 5))
            .frame("a2", new float[] {0, 1, 0.5f}, new float[] {-1, 5, 0}, bytes(200, 2, 10, 52)));

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    private static KeyframeMorph morph(Md2Builder builder) {
        Md2 md2 = Md2Reader.read(builder.build()).model();
        return new KeyframeMorph(md2);
    }

    private static float[] points(double frame, LoopRule loop) {
        float[] points = new float[3];
        MORPH.go(frame, loop);
        MORPH.points(points);
        return points;
    }

    private static float[] normals(double frame, KeyframeNormals mode) {
        float[] normals = new float[3];
        MORPH.go(frame, LoopRule.WRAPS);
        MORPH.normals(mode, normals);
        return normals;
    }

    @Test
    void wholeFramesAreDecodedEachInItsOwnGrid() {
        assertThat(points(0, LoopRule.WRAPS)).containsExactly(10, 40, 90);
        assertThat(points(1, LoopRule.WRAPS)).containsExactly(-1, 7, 5);
    }

    @Test
    void betweenFramesVerticesGoStraight() {
        assertThat(points(0.25, LoopRule.WRAPS)).containsExactly(new float[] {7.25f, 31.75f, 68.75f}, TINY);
    }

    @Test
    void behindTheLastFrameTheLoopRuleDecides() {
        assertThat(points(1.5, LoopRule.WRAPS)).containsExactly(new float[] {4.5f, 23.5f, 47.5f}, TINY);
        assertThat(points(1.5, LoopRule.LAST_IS_FIRST)).containsExactly(-1, 7, 5);
        assertThat(points(9, LoopRule.WRAPS)).containsExactly(10, 40, 90);
        assertThat(points(-3, LoopRule.WRAPS)).containsExactly(10, 40, 90);
    }

    @Test
    void normalsAreThoseOfTheFrameThatIsBlendedTo() {
        assertThat(normals(0, KeyframeNormals.CURRENT_FRAME)).containsExactly(0, 0, 1);
        assertThat(normals(0.01, KeyframeNormals.CURRENT_FRAME)).containsExactly(1, 0, 0);
        assertThat(normals(1, KeyframeNormals.CURRENT_FRAME)).containsExactly(1, 0, 0);
        assertThat(normals(1.5, KeyframeNormals.CURRENT_FRAME)).containsExactly(0, 0, 1);
    }

    @Test
    void blendedNormalsHaveUnitLength() {
        float half = (float) Math.sqrt(0.5);
        assertThat(normals(0.5, KeyframeNormals.INTERPOLATED)).containsExactly(new float[] {half, 0, half}, TINY);
        assertThat(normals(1, KeyframeNormals.INTERPOLATED)).containsExactly(1, 0, 0);
    }

    @Test
    void gridsThatAreNowhereLieAtTheOrigin() {
        KeyframeMorph morph = morph(Md2Builder.surface()
                .frame(
                        "a",
                        new float[] {Float.NaN, 1, 1},
                        new float[] {0, Float.POSITIVE_INFINITY, 2},
                        bytes(9, 9, 9, 200)));
        float[] points = new float[3];
        morph.go(0, LoopRule.WRAPS);
        morph.points(points);
        assertThat(points).containsExactly(0, 9, 11);
        morph.normals(KeyframeNormals.INTERPOLATED, points);
        assertThat(points).containsExactly(0, 0, 0);
    }

    @Test
    void withoutFramesNothingIsWritten() {
        float[] points = {7};
        KeyframeMorph morph = morph(Md2Builder.surface());
        morph.go(0, LoopRule.WRAPS);
        morph.points(points);
        morph.normals(KeyframeNormals.INTERPOLATED, points);
        assertThat(morph.pointCount()).isZero();
        assertThat(points).containsExactly(7);
    }

    @Test
    void movingAllocatesNothing() {
        float[] out = new float[3];
        Runnable move = () -> {
            for (int i = 0; i < 1000; i++) {
                MORPH.go(i * 0.002, LoopRule.WRAPS);
                MORPH.points(out);
                MORPH.normals(KeyframeNormals.INTERPOLATED, out);
            }
        };
        move.run();
        assertThat(AllocationMeter.allocatedBy(move)).isLessThan(1000);
    }
}
