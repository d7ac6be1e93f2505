package org.jointscope.ui.playback;

import org.jointscope.pose.LoopRule;
import org.jointscope.scene.Timeline;
import org.jointscope.scene.TimelineFrames;

/**
 * The frame of the model. It is the frame of the timeline if the timeline shows the model. While a camera animation
 * plays, the animation of the model loops as time passes, by its own rate and loop rule.
 */
public final class ModelPlayhead extends Playhead.Led {

    /** Those of the model, with the selected rate if they have no rate. */
    TimelineFrames frames = TimelineFrames.NONE;

    ModelPlayhead(Playback playback, Runnable ownTimeline) {
        super(playback, ownTimeline);
    }

    /** Loads the frames of another model. */
    void load(TimelineFrames next) {
        frameCount.set(next.count());
        frames = next;
    }

    @Override
    double of(double played) {
        if (!isLed()) {
            return played;
        }
        double period = frames.loop().period(frameCount.get());
        double cameraRate = playback.frameRateProperty().get();
        if (!(period > 0) || !(cameraRate > 0)) {
            return 0;
        }
        double now = played / cameraRate * frames.rate();
        return now - Math.floor(now / period) * period;
    }

    /** Whether the timeline shows other frames than those of the model. */
    private boolean isLed() {
        return playback.timeline() == Timeline.CAMERA;
    }

    /**
     * Stops, and goes to a frame, or the nearest one. During a camera animation it goes to the moment of this round, or
     * of the first one, at which the model has that frame; if there is no such moment, the timeline shows the model
     * again.
     */
    public void seek(double target) {
        if (!isLed()) {
            playback.seek(target);
            return;
        }
        double wanted = Math.clamp(target, 0, lastFrame());
        double period = frames.loop().period(frameCount.get());
        double cameraRate = playback.frameRateProperty().get();
        boolean timed = cameraRate > 0 && frames.rate() > 0;
        double rounds = period > 0 ? Math.floor(playback.getFrame() / cameraRate * frames.rate() / period) * period : 0;
        double played = (rounds + wanted) / frames.rate() * cameraRate;
        double first = wanted / frames.rate() * cameraRate;
        if (timed && played <= playback.lastFrame()) {
            playback.seek(played);
        } else if (timed && first <= playback.lastFrame()) {
            playback.seek(first);
        } else {
            ownTimeline.run();
            playback.seek(wanted);
        }
    }

    /** Stops, and goes to a frame if it exists. */
    public void goTo(int whole) {
        if (whole >= 0 && whole < frameCount.get()) {
            seek(whole);
        }
    }

    /** Stops playback, if it runs, at a frame that another view shows. */
    public void stopAt(int whole) {
        if (playingProperty().get()) {
            stop();
            goTo(whole);
        }
    }

    /** The frames that are played. */
    public Playback.Range range() {
        return isLed() ? new Playback.Range(0, lastFrame(), true) : playback.range();
    }

    /** The frame that the model plays after a whole one, also in a range that loops. */
    public int next(int whole) {
        if (isLed() || !playback.isInRound()) {
            return loopRule().next(whole, frameCount.get());
        }
        int first = range().start();
        return first + loopRule().next(whole - first, range().size());
    }

    /**
     * The whole frame that is played a number of frames after another one, or before it if negative. Beyond the ends of
     * an animation that does not loop, it does not exist.
     */
    public int away(int whole, int count) {
        boolean loops = isLed() || playback.loopModeProperty().get() == LoopMode.LOOP;
        boolean round = loops && (range().isWhole() || playback.isInRound());
        int period = loopRule().period(range().size());
        int first = range().start();
        return round && period > 0 ? first + Math.floorMod(whole + count - first, period) : whole + count;
    }

    /** The interpolation after the last frame. */
    public LoopRule loopRule() {
        return isLed() ? frames.loop() : playback.loopRuleProperty().get();
    }

    public void stop() {
        playback.playingProperty().set(false);
    }
}
