package org.jointscope.pose;

/**
 * Where a joint stands and how it is turned, for reading; what is computed with stays in the flat arrays of
 * {@link JointTransform}, whose conventions these numbers follow.
 *
 * @param x of the position, in game units
 * @param qw of the orientation, in textbook rules: not above 0 where it was made from a file's x, y, z
 */
public record Placement(double x, double y, double z, double qx, double qy, double qz, double qw) {

    /** A joint of a flat array. */
    public static Placement of(double[] joints, int joint) {
        int at = joint * JointTransform.STRIDE;
        return new Placement(
                joints[at],
                joints[at + 1],
                joints[at + 2],
                joints[at + 3],
                joints[at + 4],
                joints[at + 5],
                joints[at + 6]);
    }

    /** How far the joint is turned, 0 to 180 degrees: a quaternion and its negative are the same turn. */
    public double degrees() {
        return Math.toDegrees(2 * Math.acos(Math.min(1, Math.abs(qw))));
    }

    /** The axis that it is turned about, counter-clockwise as seen from its tip; 0, 0, 0 if it is not turned. */
    public double[] axis() {
        double length = Math.sqrt(qx * qx + qy * qy + qz * qz);
        double scale = length > 0 ? (qw < 0 ? -1 : 1) / length : 0;
        return new double[] {qx * scale, qy * scale, qz * scale};
    }
}
