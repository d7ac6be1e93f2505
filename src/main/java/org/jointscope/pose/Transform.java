package org.jointscope.pose;

import java.util.Arrays;
import org.jointscope.model.Component;
import org.jointscope.model.Vector3;

/**
 * The position and orientation of a joint, for reading, in the conventions of {@link JointTransform}; computations use
 * the flat arrays of that class.
 *
 * @param x of the position, in game units
 * @param qw of the orientation, in the textbook convention: at most 0 if it was reconstructed from x, y, z of a file
 */
public record Transform(double x, double y, double z, double qx, double qy, double qz, double qw) {

    /** The w that results from a rounding error of 1e-16 in x² + y² + z². */
    private static final double SMALLEST_W = 1e-8;

    private static final double STRETCH = 1 + 1e-15;

    /** A joint of a flat array. */
    public static Transform of(double[] joints, int joint) {
        int at = joint * JointTransform.STRIDE;
        return new Transform(
                joints[at],
                joints[at + 1],
                joints[at + 2],
                joints[at + 3],
                joints[at + 4],
                joints[at + 5],
                joints[at + 6]);
    }

    /** Sets a joint of a flat array. */
    void write(double[] joints, int joint) {
        JointTransform.put(x, y, z, qx, qy, qz, qw, joints, joint);
    }

    /** The numbers of {@link JointTransform}. */
    public double[] toArray() {
        return new double[] {x, y, z, qx, qy, qz, qw};
    }

    /** The angle of the rotation, 0 to 180 degrees: a quaternion and its negative are the same rotation. */
    public double degrees() {
        return Math.toDegrees(2 * Math.acos(Math.min(1, Math.abs(qw))));
    }

    /** The axis of the rotation, which is counterclockwise as seen from its tip; 0, 0, 0 without a rotation. */
    public double[] axis() {
        double length = JointTransform.length(qx, qy, qz);
        double scale = length > 0 ? (qw < 0 ? -1 : 1) / length : 0;
        return new double[] {qx * scale, qy * scale, qz * scale};
    }

    /** The axes as in {@link JointTransform#axes}: the columns of the rotation matrix, one after the other. */
    public double[] axes() {
        double[] axes = new double[JointTransform.AXES];
        JointTransform.axes(toArray(), axes);
        return axes;
    }

    /** Yaw, pitch and roll in degrees: rotations about Z, then Y, then X. */
    public double[] angles() {
        double[] angles = new double[3];
        JointTransform.angles(qx, qy, qz, qw, angles);
        return Arrays.stream(angles).map(Math::toDegrees).toArray();
    }

    public double distanceTo(Transform other) {
        return JointTransform.length(other.x - x, other.y - y, other.z - z);
    }

    /**
     * The angle of the rotation from this orientation to another, 0 to 180 degrees. Unlike the arc cosine of the dot
     * product, it is as precise near 0 and 180 as in between; the lengths of the quaternions do not matter.
     */
    public double degreesTo(Transform other) {
        double length = length();
        double otherLength = other.length();
        if (length == 0 || otherLength == 0) {
            return 0;
        }
        // A quaternion and its negative are the same rotation: the nearer of the two is used.
        double chord = Math.sqrt(
                Math.min(squaredDistance(length, other, otherLength), squaredDistance(length, other, -otherLength)));
        return Math.toDegrees(4 * Math.asin(Math.min(1, chord / 2)));
    }

    /** Between the quaternions, each divided by a number. */
    private double squaredDistance(double divisor, Transform other, double otherDivisor) {
        double dx = other.qx / otherDivisor - qx / divisor;
        double dy = other.qy / otherDivisor - qy / divisor;
        double dz = other.qz / otherDivisor - qz / divisor;
        double dw = other.qw / otherDivisor - qw / divisor;
        return dx * dx + dy * dy + dz * dz + dw * dw;
    }

    public double component(Component component) {
        return component.of(position(), new Vector3(qx, qy, qz));
    }

    public Vector3 position() {
        return new Vector3(x, y, z);
    }

    /**
     * x, y and z of the orientation as in a file, without w: of the quaternion and its negative, which are the same
     * rotation, the one with w at most 0. Near 180 degrees, the error of the reconstructed w would be larger than w
     * itself; there x, y and z are scaled up so that w becomes 0.
     *
     * @see JointTransform#w
     */
    public Vector3 fileOrientation() {
        double scale = (qw > 0 ? -1 : 1) / length();
        if (!Double.isFinite(scale)) {
            return Vector3.ZERO;
        }
        double stretch = Math.abs(qw * scale) > SMALLEST_W ? scale : scale * STRETCH;
        // Zero without a sign.
        return new Vector3(qx * stretch + 0.0, qy * stretch + 0.0, qz * stretch + 0.0);
    }

    /** The length of the quaternion: 1 for a rotation. */
    public double length() {
        return Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
    }
}
