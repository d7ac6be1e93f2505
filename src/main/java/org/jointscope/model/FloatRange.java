package org.jointscope.model;

/**
 * Adjacent components of a frame.
 *
 * @param first index of the first
 * @param last index of the last, not less than {@code first}
 */
public record FloatRange(int first, int last) {

    public int size() {
        return last - first + 1;
    }

    /** As messages name it: {@code float 5}, {@code floats 5 to 7}. */
    public static String text(long first, long last) {
        return first == last ? "float " + first : "floats " + first + " to " + last;
    }
}
