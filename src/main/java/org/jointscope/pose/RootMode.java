package org.jointscope.pose;

/** The position of an animation's root joint. */
public enum RootMode {
    /** As in the file. */
    FILE,
    /**
     * As in Doom 3: the translation of the first root relative to its baseframe, so that it starts at the model's
     * origin. Axes without a flag stay at 0 (anim/Anim.cpp, LoadAnim).
     */
    DOOM3,
    /**
     * As in the file, minus the travel of the root from the first frame to the last, subtracted evenly: a walk stays in
     * place and still sways. If the last frame equals the first, travel is subtracted along all axes; otherwise only
     * along the ground, so that a fall still falls.
     */
    IN_PLACE
}
