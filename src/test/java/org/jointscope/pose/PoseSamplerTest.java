package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PoseSamplerTest {

    private static final double HALF = Math.sqrt(0.5);

    /** A root that turns a quarter about z from frame 0 to frame 1, and a child 10 along its x. */
    private static final Clip TURN = Md5Kernel.clip(new AnimBuilder()
            .joint("root", -1, 32, 0)
            .joint("tip", 0, 0, 0)
            .base(0, 0, 0, 0, 0, 0)
            .base(10, 0, 0, 0, 0, 0)
            .frame(0)
            .frame(-HALF)
            .build());

    /** A root that goes from (1, 2, 3) to (9, 6, 3) in four steps, and sways by 1 in between. */
    private static final Clip WALK = Md5Kernel.clip(new AnimBuilder()
            .joint("root", -1, 3, 0)
            .joint("leg", 0, 0, 0)
            .base(1, 2, 3, 0, 0, 0)
            .base(0, 0, -4, 0, 0, 0)
            .frame(1, 2)
            .frame(3, 4)
            .frame(5, 4)
            .frame(7, 4)
            .frame(9, 6)
            .build());

    /** The same walk with a leg that turns, by orientations longer than 1. */
    private static final Clip LONG_TURN = Md5Kernel.clip(new AnimBuilder()
            .joint("root", -1, 3, 0)
            .joint("leg", 0, 56, 2)
            .joint("foot", 1, 0, 0)
            .base(1, 2, 3, 0, 0, 0)
            .base(0, 0, -4, 0, 0, 0)
            .base(0, 0, -3, 0, 0, 0)
            .frame(1, 2, 0, 0, 0)
            .frame(3, 4, 1.2, 0, 0)
            .frame(5, 4, 0.1, 0.1, 0)
            .frame(7, 4, -0.1, 0.1, 0)
            .frame(9, 6, 0, 0, 1.5)
            .build());

    @Test
    void localBlendTurnsTheBoneOnAnArc() {
        double[] pose = sample(TURN, 0.5, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        double eighth = Math.PI / 8;
        assertNear(position(pose, 1), 10 * HALF, 10 * HALF, 0);
        assertNear(orientation(pose, 0), 0, 0, -Math.sin(eighth), -Math.cos(eighth));
        // (root's) ∘ (0, 0, 0, −1) is its negative: the same rotation.
        assertNear(orientation(pose, 1), 0, 0, Math.sin(eighth), Math.cos(eighth));
    }

    /** Of five frames, the first and the last are left. */
    @Test
    void halvedClipKeepsItsDuration() {
        Clip half = WALK.withHalfOfTheFrames(true);
        assertThat(half.frameCount()).isEqualTo(5);
        double[] start = sample(half, 0, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(start, 0), 1, 2, 3);
        double[] first = sample(half, 1, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(first, 0), 3, 3, 3);
        double[] third = sample(half, 3, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(third, 0), 7, 5, 3);
        double[] last = sample(half, 4, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(last, 0), 9, 6, 3);
        assertThat(WALK.withHalfOfTheFrames(false)).isSameAs(WALK);
    }

    @Test
    void clipOfFourFramesIsNotHalved() {
        AnimBuilder four = new AnimBuilder().joint("root", -1, 1, 0).frame(0).frame(1);
        Clip clip = Md5Kernel.clip(four.frame(5).frame(6).build()).withHalfOfTheFrames(true);
        double[] pose = sample(clip, 1, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 0), 1, 0, 0);
    }

    @Test
    void modelBlendCutsTheCorner() {
        double[] pose = sample(TURN, 0.5, Blend.MODEL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        double eighth = Math.PI / 8;
        assertNear(position(pose, 1), 5, 5, 0);
        assertNear(orientation(pose, 1), 0, 0, Math.sin(eighth), Math.cos(eighth));
    }

    /** Positions of joints are on straight lines, like the vertices. */
    @Test
    void vertexBlendMovesJointsInStraightLines() {
        double[] pose = sample(TURN, 0.25, Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 1), 7.5, 2.5, 0);
    }

    @Test
    void zeroIsInPlaceOfTheBaseframeOnlyWithoutAFlag() {
        double[] pose = new double[WALK.rig().size() * JointTransform.STRIDE];
        new PoseSampler(WALK)
                .sample(2.5, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST, Unflagged.ZERO), pose);
        assertNear(position(pose, 0), 6, 4, 0);
        assertNear(position(pose, 1), 6, 4, 0);
    }

    /** The identity has no x, y, z, so that a baseframe orientation is lost. */
    @Test
    void jointWithoutItsBaseframeOrientationIsNotRotated() {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("tip", 0, 1, 0)
                .base(0, 0, 5, 0, 0, -HALF)
                .base(3, 0, 0, 0, 0, 0)
                .frame(10)
                .build());
        double[] pose = new double[2 * JointTransform.STRIDE];
        PoseSampler sampler = new PoseSampler(clip);
        sampler.sample(0, pose);
        assertNear(position(pose, 1), 0, 10, 5);
        sampler.sample(0, new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.WRAPS, Unflagged.ZERO), pose);
        assertNear(position(pose, 1), 10, 0, 0);
    }

    /** A sampler keeps two frames, and what interpolations between them have in common. */
    @ParameterizedTest
    @EnumSource(Blend.class)
    void momentsInAnyOrderAreLikeThoseOfANewSampler(Blend usual) {
        PoseSampler kept = new PoseSampler(LONG_TURN);
        double[] pose = new double[LONG_TURN.rig().size() * JointTransform.STRIDE];
        for (double moment : new double[] {0.5, 0.5, 1, 1.5, 2.5, 4.5, 0.25, 3.75, 3.25, 2}) {
            for (Blend blend : new Blend[] {usual, Blend.NONE, usual, Blend.LOCAL}) {
                for (Unflagged unflagged : Unflagged.values()) {
                    for (RootMode root : RootMode.values()) {
                        kept.sample(moment, new PoseOptions(blend, root, LoopRule.WRAPS, unflagged), pose);
                        double[] fresh = pose.clone();
                        new PoseSampler(LONG_TURN)
                                .sample(moment, new PoseOptions(blend, root, LoopRule.WRAPS, unflagged), fresh);
                        assertThat(pose).containsExactly(fresh);
                    }
                }
            }
        }
    }

    @Test
    void momentsAllocateNothing() {
        PoseSampler sampler = new PoseSampler(LONG_TURN);
        double[] pose = new double[LONG_TURN.rig().size() * JointTransform.STRIDE];
        PoseOptions[] options = Arrays.stream(Blend.values())
                .map(blend -> new PoseOptions(blend, RootMode.FILE, LoopRule.WRAPS))
                .toArray(PoseOptions[]::new);
        Runnable play = () -> {
            for (double moment = 0; moment < 5; moment += 0.25) {
                for (PoseOptions each : options) {
                    sampler.sample(moment, each, pose);
                }
            }
        };
        long fewest = Long.MAX_VALUE;
        for (int round = 0; round < 10; round++) {
            fewest = Math.min(fewest, AllocationMeter.allocatedBy(play));
        }
        assertThat(fewest).isZero();
    }

    /** Up to a rounding error, lengths are 1 without a computation. */
    @ParameterizedTest
    @ValueSource(doubles = {1 + 1e-13, 1.0001, 1.5, 1e100})
    void orientationsOfAnyLengthAreNormalized(double length) {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("tip", 0, 0, 0)
                .base(0, 0, 0, 0, 0, -length)
                .base(1e5, 0, 0, 0, 0, 0)
                .frame()
                .build());
        double[] pose = sample(clip, 0, Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);
        assertNear(orientation(pose, 0), 0, 0, -1, 0);
        assertThat(position(pose, 1)).containsExactly(new double[] {-1e5, 0, 0}, within(2e-9));
    }

    @Test
    void orientationBeyondAllNumbersIsNoRotation() {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 56, 0)
                .frame(1e200, 1e200, 0)
                .frame(1e200, -1e200, 0)
                .build());
        for (double moment : new double[] {0, 0.5, 1}) {
            double[] pose = sample(clip, moment, Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);
            assertNear(orientation(pose, 0), 0, 0, 0, -1);
        }
    }

    @Test
    void noBlendHoldsTheEarlierFrame() {
        double[] pose = sample(TURN, 0.99, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 1), 10, 0, 0);
    }

    @ParameterizedTest
    @EnumSource(Blend.class)
    void wholeFramesAreTheSameInEveryBlend(Blend blend) {
        double[] pose = sample(TURN, 1, blend, RootMode.FILE, LoopRule.WRAPS);
        assertNear(position(pose, 1), 0, 10, 0);
    }

    @Test
    void pastTheLastFrameWrapsToTheFirst() {
        double[] pose = sample(TURN, 1.5, Blend.MODEL, RootMode.FILE, LoopRule.WRAPS);
        assertNear(position(pose, 1), 5, 5, 0);
    }

    @Test
    void pastTheLastFrameHoldsWhereItIsTheFirst() {
        double[] pose = sample(TURN, 1.5, Blend.MODEL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 1), 0, 10, 0);
    }

    @Test
    void framesOutsideTheClipAreItsEnds() {
        assertNear(position(sample(TURN, -3, Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS), 1), 10, 0, 0);
        assertNear(position(sample(TURN, 99, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST), 1), 0, 10, 0);
    }

    @Test
    void fileRootStandsWhereTheFileSays() {
        double[] pose = sample(WALK, 2.5, Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 0), 6, 4, 3);
        assertNear(position(pose, 1), 6, 4, -1);
    }

    @Test
    void doom3RootStartsAtTheOriginAndLosesAxesWithoutAFlag() {
        double[] pose = sample(WALK, 2.5, Blend.LOCAL, RootMode.DOOM3, LoopRule.LAST_IS_FIRST);
        assertNear(position(pose, 0), 5, 2, 0);
        assertNear(position(pose, 1), 5, 2, -4);
    }

    @Test
    void inPlaceRootKeepsItsSwayOnly() {
        double[][] expected = {{1, 2, 3}, {1, 3, 3}, {1, 2, 3}, {1, 1, 3}, {1, 2, 3}};
        for (int frame = 0; frame < expected.length; frame++) {
            double[] pose = sample(WALK, frame, Blend.LOCAL, RootMode.IN_PLACE, LoopRule.LAST_IS_FIRST);
            assertNear(position(pose, 0), expected[frame]);
        }
    }

    @Test
    void inPlaceRootOfAFallStillFalls() {
        Clip fall = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 7, 0)
                .joint("leg", 0, 1, 3)
                .frame(0, 0, 50, 1)
                .frame(8, 4, 0, 2)
                .build());
        double[] pose = sample(fall, 1, Blend.LOCAL, RootMode.IN_PLACE, LoopRule.WRAPS);
        assertNear(position(pose, 0), 0, 0, 0);
        assertNear(position(sample(fall, 0, Blend.LOCAL, RootMode.IN_PLACE, LoopRule.WRAPS), 0), 0, 0, 50);
    }

    @Test
    void childMayStandBeforeItsParent() {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("tip", 1, 0, 0)
                .joint("root", -1, 0, 0)
                .base(0, 1, 0, 0, 0, 0)
                .base(5, 0, 0, 0, 0, -HALF)
                .frame()
                .build());
        double[] pose = sample(clip, 0, Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);
        assertNear(position(pose, 0), 4, 0, 0);
    }

    @Test
    void clipWithoutFramesIsItsBaseframe() {
        Clip clip = Md5Kernel.clip(
                new AnimBuilder().joint("j", -1, 63, 0).base(1, 2, 3, 0, 0, 0.6).build());
        for (RootMode root : RootMode.values()) {
            double[] pose = sample(clip, 3.5, Blend.LOCAL, root, LoopRule.WRAPS);
            double[] expected = root == RootMode.DOOM3 ? new double[3] : new double[] {1, 2, 3};
            assertNear(position(pose, 0), expected);
            assertNear(orientation(pose, 0), 0, 0, 0.6, -0.8);
        }
    }

    @Test
    void orientationsLongerThanOneDoNotStretchTheSkeleton() {
        Clip clip = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("tip", 0, 0, 0)
                .base(0, 0, 0, 0, 0, -1.5)
                .base(10, 0, 0, 0, 0, 0)
                .frame()
                .build());
        double[] pose = sample(clip, 0, Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);
        assertNear(position(pose, 1), -10, 0, 0);
    }

    private static double[] sample(Clip clip, double frame, Blend blend, RootMode root, LoopRule loop) {
        double[] modelSpace = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(frame, new PoseOptions(blend, root, loop), modelSpace);
        return modelSpace;
    }

    private static double[] position(double[] pose, int joint) {
        int at = joint * JointTransform.STRIDE;
        return Arrays.copyOfRange(pose, at, at + 3);
    }

    private static double[] orientation(double[] pose, int joint) {
        int at = joint * JointTransform.STRIDE + JointTransform.ORIENTATION;
        return Arrays.copyOfRange(pose, at, at + 4);
    }

    private static void assertNear(double[] actual, double... expected) {
        assertThat(actual).containsExactly(expected, within(1e-12));
    }
}
