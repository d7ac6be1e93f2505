package org.jointscope.inspect;

/** Whose manner an .md5anim is written in, as far as its rows tell. */
public enum AnimDialect {
    /** There are no joints to tell it by. */
    UNKNOWN,
    /**
     * id's own: only what moves has a flag, joints without flags have startIndex 0, and the
     * baseframe is frame 0 (Doom 3, MayaImport/maya_main.cpp).
     */
    ID,
    /** Flags 63 and startIndex 6 · index throughout, as exporters for Blender write. */
    ALL_COMPONENTS,
    /** Packed, and a joint moves with all six components or not at all. */
    WHOLE_JOINTS,
    /** Packed, with flags for single components. */
    PACKED,
    /**
     * The floats of the joints do not follow one another: made or changed by hand, or by a program
     * gone wrong.
     */
    IRREGULAR;

    /** Judges by what was counted. */
    public static AnimDialect of(AnimTraits traits) {
        if (traits.joints() == 0) {
            return UNKNOWN;
        }
        if (!traits.packed()) {
            return IRREGULAR;
        }
        boolean named = traits.comments() == RowComments.COMPONENTS;
        boolean selective = traits.partial() > 0 || named;
        if (selective && traits.stillAtZero() == traits.still() && traits.baseframeDiffers() == 0) {
            return ID;
        }
        if (traits.whole() == traits.joints()) {
            return ALL_COMPONENTS;
        }
        return traits.partial() == 0 ? WHOLE_JOINTS : PACKED;
    }
}
