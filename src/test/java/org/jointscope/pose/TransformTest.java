package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

class TransformTest {
    private static final Transform UPRIGHT = new Transform(1, 2, 3, 0, 0, 0, -1);

    @Test
    void distanceIsBetweenThePositions() {
        assertThat(UPRIGHT.distanceTo(new Transform(4, 6, 3, 1, 0, 0, 0))).isEqualTo(5);
    }

    @Test
    void theSmallestTurnIsAsPreciseAsTheLargest() {
        assertThat(UPRIGHT.degreesTo(turned(1e-5))).isCloseTo(1e-5, within(1e-12));
        assertThat(UPRIGHT.degreesTo(turned(90))).isCloseTo(90, within(1e-12));
        assertThat(UPRIGHT.degreesTo(turned(179.99999))).isCloseTo(179.99999, within(1e-9));
        assertThat(turned(30).degreesTo(turned(-40))).isCloseTo(70, within(1e-12));
    }

    @Test
    void aQuaternionAndItsNegativeAreTheSameTurnAndLengthDoesNotMatter() {
        assertThat(turned(50).degreesTo(scaled(turned(50), -1))).isZero();
        assertThat(turned(50).degreesTo(scaled(turned(80), -3))).isCloseTo(30, within(1e-12));
        assertThat(turned(50).degreesTo(scaled(turned(50), 0))).isZero();
    }

    @Test
    void fileHoldsTheQuaternionWhoseWIsNotAboveZero() {
        assertThat(turned(60).fileOrientation().y()).isCloseTo(-0.5, within(1e-15));
        assertThat(scaled(turned(60), -2).fileOrientation().y()).isCloseTo(-0.5, within(1e-15));
        assertThat(turned(-60).fileOrientation().y()).isCloseTo(0.5, within(1e-15));
        assertThat(scaled(turned(60), 0).fileOrientation()).isEqualTo(Vector3.ZERO);
        assertThat(turned(0).fileOrientation()).isEqualTo(Vector3.ZERO);
    }

    @Test
    void halfATurnComesBackAsHalfATurn() {
        for (double third = 0.01; third < 0.5; third += 0.01) {
            double x = Math.sqrt(1 - third * third);
            Transform half = new Transform(0, 0, 0, x, third * 0.6, third * 0.8, 1e-17);
            Vector3 file = half.fileOrientation();
            assertThat(JointTransform.w(file.x(), file.y(), file.z())).isZero();
            assertThat(file.x()).isCloseTo(-x, within(1e-14));
        }
    }

    private static Transform turned(double degrees) {
        double half = Math.toRadians(degrees) / 2;
        return new Transform(0, 0, 0, 0, Math.sin(half), 0, Math.cos(half));
    }

    private static Transform scaled(Transform it, double by) {
        return new Transform(it.x(), it.y(), it.z(), it.qx() * by, it.qy() * by, it.qz() * by, it.qw() * by);
    }
}
