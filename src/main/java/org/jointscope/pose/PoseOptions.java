package org.jointscope.pose;

/**
 * How a pose is computed from the frames of a clip.
 *
 * @param blend the interpolation between two frames
 * @param root the position of the root
 * @param loop the frame that follows the last one
 * @param unflagged the value of components that no flag bit supplies
 */
public record PoseOptions(Blend blend, RootMode root, LoopRule loop, Unflagged unflagged) {

    /** Whole frames, as in the file. */
    public static final PoseOptions FILE = new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);

    /** With the baseframe as in the file. */
    public PoseOptions(Blend blend, RootMode root, LoopRule loop) {
        this(blend, root, loop, Unflagged.BASEFRAME);
    }

    /** These options if they have the given values, otherwise new ones: for use in every frame without allocation. */
    public PoseOptions with(Blend otherBlend, RootMode otherRoot, LoopRule otherLoop, Unflagged otherUnflagged) {
        return blend == otherBlend && root == otherRoot && loop == otherLoop && unflagged == otherUnflagged
                ? this
                : new PoseOptions(otherBlend, otherRoot, otherLoop, otherUnflagged);
    }
}
