package org.jointscope.pose;

/** Interpolation of the pose between two frames. */
public enum Blend {
    /** Joints in parent space: positions by lerp, orientations by slerp, then the hierarchy. As in Doom 3. */
    LOCAL,
    /**
     * The finished skeletons of both frames, joint by joint in model space, as in David Henry's description and q2pro.
     */
    MODEL,
    /**
     * Each vertex in a straight line from its position in one frame to that in the next, like an .md2, as in vkQuake
     * (Shaders/md5.vert). Positions of joints are interpolated likewise; orientations of joints as in {@link #MODEL},
     * to have some between two frames.
     */
    VERTEX,
    /** No interpolation: the earlier frame is held until the next. */
    NONE
}
