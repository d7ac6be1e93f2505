package org.jointscope.analysis;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Frame;

import java.util.BitSet;
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

    private final BitSet still;

    private StillFloats(BitSet still) {
        this.still = still;
    }

    /**
     * Looks through all frames. In fewer than two nothing can change, and nothing counts as still.
     */
    public static StillFloats of(List<Frame> frames) {
        BitSet still = new BitSet();
        if (frames.size() > 1) {
            Frame first = frames.getFirst();
            still.set(0, first.size());
            for (Frame frame : frames) {
                Interruption.check();
                for (int i = still.nextSetBit(0); i >= 0; i = still.nextSetBit(i + 1)) {
                    still.set(i, first.value(i) == frame.value(i));
                }
            }
        }
        return new StillFloats(still);
    }

    /**
     * Whether a float is the same in every frame. One that some frame lacks, or holds unreadably,
     * is not.
     */
    public boolean isStill(long index) {
        return index >= 0 && index < still.length() && still.get((int) index);
    }
}
