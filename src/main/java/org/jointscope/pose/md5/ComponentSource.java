package org.jointscope.pose.md5;

import org.jointscope.model.Component;

/**
 * The origin of one component of a joint in one frame.
 *
 * @param flagged whether the joint's flags name it, so that it should come from the frame
 * @param floatIndex of the float in the frame that it should come from; −1 if it has none
 * @param baseframe the baseframe's number as written; NaN if it is missing or unreadable
 * @param frame the frame's number as written; NaN if there is none
 * @param frameLine the source line that the frame's number stands on; 0 if there is none
 * @param effective the number that counts
 */
public record ComponentSource(
        Component component,
        boolean flagged,
        int floatIndex,
        double baseframe,
        double frame,
        int frameLine,
        Origin origin,
        double effective) {

    /** The number that is used. */
    public enum Origin {
        /** The frame's: the flag is set. */
        FRAME,
        /** The baseframe's: the flag is not set. */
        BASEFRAME,
        /** The baseframe's: the flag is set, but the frame has no float of that number. */
        FLOAT_MISSING,
        /** The baseframe's: the flag is set, but the float cannot be read. */
        FLOAT_UNREADABLE
    }

    /**
     * Whether the number that counts is neither the frame's nor the baseframe's but 0, because
     * nothing else is there.
     */
    public boolean isZeroForWant() {
        return origin != Origin.FRAME && Double.isNaN(baseframe);
    }
}
