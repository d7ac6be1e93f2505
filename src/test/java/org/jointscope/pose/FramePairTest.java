package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FramePairTest {

    private static final double[] FRACTIONS = {0, 0.1, 0.25, 0.5, 0.77, 0.999};
    private static final int ARM = 1;

    private static Clip clip(Path file) {
        return Md5Kernel.clip(
                (Md5Anim) Inspector.inspect(List.of(file)).files().getFirst().content());
    }

    static Stream<Clip> clips() {
        return Stream.of(
                        Sample.files().get(1),
                        Corpus.file("redeclipse/drone/forward.md5anim"),
                        Corpus.file("redeclipse/drone/death.md5anim"))
                .map(FramePairTest::clip);
    }

    private static Interpolation way(Method method, Blend space) {
        return new Interpolation(method, true, space);
    }

    /** Compares the poses between all neighboring frames with those of the sampler. */
    private static void assertSame(Clip clip, Interpolation way, Blend blend, RootMode root, Mistake... mistakes) {
        PoseOptions options = new PoseOptions(blend, root, LoopRule.WRAPS).with(Set.of(mistakes));
        PoseSampler sampler = new PoseSampler(clip);
        double[] expected = new double[clip.rig().size() * JointTransform.STRIDE];
        double[] found = expected.clone();
        for (int frame = 0; frame + 1 < clip.frameCount(); frame++) {
            FramePair pair = new FramePair(clip, options, frame, frame + 1);
            for (double fraction : FRACTIONS) {
                sampler.sample(frame + fraction, options, expected);
                // The fraction that the sampler computes.
                pair.pose(way, frame + fraction - frame, found);
                assertThat(found).as("%s at %s", way, frame + fraction).containsExactly(expected, within(1e-12));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("clips")
    void slerpIsThatOfTheSampler(Clip clip) {
        assertSame(clip, way(Method.SLERP, Blend.LOCAL), Blend.LOCAL, RootMode.FILE);
        assertSame(clip, way(Method.SLERP, Blend.LOCAL), Blend.LOCAL, RootMode.IN_PLACE);
        assertSame(clip, way(Method.SLERP, Blend.MODEL), Blend.MODEL, RootMode.IN_PLACE);
        assertSame(clip, way(Method.HOLD, Blend.LOCAL), Blend.NONE, RootMode.DOOM3);
        assertSame(clip, way(Method.HOLD, Blend.MODEL), Blend.NONE, RootMode.FILE);
    }

    @ParameterizedTest
    @MethodSource("clips")
    void componentsAreInterpolatedLikeTheMistake(Clip clip) {
        assertSame(clip, way(Method.COMPONENTS, Blend.LOCAL), Blend.LOCAL, RootMode.FILE, Mistake.UNNORMALIZED);
    }

    @Test
    void anyTwoFramesCanBeCompared() {
        Clip walk = clip(Sample.files().get(1));
        double[] pose = new double[walk.rig().size() * JointTransform.STRIDE];
        double[] expected = pose.clone();
        FramePair pair = new FramePair(walk, PoseOptions.FILE, 12, 3);
        for (Method method : Method.values()) {
            for (Blend space : List.of(Blend.LOCAL, Blend.MODEL)) {
                new PoseSampler(walk).sample(12, expected);
                pair.pose(way(method, space), 0, pose);
                assertSamePose(pose, expected);
                new PoseSampler(walk).sample(3, expected);
                pair.pose(way(method, space), 1, pose);
                assertSamePose(pose, expected);
            }
        }
    }

    private static void assertSamePose(double[] found, double[] expected) {
        for (int joint = 0; joint * JointTransform.STRIDE < found.length; joint++) {
            Transform one = Transform.of(found, joint);
            Transform other = Transform.of(expected, joint);
            assertThat(one.distanceTo(other)).isLessThan(1e-12);
            assertThat(one.degreesTo(other)).isLessThan(1e-6);
        }
    }

    /** A joint at 10 units that turns about z by an angle; its child is 2 units along x. */
    private static FramePair arm(double degrees) {
        double z = -Math.sin(Math.toRadians(degrees / 2));
        return new FramePair(
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 0, 0)
                        .joint("arm", 0, 32, 0)
                        .joint("hand", 1, 1, 1)
                        .frame(0, 2)
                        .frame(z, 2)
                        .build()),
                PoseOptions.FILE,
                0,
                1);
    }

    private static double[] hand(FramePair pair, Interpolation way, double fraction) {
        double[] pose = new double[3 * JointTransform.STRIDE];
        pair.pose(way, fraction, pose);
        return new double[] {pose[2 * JointTransform.STRIDE], pose[2 * JointTransform.STRIDE + 1]};
    }

    @Test
    void anArmTurnedByHalfATurnHasNoLengthHalfWayInModelSpace() {
        FramePair arm = arm(180);
        assertThat(hand(arm, way(Method.SLERP, Blend.MODEL), 0.5)).containsExactly(new double[] {0, 0}, within(1e-12));
        double[] local = hand(arm, way(Method.SLERP, Blend.LOCAL), 0.5);
        assertThat(Math.hypot(local[0], local[1])).isCloseTo(2, within(1e-12));
        // Without normalization, a quaternion of length √½ turns v to v / 2 + turned / 2.
        double[] shrunk = hand(arm, way(Method.COMPONENTS, Blend.LOCAL), 0.5);
        assertThat(shrunk).containsExactly(new double[] {1, local[1] / 2}, within(1e-12));
        double[] tip = new double[3];
        arm.path(way(Method.NLERP, Blend.VERTEX), ARM).tip(0.5, new double[] {1, 0, 0}, tip, 0);
        assertThat(tip).containsExactly(new double[] {0, 0, 0}, within(1e-12));
        assertThat(arm.farthest(ARM)).isEqualTo(2);
        assertThat(arm.direction(ARM)).containsExactly(new double[] {1, 0, 0}, within(1e-12));
        assertThat(arm.direction(2)).containsExactly(1, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.01, 20, 90, 170})
    void anglesAndSpeedsFollowTheFormulas(double degrees) {
        double half = Math.toRadians(degrees / 2);
        double whole = 2 * half;
        FramePair arm = arm(degrees);
        for (double f : FRACTIONS) {
            JointPath slerp = arm.path(way(Method.SLERP, Blend.LOCAL), ARM);
            assertThat(slerp.degrees(f)).isCloseTo(f * degrees, within(1e-9));
            assertThat(slerp.speed(f)).isCloseTo(degrees, within(1e-6));
            for (Method method : List.of(Method.NLERP, Method.COMPONENTS)) {
                JointPath lerp = arm.path(way(method, Blend.LOCAL), ARM);
                assertThat(Math.toRadians(lerp.degrees(f)))
                        .isCloseTo(2 * Math.atan2(f * Math.sin(half), 1 - f + f * Math.cos(half)), within(1e-9));
                assertThat(Math.toRadians(lerp.speed(f)))
                        .isCloseTo(2 * Math.sin(half) / (1 - 2 * f * (1 - f) * (1 - Math.cos(half))), within(2e-4));
            }
            JointPath vertex = arm.path(way(Method.SLERP, Blend.VERTEX), ARM);
            assertThat(Math.toRadians(vertex.degrees(f)))
                    .isCloseTo(Math.atan2(f * Math.sin(whole), 1 - f + f * Math.cos(whole)), within(1e-9));
            JointPath hold = arm.path(way(Method.HOLD, Blend.LOCAL), ARM);
            assertThat(hold.degrees(f)).isZero();
            assertThat(hold.speed(f)).isZero();
            assertThat(hold.degrees(1)).isCloseTo(degrees, within(1e-9));
        }
        JointPath nlerp = arm.path(way(Method.NLERP, Blend.LOCAL), ARM);
        assertThat(nlerp.speed(0.5)).isGreaterThan(nlerp.speed(0.1));
        assertThat(nlerp.at(0.5).length()).isCloseTo(1, within(1e-15));
        assertThat(arm.path(way(Method.COMPONENTS, Blend.LOCAL), ARM).at(0.5).length())
                .isCloseTo(Math.cos(half / 2), within(1e-12));
    }

    /** From 170° to −170° about z: 20° on the shorter arc, 340° on the other one. */
    @Test
    void withoutTheShorterArcTheJointTurnsTheOtherWay() {
        double sin = Math.sin(Math.toRadians(85));
        Clip turn = Md5Kernel.clip(new AnimBuilder()
                .joint("root", -1, 32, 0)
                .frame(-sin)
                .frame(sin)
                .build());
        FramePair pair = new FramePair(turn, PoseOptions.FILE, 0, 1);
        JointPath shorter = pair.path(way(Method.SLERP, Blend.LOCAL), 0);
        JointPath longer = pair.path(new Interpolation(Method.SLERP, false, Blend.LOCAL), 0);
        assertThat(shorter.degrees(1)).isCloseTo(20, within(1e-9));
        assertThat(longer.degrees(1)).isCloseTo(340, within(1e-9));
        assertThat(longer.degrees(0.25)).isCloseTo(85, within(1e-9));
        assertThat(longer.speed(0.3)).isCloseTo(340, within(1e-6));
        JointPath nlerp = pair.path(new Interpolation(Method.NLERP, false, Blend.LOCAL), 0);
        assertThat(nlerp.degrees(0.5)).isCloseTo(170, within(1e-9));
        assertThat(nlerp.speed(0.5)).isGreaterThan(10 * nlerp.speed(0));
        assertThat(longer.at(0.5).degreesTo(shorter.at(0.5))).isCloseTo(180, within(1e-6));
    }

    /** A quaternion and its negative: the longer arc has no axis, so that the joint does not turn. */
    @Test
    void fullTurnsStayWhereTheyAre() {
        Clip turn = Md5Kernel.clip(
                new AnimBuilder().joint("root", -1, 32, 0).frame(1).frame(-1).build());
        FramePair pair = new FramePair(turn, PoseOptions.FILE, 0, 1);
        for (Method method : Method.values()) {
            assertThat(pair.path(new Interpolation(method, false, Blend.LOCAL), 0)
                            .degrees(0.5))
                    .isZero();
        }
    }
}
