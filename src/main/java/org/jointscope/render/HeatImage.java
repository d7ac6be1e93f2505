package org.jointscope.render;

import java.util.Arrays;
import java.util.List;
import org.jointscope.material.Picture;

/** A table of values as an image: a row of cells with its name for each joint, a column for each frame. */
public final class HeatImage {

    private static final int WIDTH = 1440;
    private static final int NAMES = 220;
    private static final int ROW = 22;
    private static final int GAP = 1;
    private static final int DOT = 2;

    /** Readable on light and on dark pages. */
    private static final int TEXT = 0xff7d8794;

    private static final int LOW = 0xffd5e3f3;
    private static final int HIGH = 0xffc62f2f;

    private final int columns;
    private final int[] argb;

    private HeatImage(int rows, int columns) {
        this.columns = columns;
        argb = new int[WIDTH * (rows + 1) * ROW];
    }

    /** The values of the cells. */
    @FunctionalInterface
    public interface Cells {

        /** The largest value of a row from a column (inclusive) to another (exclusive), from 0 to 1. */
        double largest(int row, int from, int to);
    }

    /**
     * Draws the cells below a ruler. If there are more columns than pixels, a pixel shows the largest of its columns.
     *
     * @param names of the rows
     */
    public static Picture of(List<String> names, int columns, Cells cells) {
        HeatImage image = new HeatImage(names.size(), columns);
        image.ruler();
        for (int row = 0; row < names.size(); row++) {
            image.row(row, names.get(row), cells);
        }
        return new Picture(WIDTH, (names.size() + 1) * ROW, image.argb);
    }

    private void ruler() {
        String last = Integer.toString(columns - 1);
        text("0", NAMES, 0);
        text(last, WIDTH - PixelFont.width(last) * DOT, 0);
    }

    private void row(int row, String name, Cells cells) {
        int top = (row + 1) * ROW;
        String fitting = PixelFont.fit(name, NAMES / DOT - 4);
        text(fitting, NAMES - (PixelFont.width(fitting) + 4) * DOT, top);
        for (int x = NAMES; x < WIDTH; x++) {
            int from = column(x);
            double value = cells.largest(row, from, Math.max(from + 1, column(x + 1)));
            int color = FrameBuffer.blend((int) Math.round(255 * value) << 24 | HIGH & 0xffffff, LOW);
            for (int y = top; y < top + ROW - GAP; y++) {
                argb[y * WIDTH + x] = color;
            }
        }
    }

    private int column(int x) {
        return (int) ((long) (x - NAMES) * columns / (WIDTH - NAMES));
    }

    private void text(String text, int left, int top) {
        int down = top + (ROW - PixelFont.CAPITAL * DOT) / 2;
        PixelFont.draw(text, (column, row) -> {
            for (int y = 0; y < DOT; y++) {
                int at = (down + row * DOT + y) * WIDTH + left + column * DOT;
                Arrays.fill(argb, at, at + DOT, TEXT);
            }
        });
    }
}
