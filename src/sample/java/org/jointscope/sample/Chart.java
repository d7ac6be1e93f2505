package org.jointscope.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A piece of skin laid flat: its triangles in model units, and where it lies in the texture. */
final class Chart {
    /** Empty pixels around a chart, so that its colours can flow over its edge. */
    static final int MARGIN = 4;

    /** The grid for packing: pixels a cell, cells a row (more than any texture has). */
    private static final int CELL = 4;

    private static final int ROW = 1024;

    private final double detail;
    private final List<double[]> triangles = new ArrayList<>();
    private double left = 1e9;
    private double top = 1e9;
    private double right = -1e9;
    private double bottom = -1e9;
    private int[] cells = {};
    private int columns;
    private int rows;
    int x;
    int y;

    /** {@code detail}: how many pixels a model unit gets, compared with other charts. */
    Chart(double detail) {
        this.detail = detail;
    }

    void add(double[] uv) {
        triangles.add(uv);
        for (int k = 0; k < 6; k += 2) {
            left = Math.min(left, uv[k]);
            right = Math.max(right, uv[k]);
            top = Math.min(top, uv[k + 1]);
            bottom = Math.max(bottom, uv[k + 1]);
        }
    }

    double height() {
        return (bottom - top) * detail;
    }

    /** The cells of a coarse grid that the chart touches at this scale, margin included. */
    void outline(double scale) {
        BitSet found = new BitSet();
        for (double[] t : triangles) {
            int u0 = (int) (across(Math.min(t[0], Math.min(t[2], t[4])), scale) - MARGIN) / CELL;
            int u1 = (int) (across(Math.max(t[0], Math.max(t[2], t[4])), scale) + MARGIN) / CELL;
            int v0 = (int) (down(Math.min(t[1], Math.min(t[3], t[5])), scale) - MARGIN) / CELL;
            int v1 = (int) (down(Math.max(t[1], Math.max(t[3], t[5])), scale) + MARGIN) / CELL;
            for (int v = v0; v <= v1; v++) {
                found.set(v * ROW + u0, v * ROW + u1 + 1);
            }
        }
        cells = found.stream().toArray();
        columns = 0;
        for (int cell : cells) {
            columns = Math.max(columns, cell % ROW + 1);
        }
        rows = cells[cells.length - 1] / ROW + 1;
    }

    /** Takes the first free place, row by row; false if there is none. */
    boolean settle(BitSet taken, int size) {
        int grid = size / CELL;
        for (int row = 0; row + rows <= grid; row++) {
            for (int column = 0; column + columns <= grid; column++) {
                if (free(taken, row * ROW + column)) {
                    for (int cell : cells) {
                        taken.set(cell + row * ROW + column);
                    }
                    x = column * CELL;
                    y = row * CELL;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean free(BitSet taken, int shift) {
        for (int cell : cells) {
            if (taken.get(cell + shift)) {
                return false;
            }
        }
        return true;
    }

    double across(double u, double scale) {
        return MARGIN + (u - left) * detail * scale;
    }

    double down(double v, double scale) {
        return MARGIN + (v - top) * detail * scale;
    }
}
