package org.jointscope.format.md5;

import java.util.Arrays;

/** A list of doubles that grows with the rows, independent of the counts that a file declares. */
final class DoubleColumn {

    private static final int FIRST_SIZE = 64;

    private static final double[] NONE = {};

    private double[] values = NONE;
    private int size;

    void add(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.max(FIRST_SIZE, size * 2));
        }
        values[size++] = value;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    double[] toArray() {
        return size == 0 ? NONE : Arrays.copyOf(values, size);
    }
}
