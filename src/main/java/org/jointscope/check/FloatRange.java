package org.jointscope.check;

/**
 * Neighbouring floats of a frame.
 *
 * @param first index of the first
 * @param last index of the last, not less than {@code first}
 */
public record FloatRange(int first, int last) {

    public int size() {
        return last - first + 1;
    }
}
