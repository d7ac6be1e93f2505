package org.jointscope.analysis;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/** The usual measures of an animation's joints, and the limits above which they are wrong. */
final class SanityLimits {

    /** A step this many times the usual one is wrong. */
    private static final double TIMES = 6;

    /** … unless it is less than this: lids blink by 50°, legs and arms hit out by 65°. */
    private static final double LEAST_TURN = 60;

    /** … or than this share of the skeleton's size. */
    private static final double LEAST_MOVE = 0.12;

    /** What this share of all joints or steps does not exceed says what is usual. */
    private static final double MOST = 0.75;

    /** Makes a median distance comparable with a standard deviation. */
    private static final double DEVIATION = 1.4826;

    /** Off the baseframe is what is this many times as far as most joints are. */
    private static final double BASEFRAME_TIMES = 4;

    /** Rounding: a baseframe may be written with fewer digits than a frame. */
    private static final double LEAST_BASEFRAME_TURN = 1;

    private static final double LEAST_BASEFRAME_MOVE = 0.01;

    /** Where the limit would be more, joints have nothing to do with their baseframe. */
    private static final double MOST_BASEFRAME_TURN = 90;

    private static final double MOST_BASEFRAME_MOVE = 0.5;

    /** Roots are put wherever the whole model is to stand. */
    private static final double ROOT_MOVE = 0.25;

    /** So many steps of a joint are as good as all of them to tell what is usual. */
    private static final int MOST_STEPS = 1024;

    private final double size;
    private final double[] usualTurns;
    private final double[] usualMoves;
    private final double baseframeTurn;
    private final double baseframeMove;

    /**
     * @param size of the skeleton
     */
    SanityLimits(Sanity sanity, double size) {
        int joints = sanity.rig().size();
        this.size = size;
        this.usualTurns = new double[joints];
        this.usualMoves = new double[joints];
        int steps = Math.min(MOST_STEPS, sanity.frameCount() - 1);
        for (int i = 0; steps > 0 && i < joints && !Thread.currentThread().isInterrupted(); i++) {
            int joint = i;
            usualTurns[joint] = usual(sanity, steps, frame -> sanity.turn(joint, frame));
            usualMoves[joint] = usual(sanity, steps, frame -> sanity.move(joint, frame));
        }
        this.baseframeTurn =
                baseframeLimit(
                        sanity,
                        joint -> sanity.baseframeTurn(joint, 0),
                        LEAST_BASEFRAME_TURN,
                        MOST_BASEFRAME_TURN);
        this.baseframeMove =
                baseframeLimit(
                        sanity,
                        joint -> sanity.baseframeMove(joint, 0),
                        LEAST_BASEFRAME_MOVE * size,
                        MOST_BASEFRAME_MOVE * size);
    }

    /** Of steps that are spread evenly over the frames. */
    private static double usual(Sanity sanity, int count, IntToDoubleFunction step) {
        double[] steps = new double[count];
        long all = sanity.frameCount() - 1L;
        for (int i = 0; i < count; i++) {
            steps[i] = step.applyAsDouble((int) (1 + i * all / count));
        }
        Arrays.sort(steps);
        double median = most(steps, 0.5);
        double most = most(steps, MOST);
        for (int i = 0; i < count; i++) {
            steps[i] = Math.abs(steps[i] - median);
        }
        Arrays.sort(steps);
        return Math.max(median + DEVIATION * most(steps, 0.5), most);
    }

    private static double baseframeLimit(
            Sanity sanity, IntToDoubleFunction off, double least, double highest) {
        if (sanity.rig().size() == 0 || sanity.frameCount() == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double[] all = new double[sanity.rig().size()];
        Arrays.setAll(all, off);
        Arrays.sort(all);
        double limit = Math.max(least, BASEFRAME_TIMES * most(all, MOST));
        return limit <= highest ? limit : Double.POSITIVE_INFINITY;
    }

    /** What a share of sorted numbers does not exceed. */
    private static double most(double[] sorted, double share) {
        return sorted[(int) ((sorted.length - 1) * share)];
    }

    double size() {
        return size;
    }

    double usualTurn(int joint) {
        return usualTurns[joint];
    }

    double usualMove(int joint) {
        return usualMoves[joint];
    }

    double turn(int joint) {
        return Math.max(LEAST_TURN, TIMES * usualTurns[joint]);
    }

    double move(int joint) {
        return Math.max(LEAST_MOVE * size, TIMES * usualMoves[joint]);
    }

    /** In degrees; infinite if joints have nothing to do with their baseframe. */
    double baseframeTurn() {
        return baseframeTurn;
    }

    double baseframeMove(boolean root) {
        return root ? Math.max(baseframeMove, ROOT_MOVE * size) : baseframeMove;
    }
}
