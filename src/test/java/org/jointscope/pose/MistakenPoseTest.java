package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each mistake changes poses as its formula says; most of them are computed again for the sample's walk. */
class MistakenPoseTest {

    private static final double HALF = Math.sqrt(0.5);

    private static final Clip WALK = Md5Kernel.clip((Md5Anim)
            Inspector.inspect(Sample.files().subList(1, 2)).files().getFirst().content());

    private static final int FRAME = 7;

    private static double[] pose(Clip clip, double frame, Mistake... mistakes) {
        double[] pose = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(frame, options(Blend.LOCAL, mistakes), pose);
        return pose;
    }

    private static PoseOptions options(Blend blend, Mistake... mistakes) {
        return new PoseOptions(blend, RootMode.FILE, LoopRule.WRAPS).with(Set.of(mistakes));
    }

    private static double[] local(Clip clip, double[] pose, int joint) {
        return clip.rig().local(pose, joint).toArray();
    }

    private static double w(double[] joint) {
        return Math.sqrt(1 - joint[3] * joint[3] - joint[4] * joint[4] - joint[5] * joint[5]);
    }

    @Test
    void positiveWReversesRotations() {
        double[] wrong = pose(WALK, FRAME, Mistake.POSITIVE_W);
        for (int joint = 0; joint < WALK.rig().size(); joint++) {
            double[] right = WALK.localTransform(joint, FRAME).toArray();
            double[] expected = right.clone();
            expected[6] = w(right);
            assertSameRotation(local(WALK, wrong, joint), expected);
        }
    }

    @Test
    void absoluteWIsOfComponentsLongerThanOne() {
        Clip clip = Md5Kernel.clip(
                new AnimBuilder().joint("root", -1, 56, 0).frame(1, 0, 1).build());
        assertThat(pose(clip, 0, Mistake.ABSOLUTE_W))
                .containsExactly(close(0, 0, 0, 1, 0, 1, -1, Math.sqrt(3)), within(1e-12));
        assertThat(pose(clip, 0)).containsExactly(close(0, 0, 0, 1, 0, 1, 0, Math.sqrt(2)), within(1e-12));
    }

    private static double[] close(
            double x, double y, double z, double qx, double qy, double qz, double qw, double length) {
        return new double[] {x, y, z, qx / length, qy / length, qz / length, qw / length};
    }

    @Test
    void unnormalizedQuaternionsAreShorterBetweenFrames() {
        Clip turn = Md5Kernel.clip(
                new AnimBuilder().joint("root", -1, 32, 0).frame(0).frame(-HALF).build());
        assertThat(pose(turn, 0.5, Mistake.UNNORMALIZED))
                .containsExactly(new double[] {0, 0, 0, 0, 0, -HALF / 2, -(1 + HALF) / 2}, within(1e-12));
        Clip longer = Md5Kernel.clip(
                new AnimBuilder().joint("root", -1, 8, 0).frame(3).build());
        assertThat(pose(longer, 0, Mistake.UNNORMALIZED)).containsExactly(0, 0, 0, 3, 0, 0, -0.0);
    }

    @Test
    void childBeforeItsParentIsAttachedToTheLocalPoseOfIt() {
        double[] wrong = pose(WALK, FRAME, Mistake.CHILD_FIRST);
        for (int joint = 0; joint < WALK.rig().size(); joint++) {
            double[] expected = WALK.localTransform(joint, FRAME).toArray();
            if (!WALK.rig().isRoot(joint)) {
                double[] parent =
                        WALK.localTransform(WALK.rig().parent(joint), FRAME).toArray();
                JointTransform.compose(parent, 0, expected.clone(), 0, expected, 0);
            }
            double[] found = Transform.of(wrong, joint).toArray();
            assertSameRotation(found, expected);
            for (int axis = 0; axis < 3; axis++) {
                assertThat(found[axis]).isCloseTo(expected[axis], within(1e-9));
            }
        }
    }

    /** From 170° to −170° about z, the quaternion turns by 20°, the angle by 340°. */
    @Test
    void eulerAnglesTakeTheLongWay() {
        double sin = Math.sin(Math.toRadians(85));
        Clip turn = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 32, 0)
                .frame(-sin)
                .frame(sin)
                .build());
        assertSameRotation(pose(turn, 0.5), new double[] {0, 0, 0, 0, 0, 1, 0});
        assertSameRotation(pose(turn, 0.5, Mistake.EULER_ANGLES), new double[] {0, 0, 0, 0, 0, 0, 1});
        assertThat(pose(WALK, FRAME, Mistake.EULER_ANGLES)).as("a whole frame").containsExactly(pose(WALK, FRAME));
    }

    /** Near any frame, Euler angles are those of the frame. */
    @Test
    void eulerAnglesOfFramesAreThoseOfTheQuaternions() {
        double[] wrong = pose(WALK, FRAME + 1e-9, Mistake.EULER_ANGLES);
        for (int joint = 0; joint < WALK.rig().size(); joint++) {
            assertSameRotation(
                    local(WALK, wrong, joint), WALK.localTransform(joint, FRAME).toArray());
        }
    }

    @Test
    void startIndexIgnoredReadsOneComponentAfterTheOther() {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 1, 1)
                .joint("tip", 0, 4, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .frame(5, 6)
                .build());
        assertThat(pose(clip, 0)).startsWith(6, 0, 0).endsWith(6, 0, 5, 0, 0, 0, 1);
        double[] wrong = pose(clip, 0, Mistake.START_INDEX_IGNORED);
        assertThat(Transform.of(wrong, 0).toArray()).startsWith(5, 0, 0);
        assertThat(Transform.of(wrong, 1).toArray()).startsWith(5, 0, 6);
    }

    @Test
    void frameIsAddedToTheBaseframe() {
        double[] wrong = pose(WALK, FRAME, Mistake.ADDED_TO_BASEFRAME);
        for (int joint = 0; joint < WALK.rig().size(); joint++) {
            double[] found = local(WALK, wrong, joint);
            for (Component component : List.of(Component.TX, Component.TY, Component.TZ)) {
                boolean inFrame = WALK.componentIndex(joint, component) >= 0;
                double expected =
                        WALK.value(joint, component, FRAME) + (inFrame ? WALK.baseframe(joint, component) : 0);
                assertThat(found[component.ordinal()]).isCloseTo(expected, within(1e-9));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Mistake.class)
    void mistakeLeavesNothingBehindAndAllocatesNothing(Mistake mistake) {
        PoseSampler sampler = new PoseSampler(WALK);
        double[] pose = new double[WALK.rig().size() * JointTransform.STRIDE];
        PoseOptions wrong = options(Blend.LOCAL, mistake);
        PoseOptions right = options(Blend.LOCAL);
        sampler.sample(0.5, wrong, pose);
        sampler.sample(0.5, right, pose);
        assertThat(pose).containsExactly(pose(WALK, 0.5));
        sampler.sample(0.5, wrong, pose);
        assertThat(pose).containsExactly(pose(WALK, 0.5, mistake));
        for (int i = 0; i < 100; i++) {
            sampler.sample(i * 0.25, wrong, pose);
        }
        assertThat(AllocationMeter.allocatedBy(() -> sampler.sample(3.25, wrong, pose)))
                .isZero();
    }

    private static void assertSameRotation(double[] found, double[] expected) {
        double dot = 0;
        for (int at = 3; at < 7; at++) {
            dot += found[at] * expected[at];
        }
        assertThat(Math.abs(dot)).isCloseTo(1, within(1e-9));
    }
}
