package org.jointscope.ui.plot;

/**
 * The positions of the rows and frames of a plot on the screen, in pixels.
 *
 * @param left of the first frame; the names of the joints are to its left
 * @param top of the first row without scrolling; the ruler is above it
 * @param rowHeight of every row
 * @param scroll the distance by which the rows are moved up
 */
record HeatArea(
        double left, double top, double width, double height, int rows, int frames, double rowHeight, double scroll) {

    /** Thinner rows cannot be told apart. */
    private static final double THINNEST = 2;

    /** Thicker rows do not show more. */
    private static final double THICKEST = 18;

    static HeatArea of(
            double left, double top, double width, double height, HeatRows cells, double zoom, double scroll) {
        int rows = Math.max(1, cells.rowCount());
        int frames = Math.max(1, cells.frameCount());
        double row = Math.clamp(height / rows * zoom, THINNEST, THICKEST);
        double most = Math.max(0, rows * row - height);
        double moved = Math.clamp(scroll, 0, most);
        return new HeatArea(left, top, Math.max(1, width), Math.max(1, height), rows, frames, row, moved);
    }

    /** Whether a larger zoom makes the rows thicker. */
    boolean canGrow() {
        return rowHeight < THICKEST;
    }

    /** The largest scroll of the rows. */
    double mostScroll() {
        return Math.max(0, rows * rowHeight - height);
    }

    /** The height that the rows fill. */
    double shownHeight() {
        return Math.min(height, rows * rowHeight);
    }

    double x(double frame) {
        return left + frame * width / frames;
    }

    double y(double row) {
        return top + row * rowHeight - scroll;
    }

    /** The frame at an x coordinate, or the nearest one. */
    int frame(double x) {
        return Math.clamp((int) Math.floor((x - left) * frames / width), 0, frames - 1);
    }

    /** The row at a y coordinate, or the nearest visible one. */
    int row(double y) {
        double inside = Math.clamp(y, top, top + shownHeight() - 1);
        return Math.clamp((int) Math.floor((inside - top + scroll) / rowHeight), 0, rows - 1);
    }

    boolean isRow(double y) {
        return y >= top && y < top + shownHeight();
    }

    int firstRow() {
        return row(top);
    }

    int lastRow() {
        return row(top + shownHeight() - 1);
    }

    /** The number of drawn columns: frames that are less than a pixel wide share one. */
    int columns() {
        return (int) Math.max(1, Math.min(frames, Math.floor(width)));
    }

    /** The first frame of a column. */
    int firstFrame(int column) {
        return (int) ((long) column * frames / columns());
    }

    /** The scroll nearest to the current one that shows a row. */
    double scrollTo(int row) {
        double above = row * rowHeight;
        double below = (row + 1) * rowHeight - height;
        return Math.clamp(Math.clamp(scroll, below, Math.max(below, above)), 0, mostScroll());
    }
}
