package org.jointscope.ui.playback;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.scene.Timeline;
import org.jointscope.scene.TimelineFrames;

/**
 * The playhead on the timeline, and those of the model and the camera. The timeline shows the frames of one of the two;
 * the other moves as time passes.
 */
public final class Playheads {

    private final Playback playback = new Playback();
    private final ModelPlayhead model = new ModelPlayhead(playback, () -> show(false));
    private final CameraPlayhead camera = new CameraPlayhead(playback, () -> show(true));
    private final ReadOnlyBooleanWrapper choosable = new ReadOnlyBooleanWrapper(this, "choosable");
    private Consumer<Runnable> loading = Runnable::run;

    public Playheads() {
        playback.frameRateProperty().subscribe(this::rateChanged);
    }

    /** The selected rate of key frames also applies during a camera animation. */
    private void rateChanged(Number rate) {
        if (playback.timeline() == Timeline.MD2) {
            model.frames = model.frames.withRate(rate.doubleValue());
        }
    }

    /**
     * Goes to the start, and plays if possible. If there is a camera animation, the timeline shows it, because the user
     * has just opened it.
     */
    public void load(TimelineFrames ofModel, CameraPath ofCamera) {
        camera.load(ofCamera);
        boolean flies = ofCamera.frameCount() > 0;
        choosable.set(flies && ofModel.count() > 0);
        model.load(ofModel);
        loading.accept(() -> loadTimeline(flies));
    }

    /** Shows other versions of the same files: the timeline and the moment remain. */
    public void reload(TimelineFrames ofModel, CameraPath ofCamera) {
        boolean flies = playback.timeline() == Timeline.CAMERA;
        camera.load(ofCamera);
        choosable.set(ofCamera.frameCount() > 0 && ofModel.count() > 0);
        model.load(playback.timeline() == Timeline.MD2 ? ofModel.withRate(model.frames.rate()) : ofModel);
        loading.accept(() -> reloadTimeline(flies && ofCamera.frameCount() > 0));
    }

    /** Changes the frame rate of the animation: the timeline and the frame remain. */
    public void setRate(double rate) {
        if (model.frames.timeline() == Timeline.ANIMATION && rate != model.frames.rate()) {
            model.frames = model.frames.withRate(rate);
            loading.accept(() -> reloadTimeline(playback.timeline() == Timeline.CAMERA));
        }
    }

    /** Sets the function that runs changes of the frames on the timeline. */
    public void onLoad(Consumer<Runnable> runner) {
        loading = runner;
    }

    private void loadTimeline(boolean toCamera) {
        playback.load(timeline(toCamera));
        model.follow();
        camera.follow();
    }

    private void reloadTimeline(boolean ofCamera) {
        playback.reload(timeline(ofCamera));
        model.follow();
        camera.follow();
    }

    private TimelineFrames timeline(boolean ofCamera) {
        return ofCamera ? TimelineFrames.of(camera.pathProperty().get()) : model.frames;
    }

    /**
     * Puts the frames of the camera animation on the timeline, or those of the model, at the current moment. Ignored if
     * only one of them has frames.
     */
    public void show(boolean toCamera) {
        if (!choosable.get() || toCamera == (playback.timeline() == Timeline.CAMERA)) {
            return;
        }
        boolean playing = playback.playingProperty().get();
        double moment = toCamera ? camera.getFrame() : model.getFrame();
        loading.accept(() -> loadTimeline(toCamera));
        playback.seek(moment);
        playback.playingProperty().set(playing && playback.canPlay());
    }

    /** Whether both the model and a camera have frames for the timeline. */
    public ReadOnlyBooleanProperty choosableProperty() {
        return choosable.getReadOnlyProperty();
    }

    /** The playhead on the timeline. */
    public Playback playback() {
        return playback;
    }

    /** The playhead of the model. */
    public ModelPlayhead model() {
        return model;
    }

    /** The playhead of the camera. */
    public CameraPlayhead camera() {
        return camera;
    }
}
