package org.jointscope.ui.playback;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * The frames that are played, from the first to the last of them. Looking at a frame outside is
 * always possible.
 */
public final class PlayedRange {

    private final ReadOnlyIntegerWrapper start = new ReadOnlyIntegerWrapper(this, "start");
    private final ReadOnlyIntegerWrapper end = new ReadOnlyIntegerWrapper(this, "end");
    private int lastFrame;

    /** All frames of a clip whose last one this is. */
    void load(int last) {
        lastFrame = last;
        clear();
    }

    /** Plays only the frames from the one to the other: at least two, of those that there are. */
    public void set(int first, int last) {
        int from = Math.clamp(first, 0, Math.max(0, lastFrame - 1));
        start.set(from);
        end.set(Math.clamp(last, Math.min(from + 1, lastFrame), lastFrame));
    }

    /** Plays only some frames, of those that there are, even if that is a single one. */
    void setExactly(int first, int last) {
        start.set(Math.clamp(first, 0, lastFrame));
        end.set(Math.clamp(last, start.get(), lastFrame));
    }

    /** Plays all frames. */
    public void clear() {
        set(0, lastFrame);
    }

    /** Whether all frames are played. */
    public boolean isWhole() {
        return start.get() == 0 && end.get() == lastFrame;
    }

    /** How many frames are played. */
    int size() {
        return end.get() - start.get() + 1;
    }

    int start() {
        return start.get();
    }

    int end() {
        return end.get();
    }

    /** The first frame that is played. */
    public ReadOnlyIntegerProperty startProperty() {
        return start.getReadOnlyProperty();
    }

    /** The last frame that is played. */
    public ReadOnlyIntegerProperty endProperty() {
        return end.getReadOnlyProperty();
    }
}
