package org.jointscope.ui.md5.components;

import java.util.List;

/**
 * The layout of the cells, in rows as wide as the pane. One position is empty before the cells past the end of a frame,
 * for the border.
 *
 * @param columns cells in a row
 * @param cells the number of cells
 * @param end the number of cells before the border
 * @param gutter width to the left of the rows, for the indices of their first components
 */
record StripGrid(Size size, int columns, int cells, int end, double gutter) {

    /** The sizes, from small to large. */
    static final List<Size> SIZES = List.of(
            new Size(7, 12, false, false, false),
            new Size(10, 16, false, false, false),
            new Size(15, 20, false, false, false),
            new Size(25, 28, true, false, false),
            new Size(42, 50, true, true, false),
            new Size(64, 68, true, true, true),
            new Size(86, 80, true, true, true),
            new Size(114, 96, true, true, true),
            new Size(154, 116, true, true, true));

    /** The largest size that is chosen to fit, however few cells there are. */
    static final int LARGEST_TO_FIT = 6;

    static final double ROW_GAP = 4;
    static final double TOP = 2;

    /** A layout with as many cells of a size in a row as fit. */
    static StripGrid of(Size size, double width, int cells, int end, double gutter) {
        int columns = Math.max(1, (int) ((width - gutter) / size.width()));
        return new StripGrid(size, columns, cells, end, gutter);
    }

    /** The index of the largest size at which all cells are visible, or the smallest size. */
    static int fitting(double width, double height, int cells, int end, double gutter) {
        for (int step = LARGEST_TO_FIT; step > 0; step--) {
            if (of(SIZES.get(step), width, cells, end, gutter).height() <= height) {
                return step;
            }
        }
        return 0;
    }

    private boolean hasBorder() {
        return end < cells;
    }

    /** The grid position of a cell, counted from the upper left. */
    int place(int cell) {
        return cell < end ? cell : cell + 1;
    }

    /** The cell at a grid position; −1 if there is none. */
    int cellAt(int place) {
        int cell = place < end || !hasBorder() ? place : place - 1;
        return place < 0 || cell >= cells || isBorder(place) ? -1 : cell;
    }

    /** Whether a grid position is the empty one for the border. */
    boolean isBorder(int place) {
        return hasBorder() && place == end;
    }

    int rows() {
        int places = hasBorder() ? cells + 1 : cells;
        return (int) (((long) places + columns - 1) / columns);
    }

    double rowHeight() {
        return size.height() + ROW_GAP;
    }

    /** The height of all rows. */
    double height() {
        return TOP + rows() * rowHeight();
    }

    double x(int place) {
        return gutter + place % columns * size.width();
    }

    /** The y coordinate from the top of the first row, regardless of scrolling. */
    double y(int place) {
        int row = place / columns;
        return TOP + row * rowHeight();
    }

    /** The cell under a point of the whole strip; −1 if there is none. */
    int cellAt(double x, double y) {
        int column = (int) Math.floor((x - gutter) / size.width());
        int row = (int) Math.floor((y - TOP) / rowHeight());
        boolean between = y - TOP - row * rowHeight() > size.height();
        return column < 0 || column >= columns || row < 0 || row >= rows() || between
                ? -1
                : cellAt(row * columns + column);
    }

    /** The cell this number of positions away, or the last one in that direction; past the border, not on it. */
    int moved(int cell, int places) {
        int last = place(cells - 1);
        int target = Math.clamp((long) place(cell) + places, 0, last);
        if (isBorder(target)) {
            target += places > 0 ? 1 : -1;
        }
        return cellAt(Math.max(0, target));
    }

    /**
     * The size of a cell, which determines its content.
     *
     * @param letters whether the component is readable
     * @param plot whether a plot and the value fit; otherwise the cell is filled up to the share of the value between
     *     minimum and maximum
     * @param names whether joint and number are readable, too
     */
    record Size(double width, double height, boolean letters, boolean plot, boolean names) {

        /** The height of the line in the joint's color at the top. */
        static final double BAND = 3;

        private static final double INSET = 4;
        private static final double TEXT_LINE = 13;

        /** The baseline of the letters, from the top of the cell. */
        double letterLine() {
            return names ? BAND + 2 * TEXT_LINE - 2 : plot ? BAND + 11 : height / 2 + 4;
        }

        /** The baseline of the joint's name. */
        double nameLine() {
            return BAND + TEXT_LINE - 3;
        }

        double plotLeft() {
            return INSET;
        }

        double plotWidth() {
            return width - 1 - 2 * INSET;
        }

        double plotTop() {
            return letterLine() + 5;
        }

        double plotBottom() {
            return height - TEXT_LINE - 2;
        }

        /** The baseline of the value. */
        double valueLine() {
            return height - 4;
        }

        /** The y coordinate in the plot for a share of its height. */
        double plotY(double share) {
            return plotBottom() - share * (plotBottom() - plotTop());
        }
    }
}
