package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;

import org.jointscope.ui.playback.Playback;

/** Moves the playhead on with every picture that JavaFX draws, as long as it plays. */
final class FrameClock extends AnimationTimer {

    /**
     * After a pause in drawing (a dialog, a sleeping computer) the playhead goes on, it does not
     * leap.
     */
    private static final double LONGEST_STEP_SECONDS = 0.25;

    private static final long NOT_STARTED = -1;

    private final Playback playback;
    private long last = NOT_STARTED;

    FrameClock(Playback playback) {
        this.playback = playback;
        playback.playingProperty().subscribe(this::run);
    }

    private void run(boolean playing) {
        last = NOT_STARTED;
        if (playing) {
            start();
        } else {
            stop();
        }
    }

    @Override
    public void handle(long nanos) {
        if (last != NOT_STARTED) {
            playback.advance(Math.min((nanos - last) * 1e-9, LONGEST_STEP_SECONDS));
        }
        last = nanos;
    }
}
