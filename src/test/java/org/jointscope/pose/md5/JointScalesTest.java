package org.jointscope.pose.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import org.jointscope.format.md5.Md5ScaleReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointScales;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

/**
 * Scales as q2pro applies them (src/refresh/models.c, MD5_BuildFrameSkeleton; src/refresh/mesh.c, calc_skel_vert and
 * lerp_alias_skeleton), with values computed by hand.
 */
class JointScalesTest {

    private static final double HALF = Math.sqrt(0.5);

    /**
     * A root turned by a quarter about z in all frames, an arm 10 along its x that moves to 20, and a hand 5 along the
     * x of the arm.
     */
    private static final Md5Anim ANIM = new AnimBuilder()
            .joint("root", -1, 0, 0)
            .joint("arm", 0, 1, 0)
            .joint("hand", 1, 0, 0)
            .base(1, 2, 3, 0, 0, -HALF)
            .base(10, 0, 0, 0, 0, 0)
            .base(5, 0, 0, 0, 0, 0)
            .frame(10)
            .frame(20)
            .frame(10)
            .build();

    /** A vertex at (1, 2, 3) of each joint, and one halfway between those of root and arm. */
    private static final Md5Mesh MESH = new MeshBuilder()
            .joint("root", -1, 0, 0, 0)
            .joint("arm", 0, 10, 0, 0)
            .joint("hand", 1, 15, 0, 0)
            .vert(0, 1)
            .weight(0, 1, 1, 2, 3)
            .vert(1, 1)
            .weight(1, 1, 1, 2, 3)
            .vert(2, 1)
            .weight(2, 1, 1, 2, 3)
            .vert(3, 2)
            .weight(0, 0.5, 1, 2, 3)
            .weight(1, 0.5, 1, 2, 3)
            .build();

    // The root rotates (x, y, z) to (−y, x, z): the arm is at (1, 12, 3) and the hand at (1, 17,
    // 3).

    @Test
    void withoutScalesNothingChanges() {
        assertPoints(pose("{}", 0), -1, 3, 6, -1, 13, 6, -1, 18, 6, -1, 8, 6);
        assertThat(clip("{\"tail\": {\"0\": 2}}").scales().isEmpty()).isTrue();
    }

    /** The child joint keeps its position and its size. */
    @Test
    void scaleAppliesToTheVerticesOfTheJointOnly() {
        assertPoints(pose("{\"arm\": {\"0\": 3}}", 0), -1, 3, 6, -5, 15, 12, -1, 18, 6, -3, 9, 9);
        assertPoints(pose("{\"root\": {\"0\": 0}}", 0), 1, 2, 3, -1, 13, 6, -1, 18, 6, 0, 7.5, 4.5);
    }

    /** The arm moves from 10 to 30 along x of the root, and the hand with it. */
    @Test
    void scaleAppliesToThePositionIfTheFileRequestsIt() {
        assertPoints(
                pose("{\"arm\": {\"scale_positions\": true, \"0\": 3}}", 0),
                -1,
                3,
                6,
                -5,
                35,
                12,
                -1,
                38,
                6,
                -3,
                19,
                9);
        assertPoints(
                pose("{\"root\": {\"scale_positions\": true, \"0\": 2}}", 0),
                -2,
                6,
                12,
                0,
                15,
                9,
                0,
                20,
                9,
                -1,
                10.5,
                10.5);
    }

    @Test
    void frameWithoutScaleHasScaleOne() {
        assertPoints(pose("{\"arm\": {\"1\": 3}}", 0), -1, 3, 6, -1, 13, 6, -1, 18, 6, -1, 8, 6);
    }

    /** The position is interpolated, here from 10 to 20; the scale is not. */
    @Test
    void scaleBetweenTwoFramesIsThatOfTheNextOne() {
        float[] quarter = pose("{\"arm\": {\"0\": 7, \"1\": 3}}", 0.25);
        assertPoints(quarter, -1, 3, 6, -5, 17.5, 12, -1, 20.5, 6, -3, 10.25, 9);
    }

    /** Each frame has its own scaled position: 30 in frame 0 and 20 · 0.5 in frame 1. */
    @Test
    void scaledPositionsAreInterpolated() {
        float[] half = pose("{\"arm\": {\"0\": 3, \"1\": 0.5, \"scale_positions\": true}}", 0.5);
        assertPoints(half, -1, 3, 6, 0, 22.5, 4.5, -1, 28, 6, -0.5, 12.75, 5.25);
    }

    @Test
    void afterTheLastFrameItIsThatOfTheFirstIfTheAnimationWraps() {
        SkinnedModel model = model("{\"arm\": {\"0\": 3}}");
        model.pose(2.5, new PoseOptions(Blend.MODEL, RootMode.FILE, LoopRule.WRAPS));
        assertPoints(points(model), -1, 3, 6, -5, 15, 12, -1, 18, 6, -3, 9, 9);
        model.pose(2.5, new PoseOptions(Blend.MODEL, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertPoints(points(model), -1, 3, 6, -1, 13, 6, -1, 18, 6, -1, 8, 6);
    }

    @Test
    void withoutInterpolationItIsThatOfTheFrame() {
        SkinnedModel model = model("{\"arm\": {\"0\": 3}}");
        model.pose(0.9, new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.WRAPS));
        assertPoints(points(model), -1, 3, 6, -5, 15, 12, -1, 18, 6, -3, 9, 9);
    }

    @Test
    void lastScaleOfAFrameIsUsed() {
        JointScales scales =
                clip("{\"arm\": {\"0\": 3, \"00\": 4}, \"arm\": {\"1\": 5}}").scales();
        assertThat(scales.of(1, 0)).isEqualTo(4);
        assertThat(scales.of(1, 1)).isEqualTo(5);
    }

    @Test
    void scalesThatCannotApplyAreIgnored() {
        JointScales scales = clip("{\"arm\": {\"-1\": 3, \"3\": 3, \"0\": 1e39}, \"Arm\": {\"0\": 3}}")
                .scales();
        assertThat(scales.isEmpty()).isTrue();
    }

    @Test
    void framesWithAScaleOtherThanOneAreKnown() {
        JointScales scales = clip("{\"arm\": {\"0\": 1, \"2\": 3}}").scales();
        assertThat(scales.hasScale(0)).isFalse();
        assertThat(scales.hasScale(1)).isFalse();
        assertThat(scales.hasScale(2)).isTrue();
    }

    @Test
    void meshWithOtherJointsIsScaledByName() {
        Md5Mesh mesh = new MeshBuilder()
                .joint("arm", -1, 10, 0, 0)
                .joint("tail", -1, 0, 0, 0)
                .vert(0, 1)
                .weight(0, 1, 1, 2, 3)
                .vert(1, 1)
                .weight(1, 1, 1, 2, 3)
                .build();
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(mesh), clip("{\"arm\": {\"0\": 3}}"));
        model.pose(0, new PoseOptions(Blend.MODEL, RootMode.FILE, LoopRule.WRAPS));
        assertPoints(points(model), -5, 15, 12, 1, 2, 3);
    }

    @Test
    void posingAllocatesNothing() {
        SkinnedModel model = model("{\"arm\": {\"0\": 3, \"scale_positions\": true}}");
        PoseOptions options = new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);
        Runnable pose = () -> model.pose(0.5, options);
        pose.run();
        assertThat(AllocationMeter.allocatedBy(pose)).isZero();
    }

    private static Clip clip(String scales) {
        Clip clip = Md5Kernel.clip(ANIM);
        byte[] bytes = scales.getBytes(StandardCharsets.UTF_8);
        return clip.withScales(Md5Kernel.scales(Md5ScaleReader.read(bytes).model(), clip));
    }

    private static SkinnedModel model(String scales) {
        return SkinnedModel.of(Md5Kernel.skin(MESH), clip(scales));
    }

    private static float[] pose(String scales, double frame) {
        SkinnedModel model = model(scales);
        model.pose(frame, new PoseOptions(Blend.MODEL, RootMode.FILE, LoopRule.WRAPS));
        return points(model);
    }

    private static float[] points(SkinnedModel model) {
        return model.meshes().getFirst().points();
    }

    private static void assertPoints(float[] points, double... expected) {
        assertThat(points).hasSize(expected.length);
        for (int i = 0; i < expected.length; i++) {
            assertThat((double) points[i]).as("value " + i).isCloseTo(expected[i], within(1e-6));
        }
    }
}
