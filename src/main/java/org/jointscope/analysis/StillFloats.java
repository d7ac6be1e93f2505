package org.jointscope.analysis;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Frame;

import java.util.List;

/**
 * The components that have the same value in every frame of an animation. They could be left out of
 * the frames without anybody seeing a difference, if the baseframe held the value and the flag were
 * cleared.
 *
 * <p>Finding them means to read the whole animation, so it is not for the window's thread. Floats
 * that have changed once are not looked at again, and most of those that move have done so by the
 * second frame; what remains is the still ones times the frames.
 */
public final class StillFloats {

    private final boolean[] still;

    private StillFloats(boolean[] still) {
        this.still = still;
    }

    /**
     * Looks through all frames. In fewer than two nothing can change, and nothing counts as still.
     */
    public static StillFloats of(List<Frame> frames) {
        if (frames.size() < 2) {
            return new StillFloats(new boolean[0]);
        }
        Frame first = frames.getFirst();
        int[] candidates = new int[first.size()];
        int count = candidates.length;
        for (int i = 0; i < count; i++) {
            candidates[i] = i;
        }
        for (Frame frame : frames) {
            Interruption.check();
            count = keepEqual(first, frame, candidates, count);
        }
        boolean[] still = new boolean[first.size()];
        for (int i = 0; i < count; i++) {
            still[candidates[i]] = true;
        }
        return new StillFloats(still);
    }

    /**
     * Moves the candidates that two frames agree on to the front, and returns how many there are.
     */
    private static int keepEqual(Frame first, Frame frame, int[] candidates, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int index = candidates[i];
            if (first.value(index) == frame.value(index)) {
                candidates[kept++] = index;
            }
        }
        return kept;
    }

    /**
     * Whether a float is the same in every frame. One that some frame lacks, or holds unreadably,
     * is not.
     */
    public boolean isStill(long index) {
        return index >= 0 && index < still.length && still[(int) index];
    }
}
