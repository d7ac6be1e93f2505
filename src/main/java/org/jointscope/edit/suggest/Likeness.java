package org.jointscope.edit.suggest;

import java.util.Arrays;
import org.jointscope.model.FrameLayout;

/**
 * Evidence that a value belongs to the component that a joint reads from it, compared with the values next to it. The
 * criterion is learned from the animation: in some files, the first frame equals the baseframe exactly; in others it is
 * close to it; in others only the positions are.
 *
 * <p>The distances between the first frame and the {@link RestPose} are counted, in classes from equal to unrelated,
 * for values as the file assigns them and for values next to them. The weight of evidence that a value in a class is at
 * the right index, in nats, is the logarithm of the ratio of the two frequencies of the class. Rest values of zero are
 * counted separately: they are frequent, so a match is weak evidence. A few wrong rows hardly change the result.
 *
 * <p>A quaternion and its negative are the same rotation, and some exporters write the baseframe with one sign and the
 * frames with the other. So orientations are compared with both, all three components together, and a sign that is rare
 * in the file is evidence against it.
 */
final class Likeness {

    /** The upper limits of the classes; for positions, in units of the usual distance. */
    private static final double[] LIMITS = {2e-6, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 1, 3};

    private static final int CLASSES = LIMITS.length + 1;

    /** The prior distribution, … */
    private static final double[] OWN = {.35, .1, .08, .08, .08, .1, .09, .06, .04, .02};

    private static final double[] OTHERS = {.03, .03, .04, .08, .09, .17, .24, .2, .08, .04};

    /** … which counts as this number of observations. */
    private static final double EXPECTATION = 4;

    private static final int NEIGHBOURS = 9;
    private static final double ZERO = 1e-4;
    private static final double MOST = 7;

    private final Joints joints;
    private final SampledComponents components;
    private final RestPose rest;

    /** For positions and orientations, each for rest values that are not zero and that are zero. */
    private final double[][] weights = new double[4][CLASSES];

    private double costOfSame;
    private double costOfNegated;

    Likeness(Joints joints, SampledComponents components, RestPose rest) {
        this.joints = joints;
        this.components = components;
        this.rest = rest;
        int[] signs = signs();
        learnSigns(signs);
        learnWeights(signs);
    }

    /** 1 if the first orientation is closer to the rest pose as it is, −1 if negated, 0 if equal. */
    private int[] signs() {
        int[] signs = new int[joints.size()];
        for (int joint = 0; joint < signs.length; joint++) {
            double same = 0;
            double negated = 0;
            for (int c = Joints.AXES; c < Joints.COMPONENTS; c++) {
                double value = components.first(joints.index(joint, c));
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
                count(own, c, components.first(index), isTurn(c) ? sign * base : base);
                for (int i = 1; i <= NEIGHBOURS && index >= 0; i++) {
                    count(others, c, components.first(index - i), isTurn(c) ? usual * base : base);
                    count(others, c, components.first(index + i), isTurn(c) ? usual * base : base);
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
     * The evidence against the index from which a joint reads its components, in nats; negative if there is more
     * evidence for it.
     */
    double cost(int joint, int flags, int start) {
        double moves = 0;
        double same = costOfSame;
        double negated = costOfNegated;
        for (int c = 0; c < Joints.COMPONENTS; c++) {
            boolean read = (flags >> c & 1) != 0;
            double base = rest.value(joint, c);
            double value = read ? components.first(FrameLayout.index(flags, start, c)) : joints.baseframe(joint, c);
            if (!isTurn(c)) {
                moves -= read ? weight(c, value, base) : 0;
            } else {
                // A value from the baseframe has the sign of the baseframe.
                boolean mixed = !read && Math.abs(base) > ZERO;
                same -= read ? weight(c, value, base) : 0;
                negated -= read || mixed ? weight(c, value, -base) : 0;
            }
        }
        boolean turns = flags >> Joints.AXES != 0;
        return moves + (turns ? Math.min(same, negated) : 0);
    }
}
