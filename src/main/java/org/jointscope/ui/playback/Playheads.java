package org.jointscope.ui.playback;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import org.jointscope.pose.camera.CameraPath;

import java.util.function.Consumer;

/**
 * The playhead on the timeline, and where it puts the model and the camera. The timeline shows the
 * frames of one of the two; the other goes along as time passes.
 */
public final class Playheads {

    private final Playback playback = new Playback();
    private final ModelPlayhead model = new ModelPlayhead(playback, () -> show(false));
    private final Flight flight = new Flight(playback, () -> show(true));
    private final ReadOnlyBooleanWrapper choosable = new ReadOnlyBooleanWrapper(this, "choosable");
    private Consumer<Runnable> loading = Runnable::run;

    public Playheads() {
        playback.frameRateProperty().subscribe(this::rateChanged);
    }

    /** The rate that was chosen for key frames holds under a flight, too. */
    private void rateChanged(Number rate) {
        if (playback.timeline() == Timeline.KEYFRAMES) {
            model.frames = model.frames.withRate(rate.doubleValue());
        }
    }

    /**
     * Rewinds, and plays what can be played. A flight comes first where there is one: whoever opens
     * a camera wants to see it.
     */
    public void load(TimelineFrames ofModel, CameraPath ofCamera) {
        flight.load(ofCamera);
        boolean flies = ofCamera.frameCount() > 0;
        choosable.set(flies && ofModel.count() > 0);
        model.load(ofModel);
        loading.accept(() -> loadTimeline(flies));
    }

    /** Lets somebody run what puts other frames on the timeline. */
    public void onLoad(Consumer<Runnable> runner) {
        loading = runner;
    }

    private void loadTimeline(boolean ofFlight) {
        playback.load(ofFlight ? TimelineFrames.of(flight.pathProperty().get()) : model.frames);
        model.follow();
        flight.follow();
    }

    /**
     * Puts the frames of the flight on the timeline, or else those of the model, at the moment that
     * is shown. Nothing happens where there is only one of them.
     */
    public void show(boolean wantFlight) {
        if (!choosable.get() || wantFlight == (playback.timeline() == Timeline.FLIGHT)) {
            return;
        }
        boolean playing = playback.playingProperty().get();
        double moment = wantFlight ? flight.getFrame() : model.getFrame();
        loading.accept(() -> loadTimeline(wantFlight));
        playback.seek(moment);
        playback.playingProperty().set(playing && playback.canPlay());
    }

    /** Whether both the model and a camera have frames that the timeline could show. */
    public ReadOnlyBooleanProperty choosableProperty() {
        return choosable.getReadOnlyProperty();
    }

    /** The playhead on the timeline. */
    public Playback playback() {
        return playback;
    }

    /** Where the playhead puts the model. */
    public ModelPlayhead model() {
        return model;
    }

    /** Where the playhead puts the camera. */
    public Flight flight() {
        return flight;
    }
}
