package org.jointscope.ui.plot;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * A value per frame, as a {@link FramePlot} draws it.
 *
 * @param values NaN if there is none (so far)
 * @param out the frames with abnormal values
 */
public record FrameBars(double[] values, boolean[] out) {

    public static final FrameBars NONE = new FrameBars(new double[0], new boolean[0]);

    /** The values of rows, one per frame. */
    public static <R> FrameBars of(List<R> rows, ToDoubleFunction<R> value, Predicate<R> isOut) {
        boolean[] out = new boolean[rows.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = isOut.test(rows.get(i));
        }
        return new FrameBars(rows.stream().mapToDouble(value).toArray(), out);
    }

    /** The largest value, at least 0. */
    public double highest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::max);
    }

    /** The smallest value, at most 0. */
    public double lowest() {
        return Arrays.stream(values).filter(Double::isFinite).reduce(0, Math::min);
    }

    /** The frame with the largest value from one (inclusive) to another (exclusive); NaN counts as the smallest. */
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
