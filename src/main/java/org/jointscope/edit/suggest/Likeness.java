package org.jointscope.edit.suggest;

import org.jointscope.model.FrameLayout;

import java.util.Arrays;

/**
 * How much more a float looks like the component that a joint reads from it than floats nearby do.
 * What "like" means is learned from the animation itself: in one file the first frame is the
 * baseframe to the last digit, in another it is near it, in a third positions are and orientations
 * are not.
 *
 * <p>Counted is how far the first frame is from the {@link RestPose}, in classes from "the same" to
 * "nowhere near", once for the floats as the file assigns them, and once for floats from next door.
 * The logarithm of how much more often a class occurs in the one than in the other is the weight of
 * evidence, in nats, that a float in this class is in its place. Rest values of zero are counted
 * apart: there are many of them, so that a match says little. A few rows that are wrong hardly
 * change what all together teach.
 *
 * <p>A quaternion and its negative are the same rotation, and some exporters write the baseframe
 * with the one and the frames with the other sign. So orientations are compared with both, all
 * three components together, and a sign that is rare in the file counts against a reading.
 */
final class Likeness {

    /** Where a class ends; of positions, in usual distances. */
    private static final double[] LIMITS = {2e-6, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 1, 3};

    private static final int CLASSES = LIMITS.length + 1;

    /** The prior distribution, … */
    private static final double[] OWN = {.35, .1, .08, .08, .08, .1, .09, .06, .04, .02};

    private static final double[] OTHERS = {.03, .03, .04, .08, .09, .17, .24, .2, .08, .04};

    /** … which is worth as much as so many of them. */
    private static final double EXPECTATION = 4;

    private static final int NEIGHBOURS = 9;
    private static final double ZERO = 1e-4;
    private static final double MOST = 7;

    private final Joints joints;
    private final Floats floats;
    private final RestPose rest;

    /** For positions and orientations, each for rest values that are not zero and that are. */
    private final double[][] weights = new double[4][CLASSES];

    private double costOfSame;
    private double costOfNegated;

    Likeness(Joints joints, Floats floats, RestPose rest) {
        this.joints = joints;
        this.floats = floats;
        this.rest = rest;
        int[] signs = signs();
        learnSigns(signs);
        learnWeights(signs);
    }

    /**
     * 1 if the first frame's orientation is as that at rest, −1 if negated, 0 if either or none.
     */
    private int[] signs() {
        int[] signs = new int[joints.size()];
        for (int joint = 0; joint < signs.length; joint++) {
            double same = 0;
            double negated = 0;
            for (int c = Joints.AXES; c < Joints.COMPONENTS; c++) {
                double value = floats.first(joints.index(joint, c));
                if (!Double.isNaN(value)) {
                    same += Math.abs(value - rest.value(joint, c));
                    negated += Math.abs(value + rest.value(joint, c));
                }
            }
            signs[joint] = (int) Math.signum(negated - same);
        }
        return signs;
    }

    private void learnSigns(int[] signs) {
        double same = 0.5 + Arrays.stream(signs).filter(sign -> sign > 0).count();
        double negated = 0.5 + Arrays.stream(signs).filter(sign -> sign < 0).count();
        costOfSame = -Math.log(same / (same + negated));
        costOfNegated = -Math.log(negated / (same + negated));
    }

    private void learnWeights(int[] signs) {
        double[][] own = new double[weights.length][CLASSES];
        double[][] others = new double[weights.length][CLASSES];
        int usual = costOfNegated < costOfSame ? -1 : 1;
        for (int joint = 0; joint < joints.size(); joint++) {
            int sign = signs[joint] == 0 ? usual : signs[joint];
            for (int c = 0; c < Joints.COMPONENTS; c++) {
                long index = joints.index(joint, c);
                double base = rest.value(joint, c);
                count(own, c, floats.first(index), isTurn(c) ? sign * base : base);
                for (int i = 1; i <= NEIGHBOURS && index >= 0; i++) {
                    count(others, c, floats.first(index - i), isTurn(c) ? usual * base : base);
                    count(others, c, floats.first(index + i), isTurn(c) ? usual * base : base);
                }
            }
        }
        for (int kind = 0; kind < weights.length; kind++) {
            weigh(own[kind], others[kind], weights[kind]);
        }
    }

    private static void weigh(double[] own, double[] others, double[] out) {
        double allOwn = EXPECTATION + Arrays.stream(own).sum();
        double allOthers = EXPECTATION + Arrays.stream(others).sum();
        for (int i = 0; i < CLASSES; i++) {
            double share = (own[i] + EXPECTATION * OWN[i]) / allOwn;
            double shareOfOthers = (others[i] + EXPECTATION * OTHERS[i]) / allOthers;
            out[i] = Math.clamp(Math.log(share / shareOfOthers), -MOST, MOST);
        }
    }

    private void count(double[][] counts, int component, double value, double base) {
        if (!Double.isNaN(value) && !Double.isNaN(base)) {
            counts[kind(component, base)][distance(component, value - base)]++;
        }
    }

    private static boolean isTurn(int component) {
        return component >= Joints.AXES;
    }

    private double unit(int component) {
        return isTurn(component) ? 1 : rest.unit();
    }

    private int kind(int component, double base) {
        boolean zero = Math.abs(base) <= ZERO * unit(component);
        return (isTurn(component) ? 2 : 0) + (zero ? 1 : 0);
    }

    private int distance(int component, double difference) {
        double distance = Math.abs(difference) / unit(component);
        int at = 0;
        while (at < LIMITS.length && !(distance <= LIMITS[at])) {
            at++;
        }
        return at;
    }

    private double weight(int component, double value, double base) {
        return Double.isNaN(value) || Double.isNaN(base)
                ? 0
                : weights[kind(component, base)][distance(component, value - base)];
    }

    /**
     * The evidence against a joint's reading components from there, in nats; negative if more
     * speaks for it.
     */
    double cost(int joint, int flags, int start) {
        double moves = 0;
        double same = costOfSame;
        double negated = costOfNegated;
        for (int c = 0; c < Joints.COMPONENTS; c++) {
            boolean read = (flags >> c & 1) != 0;
            double base = rest.value(joint, c);
            double value =
                    read
                            ? floats.first(FrameLayout.index(flags, start, c))
                            : joints.baseframe(joint, c);
            if (!isTurn(c)) {
                moves -= read ? weight(c, value, base) : 0;
            } else {
                // What comes from the baseframe has the baseframe's sign.
                boolean mixed = !read && Math.abs(base) > ZERO;
                same -= read ? weight(c, value, base) : 0;
                negated -= read || mixed ? weight(c, value, -base) : 0;
            }
        }
        boolean turns = flags >> Joints.AXES != 0;
        return moves + (turns ? Math.min(same, negated) : 0);
    }
}
