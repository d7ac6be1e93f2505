package org.jointscope.ui.playback;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The flight of the camera that is open, and where on it the camera is. While the timeline is the
 * model's, the camera goes along as time passes, to the end of the flight.
 */
public final class Flight {

    /** No frame is selected. */
    public static final int NO_FRAME = -1;

    /** Playing adds up seconds: a frame can be missed by that much. */
    private static final double ROUNDING = 1e-6;

    private final Playback playback;
    private final Runnable ownTimeline;
    private final ReadOnlyObjectWrapper<Optional<CameraPath>> path =
            new ReadOnlyObjectWrapper<>(this, "path", Optional.empty());
    private final ReadOnlyDoubleWrapper played = new ReadOnlyDoubleWrapper(this, "played");
    private final ReadOnlyDoubleWrapper readablePlayed =
            new ReadOnlyDoubleWrapper(this, "readablePlayed");
    private final BooleanProperty lookedThrough = new SimpleBooleanProperty(this, "lookedThrough");
    private final IntegerProperty selectedFrame =
            new SimpleIntegerProperty(this, "selectedFrame", NO_FRAME);
    private final double[] sampled = new double[CameraSampler.VIEW];
    private final double[] view = new double[CameraSampler.VIEW];
    private Optional<CameraSampler> sampler = Optional.empty();

    /**
     * @param ownTimeline makes the timeline the flight's
     */
    Flight(Playback playback, Runnable ownTimeline) {
        this.playback = playback;
        this.ownTimeline = ownTimeline;
        CameraSampler.stand(view);
        playback.frameProperty().subscribe(this::follow);
        playback.readableFrameProperty().subscribe(this::followReadable);
    }

    /** Takes another camera's flight, or none. */
    void load(Optional<CameraPath> next) {
        sampler = next.map(CameraSampler::new);
        CameraSampler.stand(view);
        selectedFrame.set(NO_FRAME);
        if (next.isEmpty()) {
            lookedThrough.set(false);
        }
        path.set(next);
    }

    /** Goes where the playhead is. */
    void follow() {
        double now = of(playback.getFrame());
        if (sampler.isPresent()) {
            sample(sampler.get(), now);
        }
        played.set(now);
        followReadable();
    }

    /** From a place that is none, or out of this world, nothing can be seen: the last one holds. */
    private void sample(CameraSampler camera, double now) {
        camera.sample(now, sampled);
        boolean sane = true;
        for (double value : sampled) {
            sane &= Extent.isSane(value);
        }
        if (sane) {
            System.arraycopy(sampled, 0, view, 0, view.length);
        }
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

    /**
     * Stops, and goes to a frame of the file, or the nearest there is; a cut is at the moment of
     * the frame behind it. While the timeline is the model's, that is the moment at which the
     * camera is there; where the model has none, the timeline becomes the flight's.
     */
    public void seekFile(int frame) {
        path.get()
                .filter(flown -> flown.frameCount() > 0)
                .ifPresent(
                        flown -> {
                            int nearest = Math.clamp(frame, 0, flown.frameCount() - 1);
                            seekPlayed(flown, flown.playedFrame(nearest));
                        });
    }

    private void seekPlayed(CameraPath flown, double wanted) {
        double rate = playback.frameRateProperty().get();
        double moment = wanted / flown.frameRate() * rate;
        boolean led = playback.timeline() != Timeline.FLIGHT;
        if (led && rate > 0 && moment <= playback.lastFrame() + ROUNDING) {
            playback.seek(moment);
        } else {
            ownTimeline.run();
            playback.seek(wanted);
        }
    }

    /** Selects a frame of the file, and goes there. */
    public void select(int frame) {
        selectedFrame.set(frame);
        seekFile(frame);
    }

    /** Stops, and goes to where the view jumps next (1) or has jumped before (−1), if it does. */
    public void seekCut(int direction) {
        path.get()
                .ifPresent(
                        flown -> {
                            double now = played.get();
                            IntStream jumps =
                                    IntStream.range(0, flown.frameCount())
                                            .filter(flown::isCut)
                                            .map(flown::playedFrame);
                            OptionalInt next =
                                    direction > 0
                                            ? jumps.filter(jump -> jump > now + ROUNDING).min()
                                            : jumps.filter(jump -> jump < now - ROUNDING).max();
                            next.ifPresent(jump -> seekPlayed(flown, jump));
                        });
    }

    /**
     * The frame of the file that the camera stands in or has passed last, as far as it can be read;
     * {@link #NO_FRAME} without a flight.
     */
    public int fileFrame() {
        return path.get()
                .filter(flown -> flown.frameCount() > 0)
                .map(flown -> flown.fileFrame((int) (readablePlayed.get() + ROUNDING)))
                .orElse(NO_FRAME);
    }

    /**
     * The same, but if a cut is selected that is at this moment, that one: it has no time of its
     * own.
     */
    public int currentFrame() {
        int now = fileFrame();
        int selected = selectedFrame.get();
        boolean cut =
                selected >= 0
                        && selected == now - 1
                        && path.get().filter(flown -> flown.isCut(selected)).isPresent();
        return cut ? selected : now;
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

    /**
     * The view of the camera now, as {@link CameraSampler#sample} writes it, or the last one that
     * something can be seen from. Shared.
     */
    public double[] view() {
        return view;
    }

    /** Whether the camera moves on by itself. */
    public ReadOnlyBooleanProperty playingProperty() {
        return playback.playingProperty();
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
