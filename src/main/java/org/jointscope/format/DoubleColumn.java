package org.jointscope.format;

import java.util.Arrays;

/** A list of doubles that grows as rows arrive: never by what a file declares. */
final class DoubleColumn {

    private double[] values = new double[64];
    private int size;

    void add(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
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
        return Arrays.copyOf(values, size);
    }
}
