package org.jointscope.pose;

/**
 * A moment of an animation: the frame that it lies in, the one that comes next, and how far it is
 * on the way.
 *
 * @param fraction 0 on {@code from}, towards 1 at {@code to}
 */
public record SampleInterval(int from, int to, double fraction) {

    /**
     * @param frame zero-based; a fraction lies between two frames, past the last one as the loop
     *     rule says
     */
    public static SampleInterval at(double frame, int frameCount, LoopRule loop) {
        int from = (int) Math.max(0, Math.min(Math.floor(frame), frameCount - 1));
        return new SampleInterval(
                from, loop.next(from, frameCount), Math.max(0, Math.min(frame - from, 1)));
    }

    /** Whether two frames have a share in it. */
    public boolean isBetween() {
        return fraction > 0 && to != from;
    }
}
