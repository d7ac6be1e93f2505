package org.jointscope.ui.playback;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** The current frame of a moving object; a fraction is between two frames. */
public abstract sealed class Playhead permits Playback, Playhead.Led {

    final ReadOnlyDoubleWrapper frame = new ReadOnlyDoubleWrapper(this, "frame");
    final ReadOnlyDoubleWrapper readableFrame = new ReadOnlyDoubleWrapper(this, "readableFrame");
    final ReadOnlyIntegerWrapper frameCount = new ReadOnlyIntegerWrapper(this, "frameCount");

    Playhead() {}

    /** A playhead that is controlled by the one on the timeline. */
    abstract static sealed class Led extends Playhead permits ModelPlayhead, CameraPlayhead {

        final Playback playback;

        /** Makes the timeline show the frames of this playhead. */
        final Runnable ownTimeline;

        Led(Playback playback, Runnable ownTimeline) {
            this.playback = playback;
            this.ownTimeline = ownTimeline;
            playback.frameProperty().subscribe(this::follow);
            playback.readableFrameProperty().subscribe(this::followReadable);
        }

        /** The frame that corresponds to one of the timeline. */
        abstract double of(double played);

        /** Goes to the frame that corresponds to the timeline. */
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

    /** The frame for texts and tables: the same, but updated at most 15 times per second during playback. */
    public ReadOnlyDoubleProperty readableFrameProperty() {
        return readableFrame.getReadOnlyProperty();
    }

    /** The whole frame that is current or was passed last, updated at a readable rate; 0 if there is none. */
    public int readableWholeFrame() {
        return Math.min((int) readableFrame.get(), lastFrame());
    }

    public ReadOnlyIntegerProperty frameCountProperty() {
        return frameCount.getReadOnlyProperty();
    }

    /** The index of the last frame; 0 if there is none. */
    public int lastFrame() {
        return Math.max(0, frameCount.get() - 1);
    }

    /** Whether it moves as time passes. */
    public abstract ReadOnlyBooleanProperty playingProperty();
}
