package org.jointscope.analysis;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.pose.JointTransform;

import java.util.Arrays;

/**
 * How one joint goes from frame to frame, as seen from its parent: by what angle it turns, how far
 * it moves. Turns are those between rotations: a quaternion and its negative are the same.
 */
public final class JointSteps {

    /** One way to go, for all frames. */
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

        /** From a frame to the next; NaN if one of them is unreadable. */
        public double step(int index) {
            return steps[index];
        }

        /** The largest distance between the first frame and any other. */
        public double range() {
            return range;
        }

        public double seam() {
            return seam;
        }

        /** The step that a share of all steps does not exceed. */
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
    private final double[] first = new double[Motion.STRIDE];
    private final double[] before = new double[Motion.STRIDE];
    private final double[] now = new double[Motion.STRIDE];
    private int joint;

    /**
     * @param motion of two frames at least
     */
    public JointSteps(Motion motion) {
        this.motion = motion;
        this.turns = new Steps(motion.frameCount() - 1);
        this.moves = new Steps(motion.frameCount() - 1);
    }

    /** Looks at a joint, in place of the one before. */
    public void take(int index) {
        joint = index;
        turns.isSorted = false;
        moves.isSorted = false;
        turns.range = 0;
        moves.range = 0;
        motion.restOfBaseframe(joint, first);
        System.arraycopy(first, 0, now, 0, Motion.STRIDE);
        load(0, first);
        System.arraycopy(first, 0, before, 0, Motion.STRIDE);
        for (int frame = 1; frame < motion.frameCount(); frame++) {
            Interruption.check();
            load(frame, now);
            turns.steps[frame - 1] = (float) turn(before, now);
            moves.steps[frame - 1] = (float) move(before, now);
            turns.seam = turn(first, now);
            moves.seam = move(first, now);
            turns.range = Math.max(turns.range, turns.seam);
            moves.range = Math.max(moves.range, moves.seam);
            System.arraycopy(now, 0, before, 0, Motion.STRIDE);
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

    /** By what angle the joint turns between any two frames. */
    public double turn(int from, int to) {
        load(from, before);
        load(to, now);
        return turn(before, now);
    }

    /** The same, had the later frame x, y, z of its quaternion with the other sign. */
    public double turnIfNegated(int from, int to) {
        load(from, before);
        load(to, now);
        negateTurn(now);
        double angle = turn(before, now);
        // The baseframe's share of the pose stays for the next frame that is loaded.
        negateTurn(now);
        return angle;
    }

    private static void negateTurn(double[] pose) {
        for (int i = 3; i < 6; i++) {
            pose[i] = -pose[i];
        }
    }

    /** Distance between the joint's positions in any two frames. */
    public double move(int from, int to) {
        load(from, before);
        load(to, now);
        return move(before, now);
    }

    /** Over a pose that holds the joint's baseframe, or another of its frames. */
    private void load(int frame, double[] pose) {
        motion.pose(joint, frame, pose);
    }

    /** In degrees. The half angle's cosine is the dot product, of quaternions of length 1. */
    private static double turn(double[] a, double[] b) {
        double dot = 0;
        double lengthA = 0;
        double lengthB = 0;
        for (int i = 3; i < Motion.STRIDE; i++) {
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
