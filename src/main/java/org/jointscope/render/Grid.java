package org.jointscope.render;

import java.util.ArrayList;
import java.util.List;

/**
 * The ground, z = 0 in model space: lines at round distances, the two through the origin in the colors of their axes.
 *
 * @param width of a line, in units
 */
public record Grid(List<Line> lines, double width) {

    private static final int LINES_EACH_WAY = 10;
    private static final double AXIS = 1.5;

    /** The kinds of lines, with their colors as 0xAARRGGBB. */
    public enum Kind {
        LINE(0x738a94a3),
        X_AXIS(0xccd1495b),
        Y_AXIS(0xcc3f9d63);

        public final int argb;

        Kind(int argb) {
            this.argb = argb;
        }

        /** The width relative to that of a line. */
        public double width() {
            return this == LINE ? 1 : AXIS;
        }
    }

    /** A line along x or y. */
    public record Line(Kind kind, double fromX, double fromY, double toX, double toY) {}

    public Grid {
        lines = List.copyOf(lines);
    }

    /**
     * @param size of the model; the grid has about this extent in each direction
     * @param meters the length of a unit if the lines are at round lengths in meters; 1 for round numbers of units
     * @param aroundX the center of the grid; its lines stay at round distances from the origin
     * @param aroundY likewise
     */
    public static Grid of(double size, double meters, double aroundX, double aroundY) {
        double spacing = spacing(size, meters);
        long middleX = Math.round(aroundX / spacing);
        long middleY = Math.round(aroundY / spacing);
        double reach = spacing * LINES_EACH_WAY;
        double left = middleX * spacing;
        double front = middleY * spacing;
        List<Line> lines = new ArrayList<>();
        for (int i = -LINES_EACH_WAY; i <= LINES_EACH_WAY; i++) {
            double y = front + i * spacing;
            double x = left + i * spacing;
            lines.add(new Line(middleY + i == 0 ? Kind.X_AXIS : Kind.LINE, left - reach, y, left + reach, y));
            lines.add(new Line(middleX + i == 0 ? Kind.Y_AXIS : Kind.LINE, x, front - reach, x, front + reach));
        }
        return new Grid(lines, 2 * size * 0.0007);
    }

    /** The distance of the lines in units, for a size of the model. */
    public static double spacing(double size, double meters) {
        return roundSpacing(size / 6 * meters) / meters;
    }

    /** The nearest of 1, 2, 5 multiplied by a power of ten. */
    public static double roundSpacing(double about) {
        double power = Math.pow(10, Math.floor(Math.log10(about)));
        double mantissa = about / power;
        return power * (mantissa < 1.5 ? 1 : mantissa < 3.5 ? 2 : mantissa < 7.5 ? 5 : 10);
    }
}
