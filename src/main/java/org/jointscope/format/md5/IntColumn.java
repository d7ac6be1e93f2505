package org.jointscope.format.md5;

import java.util.Arrays;

/** A list of ints that grows with the rows, independent of the counts that a file declares. */
final class IntColumn {

    private static final int FIRST_SIZE = 64;
    private static final int[] NONE = {};

    private int[] values = NONE;
    private int size;

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.max(FIRST_SIZE, size * 2));
        }
        values[size++] = value;
    }

    int get(int index) {
        return values[index];
    }

    void set(int index, int value) {
        values[index] = value;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    int[] toArray() {
        return size == 0 ? NONE : Arrays.copyOf(values, size);
    }
}
