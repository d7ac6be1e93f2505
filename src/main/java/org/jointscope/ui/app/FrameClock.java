package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FrameMeter;
import org.jointscope.ui.playback.Playback;

/** Advances the playhead with every frame that JavaFX draws during playback. */
final class FrameClock extends AnimationTimer {

    /** After a pause in drawing (a dialog, a sleeping computer) the playhead continues without a jump. */
    private static final double LONGEST_STEP_SECONDS = 0.25;

    private static final long NOT_STARTED = -1;

    private final Playback playback;
    private final FrameMeter meter;
    private long last;

    FrameClock(Document document) {
        playback = document.playback();
        meter = document.meter();
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
            meter.begin();
            playback.advance(Math.min((nanos - last) * 1e-9, LONGEST_STEP_SECONDS));
        }
        last = nanos;
    }
}
