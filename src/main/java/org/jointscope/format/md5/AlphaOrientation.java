package org.jointscope.format.md5;

import org.jointscope.model.Vector3;

/** Orientations of the Doom 3 alpha as x, y, z of a quaternion in later versions, with w at most 0. */
final class AlphaOrientation {

    /** Coordinates of three axes. */
    static final int MATRIX = 9;

    private AlphaOrientation() {}

    /**
     * The orientation of a joint with these axes.
     *
     * @param m x, y, z of the rotated +X, then +Y and +Z, as in id's matrices (Doom 3, idlib/math/Matrix.h)
     */
    static Vector3 ofMatrix(double[] m) {
        double[][] multiples = {
            {1 + m[0] - m[4] - m[8], m[1] + m[3], m[2] + m[6], m[5] - m[7]},
            {m[1] + m[3], 1 + m[4] - m[0] - m[8], m[5] + m[7], m[6] - m[2]},
            {m[2] + m[6], m[5] + m[7], 1 + m[8] - m[0] - m[4], m[1] - m[3]},
            {m[5] - m[7], m[6] - m[2], m[1] - m[3], 1 + m[0] + m[4] + m[8]}
        };
        double[] longest = multiples[0];
        for (double[] multiple : multiples) {
            longest = length(multiple) > length(longest) ? multiple : longest;
        }
        return stored(longest[0], longest[1], longest[2], longest[3]);
    }

    /** The rotations about Z, then Y, then X, in degrees (Doom 3, idlib/math/Angles.cpp, ToMat3). */
    static Vector3 ofAngles(double yaw, double pitch, double roll) {
        double sz = Math.sin(Math.toRadians(yaw) / 2);
        double cz = Math.cos(Math.toRadians(yaw) / 2);
        double sy = Math.sin(Math.toRadians(pitch) / 2);
        double cy = Math.cos(Math.toRadians(pitch) / 2);
        double sx = Math.sin(Math.toRadians(roll) / 2);
        double cx = Math.cos(Math.toRadians(roll) / 2);
        return stored(
                cz * cy * sx - sz * sy * cx,
                cz * sy * cx + sz * cy * sx,
                sz * cy * cx - cz * sy * sx,
                cz * cy * cx + sz * sy * sx);
    }

    private static Vector3 stored(double x, double y, double z, double w) {
        double scale = (w > 0 ? -1 : 1) / length(x, y, z, w);
        // Zero without a sign.
        return Double.isFinite(scale)
                ? new Vector3(x * scale + 0.0, y * scale + 0.0, z * scale + 0.0)
                : Vector3.MISSING;
    }

    private static double length(double... values) {
        double squares = 0;
        for (double value : values) {
            squares += value * value;
        }
        return Math.sqrt(squares);
    }
}
