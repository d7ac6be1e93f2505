package org.jointscope.ui.md5.curves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Channel.Quantity;
import org.jointscope.ui.plot.Axis;

/**
 * A part of the plot, the curves of which have one scale: those of one quantity, or all if each is normalized.
 *
 * @param quantity empty if each curve is scaled to its own range
 * @param range the least and the greatest value
 * @param visible the visible part of the range, of 0 to 1
 */
record CurvePanel(
        Optional<Quantity> quantity, List<CurveRow> rows, double[] range, double top, double height, Axis visible) {

    /** The height of the title, and the space above it. */
    static final double TITLE = 15;

    /** The space between the range and the edges, as a share of the height. */
    private static final double MARGIN = 0.06;

    static Axis whole() {
        return Axis.whole(-MARGIN, 1 + MARGIN, 1e-3);
    }

    static List<CurvePanel> of(List<CurveRow> rows, boolean normalized, double top, double height, Axis visible) {
        List<Optional<Quantity>> quantities = normalized
                ? List.of(Optional.empty())
                : Arrays.stream(Quantity.values())
                        .filter(it -> rows.stream()
                                .anyMatch(row -> row.curve().channel().quantity() == it))
                        .map(Optional::of)
                        .toList();
        double each = height / Math.max(1, quantities.size());
        List<CurvePanel> panels = new ArrayList<>();
        for (Optional<Quantity> quantity : quantities) {
            List<CurveRow> members = rows.stream()
                    .filter(row -> quantity.isEmpty()
                            || quantity.get() == row.curve().channel().quantity())
                    .toList();
            double least =
                    members.stream().mapToDouble(row -> row.range()[0]).min().orElse(0);
            double most =
                    members.stream().mapToDouble(row -> row.range()[1]).max().orElse(0);
            double start = Math.rint(top + panels.size() * each + TITLE);
            panels.add(new CurvePanel(
                    quantity,
                    members,
                    new double[] {least, most},
                    start,
                    Math.max(8, Math.rint(each - TITLE)),
                    visible));
        }
        return panels;
    }

    private double[] range(CurveRow row) {
        return quantity.isPresent() ? range : row.range();
    }

    /** Pixels per unit of a curve. A constant curve is in the middle. */
    double perUnit(CurveRow row) {
        return height / visible.length() / length(range(row));
    }

    /** The y coordinate of the value 0 of a curve. */
    double zero(CurveRow row) {
        double[] range = range(row);
        double length = length(range);
        double middle = (range[0] + range[1]) / 2;
        double bottom = middle - length / 2;
        return top + height - (-bottom / length - visible.from()) / visible.length() * height;
    }

    private static double length(double[] range) {
        double length = range[1] - range[0];
        double least = Math.max(Math.abs(range[0]), Math.abs(range[1])) * 1e-9;
        return length > least ? length : Math.max(1e-3, Math.abs(range[0]));
    }

    double y(CurveRow row, double value) {
        return zero(row) - value * perUnit(row);
    }

    double value(CurveRow row, double y) {
        return (zero(row) - y) / perUnit(row);
    }

    boolean contains(double y) {
        return y >= top && y <= top + height;
    }
}
