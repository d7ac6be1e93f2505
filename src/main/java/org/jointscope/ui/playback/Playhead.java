package org.jointscope.ui.playback;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** Where something stands that moves by frames: a fraction lies between two of them. */
public abstract sealed class Playhead permits Playback, Playhead.Led {

    final ReadOnlyDoubleWrapper frame = new ReadOnlyDoubleWrapper(this, "frame");
    final ReadOnlyDoubleWrapper readableFrame = new ReadOnlyDoubleWrapper(this, "readableFrame");
    final ReadOnlyIntegerWrapper frameCount = new ReadOnlyIntegerWrapper(this, "frameCount");

    Playhead() {}

    /** One that goes where the playhead on the timeline leads it. */
    abstract static sealed class Led extends Playhead permits ModelPlayhead, Flight {

        final Playback playback;

        /** Makes the timeline this one's own. */
        final Runnable ownTimeline;

        Led(Playback playback, Runnable ownTimeline) {
            this.playback = playback;
            this.ownTimeline = ownTimeline;
            playback.frameProperty().subscribe(this::follow);
            playback.readableFrameProperty().subscribe(this::followReadable);
        }

        /** The frame that goes with one of the timeline. */
        abstract double of(double played);

        /** Goes where the playhead is. */
        void follow() {
            frame.set(of(playback.getFrame()));
            followReadable();
        }

        private void followReadable() {
            readableFrame.set(of(playback.readableFrameProperty().get()));
        }

        @Override
        public ReadOnlyBooleanProperty playingProperty() {
            return playback.playingProperty();
        }
    }

    public ReadOnlyDoubleProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    public double getFrame() {
        return frame.get();
    }

    /**
     * The frame for what is read, not watched: the same, but while playing it follows 15 times a
     * second at most.
     */
    public ReadOnlyDoubleProperty readableFrameProperty() {
        return readableFrame.getReadOnlyProperty();
    }

    /**
     * The whole frame that it stands in or has passed last, as far as it can be read; 0 if there is
     * none.
     */
    public int readableWholeFrame() {
        return Math.min((int) readableFrame.get(), lastFrame());
    }

    public ReadOnlyIntegerProperty frameCountProperty() {
        return frameCount.getReadOnlyProperty();
    }

    /** The last frame's number; 0 if there is none. */
    public int lastFrame() {
        return Math.max(0, frameCount.get() - 1);
    }

    /** Whether it moves on by itself. */
    public abstract ReadOnlyBooleanProperty playingProperty();
}
