package org.jointscope.edit.suggest;

import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;

/**
 * The orientations of one joint in all frames.
 *
 * @param poses unit quaternions by frame: x, y, z, w
 */
record Orientations(double[][] poses) {

    static Orientations of(Md5Anim anim, Joints joints, int joint) {
        return new Orientations(
                anim.frames().stream()
                        .map(
                                frame -> {
                                    double[] pose = new double[Joints.AXES];
                                    for (int axis = 0; axis < pose.length; axis++) {
                                        int component = Joints.AXES + axis;
                                        long index = joints.index(joint, component);
                                        pose[axis] =
                                                index >= 0 && index < frame.size()
                                                        ? frame.value((int) index)
                                                        : joints.baseframe(joint, component);
                                    }
                                    return quaternion(pose[0], pose[1], pose[2]);
                                })
                        .toArray(double[][]::new));
    }

    /** A quaternion from the values that a file stores. */
    static double[] quaternion(double x, double y, double z) {
        return new double[] {x, y, z, JointTransform.w(x, y, z)};
    }

    int frameCount() {
        return poses.length;
    }

    /**
     * The angle between the orientations of two frames in degrees.
     *
     * @param sign −1 to negate x, y, z of one of them, otherwise 1
     */
    double degrees(int from, int to, int sign) {
        return degrees(from, poses[to], sign);
    }

    /** The angle between the orientation of a frame and another quaternion, likewise. */
    double degrees(int frame, double[] other, int sign) {
        return angle(dot(poses[frame], other, sign));
    }

    private static double dot(double[] a, double[] b, int sign) {
        return sign * (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) + a[3] * b[3];
    }

    private static double angle(double cosineOfHalf) {
        return Math.toDegrees(2 * Math.acos(Math.min(1, Math.abs(cosineOfHalf))));
    }

    /**
     * The angle in degrees between the orientation of a frame and the mean of those in the previous
     * and the next frame.
     *
     * @param negated by frame: whether x, y, z count as negated
     */
    double bend(int frame, boolean[] negated) {
        double ends = dot(frame - 1, frame + 1, negated);
        double side = ends < 0 ? -1 : 1;
        double length = Math.sqrt(2 + 2 * Math.abs(ends));
        double cosine = dot(frame - 1, frame, negated) + side * dot(frame + 1, frame, negated);
        return angle(cosine / length);
    }

    private double dot(int a, int b, boolean[] negated) {
        return dot(poses[a], poses[b], negated[a] == negated[b] ? 1 : -1);
    }
}
