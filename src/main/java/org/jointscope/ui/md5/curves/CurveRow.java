package org.jointscope.ui.md5.curves;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.stream.DoubleStream;
import org.jointscope.analysis.Channel;
import org.jointscope.analysis.Curve;

/**
 * A curve as plot and table show it.
 *
 * @param index in the list, which determines color and dashes
 * @param ghost the values of the other state; empty if there is none
 * @param joint its name
 * @param label the name of the channel
 * @param shared the other joints that read the component; empty if there are none
 * @param own the least and the greatest value
 * @param range the same with those of the ghost, and with the limit of x² + y² + z²
 */
record CurveRow(
        int index,
        Curve curve,
        double[] ghost,
        String joint,
        String label,
        String shared,
        double[] own,
        double[] range) {

    /** The number of colors. */
    static final int COLORS = 7;

    /** Pixels of a dash, for each further use of a color; 0 for a solid line. */
    private static final int[] DASHES = {0, 9, 3};

    CurveRow(int index, Curve curve, double[] ghost, String joint, String label, String shared) {
        this(index, curve, ghost, joint, label, shared, range(Arrays.stream(curve.values())), range(curve, ghost));
    }

    private static double[] range(Curve curve, double[] ghost) {
        DoubleStream shown = DoubleStream.concat(Arrays.stream(curve.values()), Arrays.stream(ghost));
        return range(curve.channel() == Channel.LENGTH ? DoubleStream.concat(shown, DoubleStream.of(1)) : shown);
    }

    private static double[] range(DoubleStream values) {
        DoubleSummaryStatistics all = values.filter(Double::isFinite).summaryStatistics();
        return all.getCount() == 0 ? new double[] {0, 0} : new double[] {all.getMin(), all.getMax()};
    }

    String name() {
        return joint + " " + label;
    }

    String color() {
        return "curve-" + index % COLORS;
    }

    int dash() {
        return DASHES[index / COLORS % DASHES.length];
    }

    boolean isStored() {
        return curve.channel().component().isPresent();
    }
}
