package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;
import org.jointscope.messages.Phrase;

/** The reasons for which Assimp does not load a file. */
public enum AssimpFault {
    EMPTY,
    NO_TAG,
    VERSION,
    /** A number does not start with a digit, or with a decimal point and a digit. */
    NO_NUMBER,
    /** A name without quotation marks: the search for them continues past the end of the text. */
    NO_QUOTES,
    NAME_ACROSS_ROWS,
    /** An integer of more than 64 bits in a frame, which is read in an endless loop. */
    LARGE_INTEGER,
    LONG_NAME,
    NO_MEMORY,
    /** A form feed between two sections, which is read in an endless loop. */
    FORM_FEED,
    NO_MESH,
    /** The row index is 4294967295, so the table for it is allocated without rows. */
    ROW_NUMBER,
    NO_TRIANGLE,
    /** A vertex index of a triangle is 3 × the triangle count or more. */
    TRIANGLE_VERTEX,
    /** So many vertices are unused that copies of shared vertices overflow the memory. */
    VERTEX_UNUSED,
    /** Some vertices are unused, so copies of shared vertices get indices that are too large. */
    VERTEX_UNUSED_SHARED,
    WEIGHT_RANGE,
    WEIGHT_JOINT,
    WEIGHT_SUM,
    JOINT_TWICE,
    /** Every mesh has a vertex position that is not finite. */
    NOT_FINITE,
    COLLAPSED,
    /** No joints or frames, or a mismatched number of baseframe rows. */
    NO_ANIMATION,
    START_INDEX,
    NO_KEYS,
    /** No part of the skeleton can be drawn instead of a mesh. */
    NO_SKELETON,
    BONE_TWICE,
    NO_CAMERA,
    /** A shot between two cuts has no frames, or the file has only one frame. */
    CUT_EMPTY,
    CUT_ORDER;

    public Phrase detail() {
        return Phrase.of("engine.fault." + name());
    }

    /** Ends the reading at an offset if Assimp cannot continue. */
    void stopIf(boolean broken, int offset) {
        if (broken) {
            throw new AssimpParseException(this, offset);
        }
    }
}
