package org.jointscope.ui.plot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * A value for every frame, as a {@link FramePlot} draws it.
 *
 * @param values NaN where there is none (yet)
 * @param out the frames whose value is bad
 */
public record FrameBars(double[] values, boolean[] out) {

    public static final FrameBars NONE = new FrameBars(new double[0], new boolean[0]);

    /** The values of some rows, each a frame. */
    public static <R> FrameBars of(List<R> rows, ToDoubleFunction<R> value, Predicate<R> isOut) {
        boolean[] out = new boolean[rows.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = isOut.test(rows.get(i));
        }
        return new FrameBars(rows.stream().mapToDouble(value).toArray(), out);
    }

    /** The largest value, and not less than 0. */
    public double highest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::max);
    }

    /** The least value, and not more than 0. */
    public double lowest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::min);
    }

    /**
     * The frame from one (inclusive) to another (exclusive) that has the largest value; NaN counts
     * least.
     */
    public int highestBetween(int from, int to) {
        int highest = from;
        for (int frame = from + 1; frame < to; frame++) {
            if (values[frame] > values[highest] || Double.isNaN(values[highest])) {
                highest = frame;
            }
        }
        return highest;
    }

    public int frameCount() {
        return values.length;
    }
}
