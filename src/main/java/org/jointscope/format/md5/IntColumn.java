package org.jointscope.format.md5;

import java.util.Arrays;

/** A list of ints that grows with the rows, independent of the counts that a file declares. */
final class IntColumn {

    private static final int FIRST_SIZE = 64;
    private static final int[] NONE = {};

    private int[] values = NONE;
    private int size;

    void add(int value) {
        reserve(1);
        values[size++] = value;
    }

    /** Adds the first values of an array. */
    void add(int[] first, int count) {
        reserve(count);
        System.arraycopy(first, 0, values, size, count);
        size += count;
    }

    private void reserve(int more) {
        if (size + more > values.length) {
            values = Arrays.copyOf(values, Math.max(FIRST_SIZE, Math.max(size * 2, size + more)));
        }
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
