package org.jointscope.pose;

import java.util.Set;

/**
 * How a pose is computed from the frames of a clip.
 *
 * @param blend the interpolation between two frames
 * @param root the position of the root
 * @param loop the frame that follows the last one
 * @param unflagged the value of components that no flag bit supplies
 * @param mistakes that are made on purpose
 * @param walk the stage at which a joint stops; only without interpolation, or with that in parent space
 */
public record PoseOptions(
        Blend blend, RootMode root, LoopRule loop, Unflagged unflagged, Set<Mistake> mistakes, Walk walk) {

    /** Whole frames, as in the file. */
    public static final PoseOptions FILE = new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);

    /** With the baseframe as in the file. */
    public PoseOptions(Blend blend, RootMode root, LoopRule loop) {
        this(blend, root, loop, Unflagged.BASEFRAME);
    }

    /** Without mistakes. */
    public PoseOptions(Blend blend, RootMode root, LoopRule loop, Unflagged unflagged) {
        this(blend, root, loop, unflagged, Set.of(), Walk.NONE);
    }

    public PoseOptions {
        mistakes = Set.copyOf(mistakes);
    }

    /** The same options with mistakes. */
    public PoseOptions with(Set<Mistake> others) {
        return new PoseOptions(blend, root, loop, unflagged, others, walk);
    }

    /** The same options with a joint that stops at a stage. */
    public PoseOptions with(Walk other) {
        return new PoseOptions(blend, root, loop, unflagged, mistakes, other);
    }

    /** Whether joints of a frame in parent space are the same by other options. */
    boolean isOfSameJoints(PoseOptions other) {
        return root == other.root
                && unflagged == other.unflagged
                && mistakes.equals(other.mistakes)
                && walk.equals(other.walk);
    }

    /** These options if they have the given values, otherwise new ones: for use in every frame without allocation. */
    public PoseOptions with(
            Blend otherBlend,
            RootMode otherRoot,
            LoopRule otherLoop,
            Unflagged otherUnflagged,
            Set<Mistake> otherMistakes,
            Walk otherWalk) {
        return blend == otherBlend
                        && root == otherRoot
                        && loop == otherLoop
                        && unflagged == otherUnflagged
                        && mistakes == otherMistakes
                        && walk == otherWalk
                ? this
                : new PoseOptions(otherBlend, otherRoot, otherLoop, otherUnflagged, otherMistakes, otherWalk);
    }
}
