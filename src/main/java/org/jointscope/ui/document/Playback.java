package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;

/**
 * The playhead: which moment of the animation is shown, and how it moves on. The frame runs from 0 to the last frame;
 * while a clip that wraps is played, on into the blend from the last frame back to the first.
 */
public final class Playback {

    private final ReadOnlyDoubleWrapper frame = new ReadOnlyDoubleWrapper(this, "frame");
    private final ReadOnlyIntegerWrapper frameCount = new ReadOnlyIntegerWrapper(this, "frameCount");
    private final ReadOnlyDoubleWrapper frameRate = new ReadOnlyDoubleWrapper(this, "frameRate");
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private final BooleanProperty looping = new SimpleBooleanProperty(this, "looping", true);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final ObjectProperty<LoopRule> loopRule =
            new SimpleObjectProperty<>(this, "loopRule", LoopRule.LAST_IS_FIRST);

    /** Rewinds to the beginning of a clip, and plays it if it can be played. */
    void load(Clip clip) {
        frameCount.set(clip.frameCount());
        frameRate.set(clip.frameRate());
        loopRule.set(clip.ownLoopRule());
        frame.set(0);
        playing.set(canPlay());
    }

    /** There is no clip. */
    void unload() {
        playing.set(false);
        frameCount.set(0);
        frameRate.set(0);
        frame.set(0);
    }

    /** Whether there is more than one frame, and a rate to play them at. */
    public boolean canPlay() {
        return frameCount.get() > 1 && frameRate.get() > 0;
    }

    /** Moves on by so many seconds of real time, if playing. */
    public void advance(double seconds) {
        if (!playing.get() || !canPlay()) {
            return;
        }
        double next = frame.get() + seconds * speed.get() * frameRate.get();
        if (looping.get()) {
            double period = loopRule.get().period(frameCount.get());
            frame.set(next - Math.floor(next / period) * period);
        } else if (next >= lastFrame()) {
            frame.set(lastFrame());
            playing.set(false);
        } else {
            frame.set(next);
        }
    }

    /** Starts or stops; at the end of a clip that is played once, starts over. */
    public void toggle() {
        if (!playing.get() && !looping.get() && frame.get() >= lastFrame()) {
            frame.set(0);
        }
        playing.set(!playing.get() && canPlay());
    }

    /** Stops, and goes to the next whole frame (1) or the one before (−1), round the ends. */
    public void step(int direction) {
        playing.set(false);
        double current = frame.get();
        double next = direction > 0 ? Math.floor(current) + 1 : Math.ceil(current) - 1;
        frame.set(next > lastFrame() ? 0 : next < 0 ? lastFrame() : next);
    }

    /** Stops, and goes to a frame, or the nearest one there is. */
    public void seek(double target) {
        playing.set(false);
        frame.set(Math.clamp(target, 0, lastFrame()));
    }

    /** The last frame's number; 0 if there is none. */
    public int lastFrame() {
        return Math.max(0, frameCount.get() - 1);
    }

    /** What comes after the last frame: at first as the clip itself suggests. */
    public ObjectProperty<LoopRule> loopRuleProperty() {
        return loopRule;
    }

    public ReadOnlyDoubleProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    public double getFrame() {
        return frame.get();
    }

    public ReadOnlyIntegerProperty frameCountProperty() {
        return frameCount.getReadOnlyProperty();
    }

    /** Frames a second. */
    public ReadOnlyDoubleProperty frameRateProperty() {
        return frameRate.getReadOnlyProperty();
    }

    public BooleanProperty playingProperty() {
        return playing;
    }

    public BooleanProperty loopingProperty() {
        return looping;
    }

    /** Seconds of the clip in a second of real time. */
    public DoubleProperty speedProperty() {
        return speed;
    }
}
