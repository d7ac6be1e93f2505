package org.jointscope.edit.suggest;

import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;

/**
 * The orientations of one joint in all frames, as unit quaternions: x, y, z, w.
 *
 * @param poses by frame
 * @param rest what they are compared with, usually of the {@link RestPose}
 */
record Orientations(double[][] poses, double[] rest) {

    /**
     * @param rest {@link Joints#COMPONENTS} entries a joint
     */
    static Orientations of(Md5Anim anim, Joints joints, double[] rest, int joint) {
        int at = joint * Joints.COMPONENTS + Joints.AXES;
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
                        .toArray(double[][]::new),
                quaternion(rest[at], rest[at + 1], rest[at + 2]));
    }

    /** A quaternion from the values that a file stores. */
    private static double[] quaternion(double x, double y, double z) {
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
        return angle(dot(poses[from], poses[to], sign));
    }

    /** The angle between the orientation of a frame and that at rest, likewise. */
    double degreesFromRest(int frame, int sign) {
        return angle(dot(poses[frame], rest, sign));
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
