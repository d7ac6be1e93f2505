package org.jointscope.ui.md5.components;

import java.util.List;

/**
 * Where the cells lie: in rows that are as long as the pane is wide. Before the cells that lie past
 * the end of a frame one place is left free, for the border.
 *
 * @param columns cells in a row
 * @param cells how many there are
 * @param end how many of them lie before the border
 * @param gutter what is left of the rows, for the numbers of their first floats
 */
record StripGrid(CellSize size, int columns, int cells, int end, double gutter) {

    static final double ROW_GAP = 4;
    static final double TOP = 2;

    /** Of cells of a size, as many in a row as fit. */
    static StripGrid of(CellSize size, double width, int cells, int end, double gutter) {
        int columns = Math.max(1, (int) ((width - gutter) / size.width()));
        return new StripGrid(size, columns, cells, end, gutter);
    }

    /** With the largest cells with which all of them can be seen at once, or the smallest. */
    static int fitting(double width, double height, int cells, int end, double gutter) {
        List<CellSize> sizes = CellSize.ALL;
        for (int step = CellSize.LARGEST_TO_FIT; step > 0; step--) {
            if (of(sizes.get(step), width, cells, end, gutter).height() <= height) {
                return step;
            }
        }
        return 0;
    }

    private boolean hasBorder() {
        return end < cells;
    }

    /** The place of a cell, counted from the upper left. */
    int place(int cell) {
        return cell < end ? cell : cell + 1;
    }

    /** The cell in a place; −1 if there is none. */
    int cellAt(int place) {
        int cell = place < end || !hasBorder() ? place : place - 1;
        return place < 0 || cell >= cells || isBorder(place) ? -1 : cell;
    }

    /** Whether a place is the one that is left free for the border. */
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

    /** Of all rows. */
    double height() {
        return TOP + rows() * rowHeight();
    }

    double x(int place) {
        return gutter + place % columns * size.width();
    }

    /** From the top of the first row, wherever that is scrolled to. */
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

    /**
     * The cell so many places further, or the last one on the way there; past the border, not on
     * it.
     */
    int moved(int cell, int places) {
        int last = place(cells - 1);
        int target = Math.clamp((long) place(cell) + places, 0, last);
        if (isBorder(target)) {
            target += places > 0 ? 1 : -1;
        }
        return cellAt(Math.max(0, target));
    }
}
