package org.jointscope.ui.md5.sanity;

/**
 * Where the rows and frames of a picture lie on the screen, in pixels.
 *
 * @param left of the first frame; to the left of it are the names of the joints
 * @param top of the first row, if nothing is scrolled; above it is the ruler
 * @param rowHeight of every row
 * @param scroll by how much the rows are moved up
 */
record PlotArea(
        double left,
        double top,
        double width,
        double height,
        int rows,
        int frames,
        double rowHeight,
        double scroll) {

    /** Thinner rows could not be told apart. */
    private static final double THINNEST = 2;

    /** Thicker rows would tell no more. */
    private static final double THICKEST = 18;

    static PlotArea of(
            double left,
            double top,
            double width,
            double height,
            SanityPicture picture,
            double zoom,
            double scroll) {
        int rows = Math.max(1, picture.rowCount());
        int frames = Math.max(1, picture.frameCount());
        double row = Math.clamp(height / rows * zoom, THINNEST, THICKEST);
        double most = Math.max(0, rows * row - height);
        double moved = Math.clamp(scroll, 0, most);
        return new PlotArea(
                left, top, Math.max(1, width), Math.max(1, height), rows, frames, row, moved);
    }

    /** Whether a larger zoom makes the rows thicker. */
    boolean canGrow() {
        return rowHeight < THICKEST;
    }

    /** How far the rows can be scrolled. */
    double mostScroll() {
        return Math.max(0, rows * rowHeight - height);
    }

    /** How much of the height the rows fill. */
    double shownHeight() {
        return Math.min(height, rows * rowHeight);
    }

    double x(double frame) {
        return left + frame * width / frames;
    }

    double y(double row) {
        return top + row * rowHeight - scroll;
    }

    /** The frame at a place, or the nearest one. */
    int frame(double x) {
        return Math.clamp((int) Math.floor((x - left) * frames / width), 0, frames - 1);
    }

    /** The row at a place, or the nearest one that is to be seen. */
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

    /** How many columns are drawn: several frames share one where a pixel is all that they have. */
    int columns() {
        return (int) Math.max(1, Math.min(frames, Math.floor(width)));
    }

    /** The first frame of a column. */
    int firstFrame(int column) {
        return (int) ((long) column * frames / columns());
    }

    /** The scroll that shows a row, and is as near as possible to this one. */
    double scrollTo(int row) {
        double above = row * rowHeight;
        double below = (row + 1) * rowHeight - height;
        return Math.clamp(Math.clamp(scroll, below, Math.max(below, above)), 0, mostScroll());
    }
}
