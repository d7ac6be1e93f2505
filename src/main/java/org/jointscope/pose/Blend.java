package org.jointscope.pose;

/** Interpolation of the pose between two frames. */
public enum Blend {
    /**
     * Parent-local joints: positions on the line, orientations by slerp, then the hierarchy. As
     * Doom 3 does.
     */
    LOCAL,
    /**
     * The finished skeletons of both frames, joint by joint in model space, as David Henry's
     * description and q2pro do.
     */
    MODEL,
    /** Not at all: the earlier frame holds until the next. */
    NONE
}
