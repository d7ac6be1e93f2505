package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JointBlendTest {

    private static final double HALF = Math.sqrt(0.5);

    /** A quarter turn about z, as a file stores it: w is negative, so z is too. */
    private static final double[] QUARTER_TURN = {0, 0, -HALF, -HALF};

    private static final double[] NO_TURN = {0, 0, 0, -1};

    @Test
    void halfWayTurnsHalfTheAngle() {
        double[] out = new double[7];
        blend(joint(0, 2, 4, NO_TURN), joint(1, 0, 8, QUARTER_TURN), 0.5, out);
        double eighth = Math.PI / 8;
        assertNear(out, 0.5, 1, 6, 0, 0, -Math.sin(eighth), -Math.cos(eighth));
    }

    @Test
    void aThirdOfTheWayTurnsAThirdOfTheAngle() {
        double[] out = new double[7];
        blend(joint(0, 0, 0, NO_TURN), joint(0, 0, 0, QUARTER_TURN), 1 / 3.0, out);
        double angle = Math.PI / 12;
        assertNear(out, 0, 0, 0, 0, 0, -Math.sin(angle), -Math.cos(angle));
    }

    @Test
    void blendTakesTheShorterArc() {
        double[] other = {0, 0, HALF, HALF};
        double[] out = new double[7];
        blend(joint(0, 0, 0, NO_TURN), joint(0, 0, 0, other), 0.5, out);
        double eighth = Math.PI / 8;
        assertNear(out, 0, 0, 0, 0, 0, -Math.sin(eighth), -Math.cos(eighth));
    }

    @Test
    void nearlyEqualOrientationsBlendWithoutLoss() {
        double tiny = 1e-9;
        double[] out = new double[7];
        double[] to = {0, 0, tiny, -1};
        blend(joint(0, 0, 0, NO_TURN), joint(0, 0, 0, to), 0.25, out);
        assertThat(out[5]).isEqualTo(tiny / 4, within(1e-24));
        assertThat(out[6]).isEqualTo(-1);
    }

    /** The series of small angles, half of it, and trigonometry. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-3, 0.0199, 0.0201, 0.1, 0.2, 0.201, 0.7, 1.5})
    void blendTurnsBySharesOfTheAngle(double angle) {
        double[] to = {0, 0, -Math.sin(angle), -Math.cos(angle)};
        double[] out = new double[7];
        for (double share = 0; share <= 1; share += 0.125) {
            blend(joint(0, 0, 0, NO_TURN), joint(0, 0, 0, to), share, out);
            double[] part = {-Math.sin(share * angle), -Math.cos(share * angle)};
            assertThat(new double[] {out[5], out[6]}).containsExactly(part, within(2e-15));
        }
    }

    /** Joints with angles of all sizes, on both sides, are computed side by side. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 46, 100})
    void eachJointTurnsByItsOwnAngle(int joints) {
        double[] from = new double[joints * JointTransform.STRIDE];
        double[] to = new double[from.length];
        double[] expected = new double[from.length];
        double share = 0.3;
        for (int joint = 0; joint < joints; joint++) {
            double angle = 1.5 / (1 << joint % 12);
            double sign = joint % 3 == 0 ? -1 : 1;
            put(from, joint, joint, NO_TURN);
            put(to, joint, 3 * joint, turn(angle, sign));
            put(expected, joint, (1 + 2 * share) * joint, turn(share * angle, 1));
        }
        double[] out = new double[from.length];
        blend(from, to, share, out);
        assertThat(out).containsExactly(expected, within(2e-14));
    }

    @Test
    void posesOfAnEarlierCallLeaveNoTrace() {
        double[] far = joint(1, 2, 3, turn(1.5, -1));
        double[] none = joint(0, 0, 0, NO_TURN);
        double[] near = joint(3, 2, 1, turn(1e-3, 1));
        double[] out = new double[7];
        JointBlend kept = new JointBlend(1);
        for (double[] to : new double[][] {far, near, none, far, near}) {
            kept.between(none, to);
            for (double fraction : new double[] {0.25, 0.75, 0.5}) {
                kept.at(fraction, out);
                double[] fresh = new double[7];
                blend(none, to, fraction, fresh);
                assertThat(out).containsExactly(fresh);
            }
        }
    }

    /** Non-unit orientations of a file are interpolated as they are. */
    @Test
    void lengthsAreKept() {
        double[] out = new double[7];
        blend(joint(0, 0, 0, new double[] {0, 0, 2, 0}), joint(0, 0, 0, new double[] {0, 0, 4, 0}), 0.5, out);
        assertNear(out, 0, 0, 0, 0, 0, 3, 0);
    }

    @Test
    void numbersTooLargeForAnAngleAreInterpolatedLikePositions() {
        double[] from = joint(0, 0, 0, new double[] {1e200, 1e200, 0, 0});
        double[] to = joint(0, 0, 0, new double[] {1e200, -1e200, 0, 0});
        double[] out = new double[7];
        blend(from, to, 0.5, out);
        assertNear(out, 0, 0, 0, 1e200, 0, 0, 0);
    }

    private static void blend(double[] from, double[] to, double fraction, double[] out) {
        JointBlend blend = new JointBlend(from.length / JointTransform.STRIDE);
        blend.between(from, to);
        blend.at(fraction, out);
    }

    /** A turn about z; the sign chooses one of the two quaternions of the same rotation. */
    private static double[] turn(double angle, double sign) {
        return new double[] {0, 0, -sign * Math.sin(angle), -sign * Math.cos(angle)};
    }

    private static void put(double[] joints, int joint, double x, double[] q) {
        System.arraycopy(joint(x, 2, -x, q), 0, joints, joint * 7, 7);
    }

    private static double[] joint(double x, double y, double z, double[] q) {
        return new double[] {x, y, z, q[0], q[1], q[2], q[3]};
    }

    private static void assertNear(double[] actual, double... expected) {
        assertThat(actual).containsExactly(expected, within(1e-14));
    }
}
