package org.jointscope.ui.md5.curves;

import java.util.Arrays;

/**
 * Curves as pixels. In a column of pixels, a curve is the range of its values in that time, so that no extreme is lost
 * however many frames there are, and the time for a curve depends on its frames and columns only. A canvas requires
 * seconds for as many lines.
 *
 * @param columns the pixels, column by column, so that a part of a column is filled at once; not copied
 */
public record CurveRaster(int width, int height, int[] columns) {

    /** The columns that are turned into rows together, so that they are in the cache of the processor. */
    private static final int BLOCK = 32;

    /**
     * The position of a curve.
     *
     * @param first the frame at the left edge
     * @param perColumn frames per column
     * @param zero the y coordinate of the value 0
     * @param perUnit pixels per unit
     * @param top nothing is drawn above it
     * @param bottom nothing is drawn below it
     */
    public record Placement(double first, double perColumn, double zero, double perUnit, double top, double bottom) {}

    /** @param dash pixels of a dash and of the gap after it; 0 for a solid line */
    public record Pen(int argb, double thickness, int dash) {}

    public static CurveRaster filled(int width, int height, int argb) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, argb);
        return new CurveRaster(width, height, pixels);
    }

    /** Draws a value per frame, with straight lines between the frames, and gaps where a value is NaN. */
    public void draw(double[] values, Placement placement, Pen pen) {
        double half = pen.thickness / 2;
        for (int column = 0; column < width; column++) {
            double begin = Math.max(0, placement.first + column * placement.perColumn);
            double end = Math.min(values.length - 1, placement.first + (column + 1) * placement.perColumn);
            if (begin <= end && (pen.dash == 0 || column / pen.dash % 2 == 0)) {
                double least = least(values, begin, end, 1);
                double most = -least(values, begin, end, -1);
                fill(
                        column,
                        Math.max(placement.top, placement.zero - most * placement.perUnit - half),
                        Math.min(placement.bottom, placement.zero - least * placement.perUnit + half),
                        pen.argb);
            }
        }
    }

    /** The least value between two moments, or with the sign −1 the greatest, negated; infinite if all are NaN. */
    private static double least(double[] values, double begin, double end, int sign) {
        double least = Double.POSITIVE_INFINITY;
        int last = (int) end;
        for (int frame = (int) Math.ceil(begin); frame <= last; frame++) {
            double value = sign * values[frame];
            // Unlike with a minimum, NaN is not less.
            least = value < least ? value : least;
        }
        double first = sign * between(values, begin);
        double other = sign * between(values, end);
        least = first < least ? first : least;
        return other < least ? other : least;
    }

    private static double between(double[] values, double frame) {
        int before = (int) frame;
        double share = frame - before;
        return share == 0 ? values[before] : values[before] + share * (values[before + 1] - values[before]);
    }

    /** Draws a horizontal line one pixel high. */
    public void line(double y, int color) {
        for (int column = 0; column < width; column++) {
            fill(column, Math.floor(y), Math.floor(y) + 1, color);
        }
    }

    /** Fills a part of a column; nothing if an end is NaN. Pixels at the ends are covered in part. */
    public void fill(int column, double from, double to, int color) {
        double first = Math.max(0, from);
        double end = Math.min(height, to);
        int whole = (int) Math.ceil(first);
        int wholeEnd = (int) end;
        int opacity = color >>> 24;
        if (!(end > first)) {
            return;
        } else if (whole > wholeEnd) {
            mix(column, wholeEnd, color, (int) ((end - first) * opacity));
            return;
        }
        mix(column, whole - 1, color, (int) ((whole - first) * opacity));
        mix(column, wholeEnd, color, (int) ((end - wholeEnd) * opacity));
        if (opacity == 255) {
            Arrays.fill(columns, column * height + whole, column * height + wholeEnd, color);
        } else {
            for (int row = whole; row < wholeEnd; row++) {
                mix(column, row, color, opacity);
            }
        }
    }

    /** @param share of the color, 0 to 255; the pixel below is opaque */
    private void mix(int column, int row, int color, int share) {
        if (share > 0) {
            int at = column * height + row;
            columns[at] = mixed(columns[at], color, share);
        }
    }

    /** The pixels row by row. */
    public int[] argb() {
        int[] rows = new int[columns.length];
        for (int block = 0; block < width; block += BLOCK) {
            int end = Math.min(width, block + BLOCK);
            for (int row = 0; row < height; row++) {
                for (int column = block; column < end; column++) {
                    rows[row * width + column] = columns[column * height + row];
                }
            }
        }
        return rows;
    }

    private static int mixed(int lower, int upper, int share) {
        int rest = 255 - share;
        int red = (lower >> 16 & 0xff) * rest + (upper >> 16 & 0xff) * share;
        int green = (lower >> 8 & 0xff) * rest + (upper >> 8 & 0xff) * share;
        int blue = (lower & 0xff) * rest + (upper & 0xff) * share;
        return 0xff000000 | red / 255 << 16 | green / 255 << 8 | blue / 255;
    }
}
