package org.jointscope.diagnostics;

import org.jointscope.messages.Texts;

/**
 * Consecutive frames with the same fault, which is reported once.
 *
 * @param first number of the first
 * @param last number of the last, not less than {@code first}
 */
public record FrameSpan(int first, int last) {

    /** True if the interval from a frame to the next begins or ends the span. */
    public boolean isEdge(int frame) {
        return frame == first - 1 || frame == last;
    }

    /** {@code frame 3}, or {@code frames 3 to 9}. */
    @Override
    public String toString() {
        return first == last
                ? Texts.program().of("fact.frame", first)
                : Texts.program().of("fact.frames", first, last);
    }
}
