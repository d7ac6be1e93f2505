package org.jointscope.pose.camera;

import org.jointscope.pose.JointTransform;

/**
 * The direction of a view in degrees.
 *
 * @param heading yaw: 0 looks along +X, 90 along +Y, −180 to 180
 * @param tilt pitch above the horizon, −90 to 90
 * @param roll rotation of the camera to its right, −180 to 180; the horizon is then rotated to the left in the image
 */
public record ViewAngles(double heading, double tilt, double roll) {

    /** Nearer to straight up or down than this, yaw and roll cannot be distinguished. */
    private static final double UPRIGHT = 1e-6;

    /** @param axes as {@link JointTransform#axes} writes them */
    public static ViewAngles of(double[] axes) {
        double across = Math.hypot(axes[0], axes[1]);
        double tilt = Math.toDegrees(Math.atan2(axes[2], across));
        if (across < UPRIGHT) {
            // The whole rotation is yaw: a view straight up has its top toward its back.
            double sign = axes[2] > 0 ? -1 : 1;
            return new ViewAngles(degrees(sign * axes[7], sign * axes[6]), tilt, 0);
        }
        return new ViewAngles(degrees(axes[1], axes[0]), tilt, degrees(axes[5], axes[8]));
    }

    private static double degrees(double y, double x) {
        // Zero without a sign.
        return Math.toDegrees(Math.atan2(y, x)) + 0.0;
    }
}
