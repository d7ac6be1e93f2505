package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

import org.jointscope.pose.CameraPath;
import org.jointscope.pose.CameraSampler;

import java.util.Optional;

/**
 * The flight of the camera that is open, and where on it the camera is. While the timeline is the
 * model's, the camera goes along as time passes, to the end of the flight.
 */
public final class Flight {

    /** No frame is selected. */
    public static final int NO_FRAME = -1;

    private final Playback playback;
    private final ReadOnlyObjectWrapper<Optional<CameraPath>> path =
            new ReadOnlyObjectWrapper<>(this, "path", Optional.empty());
    private final ReadOnlyDoubleWrapper played = new ReadOnlyDoubleWrapper(this, "played");
    private final ReadOnlyDoubleWrapper readablePlayed =
            new ReadOnlyDoubleWrapper(this, "readablePlayed");
    private final BooleanProperty lookedThrough = new SimpleBooleanProperty(this, "lookedThrough");
    private final IntegerProperty selectedFrame =
            new SimpleIntegerProperty(this, "selectedFrame", NO_FRAME);
    private final double[] view = new double[CameraSampler.VIEW];
    private Optional<CameraSampler> sampler = Optional.empty();

    Flight(Playback playback) {
        this.playback = playback;
        playback.frameProperty().subscribe(this::follow);
        playback.readableFrameProperty().subscribe(this::followReadable);
    }

    /** Takes another camera's flight, or none. */
    void load(Optional<CameraPath> next) {
        sampler = next.map(CameraSampler::new);
        selectedFrame.set(NO_FRAME);
        if (next.isEmpty()) {
            lookedThrough.set(false);
        }
        path.set(next);
    }

    /** Goes where the playhead is. */
    void follow() {
        double now = of(playback.getFrame());
        sampler.ifPresent(camera -> camera.sample(now, view));
        played.set(now);
        followReadable();
    }

    private void followReadable() {
        readablePlayed.set(of(playback.readableFrameProperty().get()));
    }

    private double of(double frame) {
        double rate = playback.frameRateProperty().get();
        if (path.get().isEmpty()) {
            return 0;
        }
        if (playback.timeline() == Timeline.FLIGHT) {
            return frame;
        }
        double last = Math.max(0, path.get().get().playedCount() - 1);
        return rate > 0 ? Math.min(frame / rate * path.get().get().frameRate(), last) : 0;
    }

    /** The path that is flown, if a camera is open. */
    public ReadOnlyObjectProperty<Optional<CameraPath>> pathProperty() {
        return path.getReadOnlyProperty();
    }

    /** Where on the path the camera is, in played frames: see {@link CameraPath#playedCount}. */
    public ReadOnlyDoubleProperty playedProperty() {
        return played.getReadOnlyProperty();
    }

    /** The same for what is read, not watched: see {@link Playback#readableFrameProperty}. */
    public ReadOnlyDoubleProperty readablePlayedProperty() {
        return readablePlayed.getReadOnlyProperty();
    }

    /** The view of the camera now, as {@link CameraSampler#sample} writes it. Shared. */
    public double[] view() {
        return view;
    }

    /** Whether the model is looked at through the camera. */
    public BooleanProperty lookedThroughProperty() {
        return lookedThrough;
    }

    /** Index in the file of the frame that is selected, or {@link #NO_FRAME}. */
    public IntegerProperty selectedFrameProperty() {
        return selectedFrame;
    }
}
