package org.jointscope.diagnostics;

/**
 * Frames one after another that have the same thing wrong: it is said once.
 *
 * @param first number of the first
 * @param last number of the last, not less than {@code first}
 */
public record FrameSpan(int first, int last) {

    /** {@code frame 3}, or {@code frames 3 to 9}. */
    @Override
    public String toString() {
        return first == last ? "frame " + first : "frames " + first + " to " + last;
    }
}
