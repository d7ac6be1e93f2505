package org.jointscope.format.md5;

import java.util.Arrays;

/** A list of ints that grows as rows arrive: never by what a file declares. */
public final class IntColumn {

    private static final int FIRST_SIZE = 64;

    private int[] values = {};
    private int size;

    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.max(FIRST_SIZE, size * 2));
        }
        values[size++] = value;
    }

    public int get(int index) {
        return values[index];
    }

    public void set(int index, int value) {
        values[index] = value;
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
