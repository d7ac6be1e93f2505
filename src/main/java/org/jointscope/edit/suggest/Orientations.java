package org.jointscope.edit.suggest;

import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;

import java.util.List;

/** The orientations of one joint in all frames, as unit quaternions. */
final class Orientations {

    private static final int STRIDE = 4;

    private final Joints joints;
    private final List<Frame> frames;
    private final double[] poses;

    Orientations(Md5Anim anim, Joints joints) {
        this.joints = joints;
        this.frames = anim.frames();
        this.poses = new double[frames.size() * STRIDE];
    }

    void load(int joint) {
        for (int frame = 0; frame < frames.size(); frame++) {
            double x = value(joint, Joints.AXES, frame);
            double y = value(joint, Joints.AXES + 1, frame);
            double z = value(joint, Joints.AXES + 2, frame);
            put(x, y, z, poses, frame * STRIDE);
        }
    }

    private double value(int joint, int component, int frame) {
        long index = joints.index(joint, component);
        boolean inFrame = index >= 0 && index < frames.get(frame).size();
        return inFrame ? frames.get(frame).value((int) index) : joints.baseframe(joint, component);
    }

    private static void put(double x, double y, double z, double[] out, int at) {
        out[at] = x;
        out[at + 1] = y;
        out[at + 2] = z;
        out[at + 3] = JointTransform.w(x, y, z);
    }

    /** A quaternion from the values that a file stores. */
    static double[] quaternion(double x, double y, double z) {
        double[] pose = new double[STRIDE];
        put(x, y, z, pose, 0);
        return pose;
    }

    int frameCount() {
        return frames.size();
    }

    /**
     * The angle between the orientations of two frames in degrees.
     *
     * @param sign −1 to negate x, y, z of one of them, otherwise 1
     */
    double degrees(int from, int to, int sign) {
        return degrees(poses, from * STRIDE, poses, to * STRIDE, sign);
    }

    /** The angle between the orientation of a frame and another quaternion, likewise. */
    double degrees(int frame, double[] other, int sign) {
        return degrees(poses, frame * STRIDE, other, 0, sign);
    }

    private static double degrees(double[] a, int i, double[] b, int j, int sign) {
        double axes = a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
        return angle(sign * axes + a[i + 3] * b[j + 3]);
    }

    private static double angle(double cosineOfHalf) {
        return Math.toDegrees(2 * Math.acos(Math.min(1, Math.abs(cosineOfHalf))));
    }

    /**
     * The angle in degrees between the orientation of a frame and the mean of those in the previous
     * and the next frame, each of which may have x, y, z negated.
     */
    double bend(int frame, boolean previousNegated, boolean negated, boolean nextNegated) {
        double[] previous = signed(frame - 1, previousNegated);
        double[] own = signed(frame, negated);
        double[] next = signed(frame + 1, nextNegated);
        double dot = dot(previous, next);
        double side = dot < 0 ? -1 : 1;
        double length = Math.sqrt(2 + 2 * Math.abs(dot));
        return angle((dot(previous, own) + side * dot(next, own)) / length);
    }

    private double[] signed(int frame, boolean negated) {
        int at = frame * STRIDE;
        double sign = negated ? -1 : 1;
        return new double[] {
            sign * poses[at], sign * poses[at + 1], sign * poses[at + 2], poses[at + 3]
        };
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    }
}
