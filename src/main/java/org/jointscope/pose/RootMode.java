package org.jointscope.pose;

/** The position of an animation's root joint. */
public enum RootMode {
    /** As in the file. */
    FILE,
    /**
     * As in Doom 3: the translation of the first root relative to its baseframe, so that it starts
     * at the model's origin. Axes without a flag stay at 0 (anim/Anim.cpp, LoadAnim).
     */
    DOOM3,
    /**
     * As the file says, less the way that the root travels from the first frame to the last, taken
     * off evenly: a walk stays on the spot and still sways. Where the last frame is the first
     * again, travel is taken off along all axes; elsewhere only along the ground, so that a fall
     * still falls.
     */
    IN_PLACE
}
