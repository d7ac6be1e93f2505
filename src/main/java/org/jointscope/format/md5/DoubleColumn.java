package org.jointscope.format.md5;

import java.util.Arrays;

/** A list of doubles that grows with the rows, independent of the counts that a file declares. */
final class DoubleColumn {

    private static final int FIRST_SIZE = 64;

    private static final double[] NONE = {};

    private double[] values = NONE;
    private int size;

    void add(double value) {
        reserve(1);
        values[size++] = value;
    }

    /** Adds the first values of an array. */
    void add(double[] first, int count) {
        reserve(count);
        System.arraycopy(first, 0, values, size, count);
        size += count;
    }

    private void reserve(int more) {
        if (size + more > values.length) {
            values = Arrays.copyOf(values, Math.max(FIRST_SIZE, Math.max(size * 2, size + more)));
        }
    }

    int size() {
        return size;
    }

    /** The last value; 0 without one. */
    double last() {
        return size == 0 ? 0 : values[size - 1];
    }

    void clear() {
        size = 0;
    }

    double[] toArray() {
        return size == 0 ? NONE : Arrays.copyOf(values, size);
    }
}
