package org.jointscope.analysis;

/** The status of a joint's components in a frame, the gravest first. */
public enum LayoutStatus {
    /** Flags or startIndex could not be read, so nothing else can be said. */
    UNREADABLE,
    /** Some of its floats lie behind the end of the frame, or before its beginning. */
    PAST_THE_END,
    /** It shares a float with another joint. */
    OVERLAP,
    /** Right before its floats lie some that nobody takes. */
    GAP,
    /** Its floats are in the frames but never change. */
    CONSTANT,
    /** It takes no floats; its startIndex means nothing. */
    UNUSED,
    /** It has its floats for itself, and none before them are lost. */
    FITS
}
