package org.jointscope.pose.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.pose.JointTransform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewAnglesTest {

    private static ViewAngles turned(double ax, double ay, double az, double degrees) {
        double half = Math.toRadians(degrees) / 2;
        double sin = Math.sin(half);
        return of(ax * sin, ay * sin, az * sin, Math.cos(half));
    }

    private static ViewAngles of(double x, double y, double z, double w) {
        double[] axes = new double[JointTransform.AXES];
        JointTransform.axes(new double[] {0, 0, 0, x, y, z, w, 90}, axes);
        return ViewAngles.of(axes);
    }

    private static void assertAngles(ViewAngles angles, double heading, double tilt, double roll) {
        assertThat(angles.heading()).isCloseTo(heading, within(1e-9));
        assertThat(angles.tilt()).isCloseTo(tilt, within(1e-9));
        assertThat(angles.roll()).isCloseTo(roll, within(1e-9));
    }

    @Test
    void unturnedViewLooksAlongX() {
        assertAngles(of(0, 0, 0, -1), 0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"90", "-90", "30", "179"})
    void headingGrowsFromXTowardsY(double degrees) {
        assertAngles(turned(0, 0, 1, degrees), degrees, 0, 0);
    }

    /** A turn about +Y, which is left, by the right hand goes down. */
    @ParameterizedTest
    @CsvSource({"30", "-45"})
    void tiltIsAboveTheHorizon(double degrees) {
        assertAngles(turned(0, 1, 0, -degrees), 0, degrees, 0);
    }

    /** A turn about the line of sight by the right hand lifts the left side. */
    @ParameterizedTest
    @CsvSource({"20", "-100"})
    void rollLeansToTheRight(double degrees) {
        assertAngles(turned(1, 0, 0, degrees), 0, 0, degrees);
    }

    @ParameterizedTest
    @CsvSource({"90", "-90"})
    void straightUpAndDownStillHaveAHeading(double tilt) {
        assertAngles(turned(0, 1, 0, -tilt), 0, tilt, 0);
    }
}
