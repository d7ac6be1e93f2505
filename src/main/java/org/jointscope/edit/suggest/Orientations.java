package org.jointscope.edit.suggest;

import java.util.Arrays;
import java.util.List;
import org.jointscope.model.Frame;
import org.jointscope.pose.JointTransform;

/**
 * The orientations of one joint in some frames, as unit quaternions: x, y, z, w.
 *
 * @param poses by frame
 * @param rest the orientation to compare with, usually from the {@link RestPose}
 */
record Orientations(double[][] poses, double[] rest) {

    /** @param rest {@link Joints#COMPONENTS} entries per joint */
    static Orientations of(List<Frame> frames, Joints joints, double[] rest, int joint) {
        long[] indices = new long[Joints.AXES];
        Arrays.setAll(indices, axis -> joints.index(joint, Joints.AXES + axis));
        double[][] poses = new double[frames.size()][];
        double[] axes = new double[Joints.AXES];
        for (int i = 0; i < poses.length; i++) {
            Frame frame = frames.get(i);
            for (int axis = 0; axis < axes.length; axis++) {
                boolean inFrame = indices[axis] >= 0 && indices[axis] < frame.size();
                axes[axis] = inFrame ? frame.value((int) indices[axis]) : joints.baseframe(joint, Joints.AXES + axis);
            }
            poses[i] = quaternion(axes, 0);
        }
        return new Orientations(poses, quaternion(rest, joint * Joints.COMPONENTS + Joints.AXES));
    }

    /** A quaternion from x, y, z as stored in a file. */
    private static double[] quaternion(double[] from, int at) {
        double w = JointTransform.w(from[at], from[at + 1], from[at + 2]);
        return new double[] {from[at], from[at + 1], from[at + 2], w};
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

    /** The same angle between the orientations of a frame and of the rest pose. */
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
     * The angle in degrees between the orientation of a frame and the mean of those in the previous and the next frame.
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
