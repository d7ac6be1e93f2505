package org.jointscope.ui.playback;

import org.jointscope.pose.LoopRule;

/**
 * Where the playhead puts the model. It is the playhead's own frame as long as the timeline is the
 * model's. While a camera's flight plays, the animation goes round beneath it, as time passes, by
 * its own rate and loop rule.
 */
public final class ModelPlayhead extends Playhead.Led {

    /** Those of the model, at the rate that was chosen for what has none of its own. */
    TimelineFrames frames = TimelineFrames.NONE;

    ModelPlayhead(Playback playback, Runnable ownTimeline) {
        super(playback, ownTimeline);
    }

    /** Takes the frames of another model. */
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
        double flightRate = playback.frameRateProperty().get();
        if (!(period > 0) || !(flightRate > 0)) {
            return 0;
        }
        double now = played / flightRate * frames.rate();
        return now - Math.floor(now / period) * period;
    }

    /** Whether something else than the model's own frames is on the timeline. */
    private boolean isLed() {
        return playback.timeline() == Timeline.FLIGHT;
    }

    /**
     * Stops, and goes to a frame, or the nearest one there is. During a flight that is the moment
     * of this round, or the first one, at which the model has that frame; where the flight has
     * none, the timeline becomes the model's again.
     */
    public void seek(double target) {
        if (!isLed()) {
            playback.seek(target);
            return;
        }
        double wanted = Math.clamp(target, 0, lastFrame());
        double period = frames.loop().period(frameCount.get());
        double flightRate = playback.frameRateProperty().get();
        boolean timed = flightRate > 0 && frames.rate() > 0;
        double rounds =
                period > 0
                        ? Math.floor(playback.getFrame() / flightRate * frames.rate() / period)
                                * period
                        : 0;
        double played = (rounds + wanted) / frames.rate() * flightRate;
        double first = wanted / frames.rate() * flightRate;
        if (timed && played <= playback.lastFrame()) {
            playback.seek(played);
        } else if (timed && first <= playback.lastFrame()) {
            playback.seek(first);
        } else {
            ownTimeline.run();
            playback.seek(wanted);
        }
    }

    /** Stops, and goes to a frame if there is one of that number. */
    public void goTo(int whole) {
        if (whole >= 0 && whole < frameCount.get()) {
            seek(whole);
        }
    }

    /** The frames that are played. */
    public Playback.Range range() {
        return isLed() ? new Playback.Range(0, lastFrame(), true) : playback.range();
    }

    /** The frame that the model goes on to from a whole one, be it in a round of some of them. */
    public int next(int whole) {
        if (isLed() || !playback.isInRound()) {
            return loopRule().next(whole, frameCount.get());
        }
        int first = range().start();
        return first + loopRule().next(whole - first, range().size());
    }

    /** What comes after the last frame. */
    public LoopRule loopRule() {
        return isLed() ? frames.loop() : playback.loopRuleProperty().get();
    }

    public void stop() {
        playback.playingProperty().set(false);
    }
}
