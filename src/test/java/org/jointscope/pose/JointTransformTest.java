package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class JointTransformTest {

    private static final double HALF = Math.sqrt(0.5);

    /** A quarter turn about z, as a file stores it: w is negative, so z is too. */
    private static final double[] QUARTER_TURN = {0, 0, -HALF, -HALF};

    private static final double[] NO_TURN = {0, 0, 0, -1};

    @Test
    void wIsTheNegativeRootOfWhatIsLeft() {
        assertThat(JointTransform.w(0, 0, 0)).isEqualTo(-1);
        assertThat(JointTransform.w(0.6, 0, 0)).isCloseTo(-0.8, within(2e-15));
        assertThat(JointTransform.w(0.5, -0.5, 0.5)).isEqualTo(-0.5);
    }

    @Test
    void wIsZeroWhereTheOthersAreTooLong() {
        assertThat(JointTransform.w(1, 0.1, 0)).isZero();
        assertThat(JointTransform.w(1e200, 0, 0)).isZero();
    }

    @Test
    void setTakesWhatIsNotFiniteForZero() {
        double[] joint = new double[JointTransform.STRIDE];
        double infinity = Double.POSITIVE_INFINITY;
        JointTransform.set(joint, 0, Double.NaN, 2, infinity, Double.NaN, -infinity, 0.6);
        assertNear(joint, 0, 2, 0, 0, 0, 0.6, -0.8);
    }

    @Test
    void localIsAppliedBeforeItsParent() {
        double[] parent = joint(10, 0, 0, QUARTER_TURN);
        double[] local = joint(1, 2, 3, NO_TURN);
        double[] out = new double[7];
        JointTransform.compose(parent, 0, local, 0, out, 0);
        // A quarter turn about z takes x to y and y to −x.
        assertNear(out, 10 - 2, 1, 3, 0, 0, HALF, HALF);
    }

    @Test
    void rotationsMultiply() {
        double[] quarter = joint(0, 0, 0, QUARTER_TURN);
        double[] out = new double[7];
        JointTransform.compose(quarter, 0, quarter, 0, out, 0);
        assertNear(out, 0, 0, 0, 0, 0, 1, 0);
    }

    @Test
    void relativeUndoesCompose() {
        double[] parent = joint(3, -1, 2, new double[] {0.1, -0.7, 0.1, -0.7});
        double[] local = joint(-5, 4, 1, new double[] {0.5, 0.5, -0.5, -0.5});
        double[] out = new double[7];
        JointTransform.compose(parent, 0, local, 0, out, 0);
        JointTransform.relative(parent, 0, out, 0, out, 0);
        assertNear(out, local);
    }

    @Test
    void normalizeBringsOrientationsToLengthOne() {
        double[] joints = {9, 9, 9, 0, 3, 0, -4};
        JointTransform.normalize(joints);
        assertNear(joints, 9, 9, 9, 0, 0.6, 0, -0.8);
    }

    @Test
    void orientationsWithoutADirectionBecomeNoRotation() {
        double[] joints = {1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1e200, 0, 0, 0};
        JointTransform.normalize(joints);
        assertNear(joints, 1, 1, 1, 0, 0, 0, -1, 2, 2, 2, 0, 0, 0, -1);
    }

    private static double[] joint(double x, double y, double z, double[] q) {
        return new double[] {x, y, z, q[0], q[1], q[2], q[3]};
    }

    private static void assertNear(double[] actual, double... expected) {
        assertThat(actual).containsExactly(expected, within(1e-14));
    }
}
