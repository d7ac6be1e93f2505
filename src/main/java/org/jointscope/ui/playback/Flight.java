package org.jointscope.ui.playback;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The flight of the camera that is open, and where on it the camera is. While the timeline is the
 * model's, the camera goes along as time passes, to the end of the flight. Its frames are those
 * that are played: see {@link CameraPath#playedCount}.
 */
public final class Flight extends Playhead.Led {

    /** No frame is selected. */
    public static final int NO_FRAME = -1;

    /** Playing adds up seconds: a frame can be missed by that much. */
    private static final double ROUNDING = 1e-6;

    private final ReadOnlyObjectWrapper<CameraPath> path =
            new ReadOnlyObjectWrapper<>(this, "path", CameraPath.NONE);
    private final BooleanProperty lookedThrough = new SimpleBooleanProperty(this, "lookedThrough");
    private final IntegerProperty selectedFrame =
            new SimpleIntegerProperty(this, "selectedFrame", NO_FRAME);
    private final double[] sampled = new double[CameraSampler.VIEW];
    private final double[] view = new double[CameraSampler.VIEW];
    private CameraSampler sampler = new CameraSampler(CameraPath.NONE);

    Flight(Playback playback, Runnable ownTimeline) {
        super(playback, ownTimeline);
        CameraSampler.stand(view);
    }

    /** Takes another camera's flight, or {@link CameraPath#NONE}. */
    void load(CameraPath next) {
        sampler = new CameraSampler(next);
        CameraSampler.stand(view);
        selectedFrame.set(NO_FRAME);
        if (next == CameraPath.NONE) {
            lookedThrough.set(false);
        }
        frameCount.set(next.playedCount());
        path.set(next);
    }

    /** From a place that is none, or out of this world, nothing can be seen: the last one holds. */
    @Override
    void follow() {
        sampler.sample(of(playback.getFrame()), sampled);
        boolean sane = true;
        for (double value : sampled) {
            sane &= Extent.isSane(value);
        }
        if (sane) {
            System.arraycopy(sampled, 0, view, 0, view.length);
        }
        super.follow();
    }

    @Override
    double of(double played) {
        double rate = playback.frameRateProperty().get();
        if (playback.timeline() == Timeline.FLIGHT) {
            return played;
        }
        return rate > 0 ? Math.min(played / rate * path.get().frameRate(), lastFrame()) : 0;
    }

    /**
     * Stops, and goes to a frame of the file, or the nearest there is; a cut is at the moment of
     * the frame behind it. While the timeline is the model's, that is the moment at which the
     * camera is there; where the model has none, the timeline becomes the flight's.
     */
    public void seekFile(int frame) {
        if (path.get().frameCount() > 0) {
            seekPlayed(path.get().playedFrame(Math.clamp(frame, 0, path.get().frameCount() - 1)));
        }
    }

    private void seekPlayed(double wanted) {
        double rate = playback.frameRateProperty().get();
        double moment = wanted / path.get().frameRate() * rate;
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
        CameraPath flown = path.get();
        double now = frame.get();
        IntStream jumps =
                IntStream.range(0, flown.frameCount()).filter(flown::isCut).map(flown::playedFrame);
        OptionalInt next =
                direction > 0
                        ? jumps.filter(jump -> jump > now + ROUNDING).min()
                        : jumps.filter(jump -> jump < now - ROUNDING).max();
        next.ifPresent(this::seekPlayed);
    }

    /**
     * The frame of the file that the camera stands in or has passed last, as far as it can be read;
     * {@link #NO_FRAME} without a flight.
     */
    public int fileFrame() {
        return path.get().frameCount() > 0
                ? path.get().fileFrame((int) (readableFrame.get() + ROUNDING))
                : NO_FRAME;
    }

    /**
     * The same, but if a cut is selected that is at this moment, that one: it has no time of its
     * own.
     */
    public int currentFrame() {
        int now = fileFrame();
        int selected = selectedFrame.get();
        return selected >= 0 && selected == now - 1 && path.get().isCut(selected) ? selected : now;
    }

    /** The path that is flown; {@link CameraPath#NONE} without a camera. */
    public ReadOnlyObjectProperty<CameraPath> pathProperty() {
        return path.getReadOnlyProperty();
    }

    /**
     * The view of the camera now, as {@link CameraSampler#sample} writes it, or the last one that
     * something can be seen from. Shared.
     */
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
