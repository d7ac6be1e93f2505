package org.jointscope.pose;

/** The frame that follows the last one of an animation that loops. */
public enum LoopRule {
    /**
     * The last frame is frame 0 again and only a target to blend to, so that a cycle of F frames
     * lasts F − 1 steps: Doom 3's rule for every animation (anim/Anim.cpp, ConvertTimeToFrame), and
     * how id's exporter writes cycles.
     */
    LAST_IS_FIRST,
    /**
     * The last frame blends into frame 0, so that a cycle of F frames lasts F steps: how Cube 2 and
     * Quake II play.
     */
    WRAPS;

    /**
     * Steps from one frame to the next in a cycle of so many frames; 0 if there is nothing to move
     * between.
     */
    public int period(int frameCount) {
        if (frameCount <= 1) {
            return 0;
        }
        return this == LAST_IS_FIRST ? frameCount - 1 : frameCount;
    }

    /** The frame that a frame blends into. */
    public int next(int frame, int frameCount) {
        if (frame + 1 < frameCount) {
            return frame + 1;
        }
        return this == WRAPS ? 0 : frame;
    }
}
