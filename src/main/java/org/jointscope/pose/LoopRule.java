package org.jointscope.pose;

/** The frame that follows the last one of an animation that loops. */
public enum LoopRule {
    /**
     * The last frame equals frame 0 and is only a target of interpolation, so that a cycle of F frames lasts F − 1
     * intervals. This is Doom 3's rule for every animation (anim/Anim.cpp, ConvertTimeToFrame), and id's exporter
     * writes cycles in this form.
     */
    LAST_IS_FIRST,
    /**
     * The last frame is interpolated to frame 0, so that a cycle of F frames lasts F intervals, as in Cube 2 and Quake
     * II.
     */
    WRAPS;

    /** Number of intervals in a cycle of a number of frames; 0 for fewer than two frames. */
    public int period(int frameCount) {
        if (frameCount <= 1) {
            return 0;
        }
        return this == LAST_IS_FIRST ? frameCount - 1 : frameCount;
    }

    /** The frame that a frame is interpolated to. */
    public int next(int frame, int frameCount) {
        if (frame + 1 < frameCount) {
            return frame + 1;
        }
        return this == WRAPS ? 0 : frame;
    }
}
