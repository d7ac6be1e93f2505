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

    /** As a message says it: {@code float 5}, {@code floats 5 to 7}. */
    static String text(long first, long last) {
        return first == last ? "float " + first : "floats " + first + " to " + last;
    }
}
