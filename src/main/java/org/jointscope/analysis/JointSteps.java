package org.jointscope.analysis;

import java.util.Arrays;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.pose.JointTransform;

/**
 * The rotation and translation of one joint from frame to frame, in parent space. A quaternion and its negative are the
 * same orientation.
 */
public final class JointSteps {

    /** The least rotation that counts as a sign flip if negating x, y, z undoes it. */
    public static final double FLIP_DEGREES = 20;

    /** Negating undoes a rotation if at most this share of it is left. */
    public static final double FLIP_REST = 0.2;

    /** The rotations, or the translations, over all frames. */
    public static final class Steps {

        private final float[] steps;
        private final float[] sorted;
        private boolean isSorted;
        private double range;
        private double seam;

        private Steps(int count) {
            this.steps = new float[count];
            this.sorted = new float[count];
        }

        private void take(int index, double step, double fromFirst) {
            steps[index] = (float) step;
            range = Math.max(index == 0 ? 0 : range, fromFirst);
            seam = fromFirst;
            isSorted = false;
        }

        /** The change from a frame to the next; NaN if one of them is unreadable. */
        public double step(int index) {
            return steps[index];
        }

        /** The largest distance between the first frame and any other. */
        public double range() {
            return range;
        }

        /** The distance between the first frame and the last. */
        public double seam() {
            return seam;
        }

        /** The value that a share of all changes does not exceed. */
        public double most(double share) {
            if (!isSorted) {
                System.arraycopy(steps, 0, sorted, 0, steps.length);
                Arrays.sort(sorted);
                isSorted = true;
            }
            return sorted[(int) ((sorted.length - 1) * share)];
        }
    }

    private final Motion motion;
    private final Steps turns;
    private final Steps moves;
    private final double[][] poses = new double[3][JointTransform.STRIDE];

    private int joint;

    /** @param motion with at least two frames */
    public JointSteps(Motion motion) {
        this.motion = motion;
        this.turns = new Steps(motion.frameCount() - 1);
        this.moves = new Steps(motion.frameCount() - 1);
    }

    /** Selects a joint, instead of the one before. */
    public void take(int index) {
        joint = index;
        double[] first = motion.pose(joint, 0, poses[2]);
        double[] before = first;
        for (int frame = 1; frame < motion.frameCount(); frame++) {
            Interruption.check();
            double[] now = motion.pose(joint, frame, poses[frame % 2]);
            turns.take(frame - 1, turn(before, now), turn(first, now));
            moves.take(frame - 1, move(before, now), move(first, now));
            before = now;
        }
    }

    public int joint() {
        return joint;
    }

    public Steps turns() {
        return turns;
    }

    public Steps moves() {
        return moves;
    }

    /** The angle of the joint's rotation between any two frames, in degrees. */
    public double turn(int from, int to) {
        return turn(motion.pose(joint, from, poses[0]), motion.pose(joint, to, poses[1]));
    }

    /** The same if x, y, z of the quaternion in the later frame were negated. */
    public double turnIfNegated(int from, int to) {
        return turn(motion.pose(joint, from, poses[0]), negated(motion.pose(joint, to, poses[1])));
    }

    private static double[] negated(double[] pose) {
        for (int i = 3; i < 6; i++) {
            pose[i] = -pose[i];
        }
        return pose;
    }

    /** Distance between the joint's positions in any two frames. */
    public double move(int from, int to) {
        return move(motion.pose(joint, from, poses[0]), motion.pose(joint, to, poses[1]));
    }

    /** The angle in degrees. The cosine of half the angle is the dot product of the unit quaternions. */
    private static double turn(double[] a, double[] b) {
        double dot = 0;
        double lengthA = 0;
        double lengthB = 0;
        for (int i = 3; i < JointTransform.STRIDE; i++) {
            dot += a[i] * b[i];
            lengthA += a[i] * a[i];
            lengthB += b[i] * b[i];
        }
        double cosine = Math.abs(dot) / Math.sqrt(lengthA * lengthB);
        return Math.toDegrees(2 * Math.acos(Math.min(1, cosine)));
    }

    private static double move(double[] a, double[] b) {
        return JointTransform.distance(a, b, 0);
    }
}
