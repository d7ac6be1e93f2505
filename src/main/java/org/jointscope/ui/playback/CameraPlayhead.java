package org.jointscope.ui.playback;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;
import org.jointscope.scene.Timeline;

/**
 * The open camera animation and its current moment. While the timeline shows the model, the camera moves as time
 * passes, to the end of its animation. Its frames are those that are played: see {@link CameraPath#playedCount}.
 */
public final class CameraPlayhead extends Playhead.Led {

    /** No frame is selected. */
    public static final int NO_FRAME = -1;

    /** Playback adds up seconds, so a moment can differ from a frame by this much. */
    private static final double ROUNDING = 1e-6;

    private final ReadOnlyObjectWrapper<CameraPath> path = new ReadOnlyObjectWrapper<>(this, "path", CameraPath.NONE);
    private final BooleanProperty lookedThrough = new SimpleBooleanProperty(this, "lookedThrough");
    private final IntegerProperty selectedFrame = new SimpleIntegerProperty(this, "selectedFrame", NO_FRAME);
    private final double[] sampled = new double[CameraSampler.VIEW];
    private final double[] view = new double[CameraSampler.VIEW];
    private CameraSampler sampler = new CameraSampler(CameraPath.NONE);

    CameraPlayhead(Playback playback, Runnable ownTimeline) {
        super(playback, ownTimeline);
        CameraSampler.stand(view);
    }

    /** Loads the path of another camera, or {@link CameraPath#NONE}. */
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

    /** A position that is not finite or is extreme shows nothing: the last valid view remains. */
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
        if (playback.timeline() == Timeline.CAMERA) {
            return played;
        }
        return rate > 0 ? Math.min(played / rate * path.get().frameRate(), lastFrame()) : 0;
    }

    /**
     * Stops, and goes to a frame of the file, or the nearest one; a cut is at the moment of the frame after it. While
     * the timeline shows the model, it goes to the moment of this frame; if the model does not have this moment, the
     * timeline shows the camera.
     */
    public void seekFile(int frame) {
        if (path.get().frameCount() > 0) {
            seekPlayed(path.get().playedFrame(Math.clamp(frame, 0, path.get().frameCount() - 1)));
        }
    }

    private void seekPlayed(double wanted) {
        double rate = playback.frameRateProperty().get();
        double moment = wanted / path.get().frameRate() * rate;
        boolean led = playback.timeline() != Timeline.CAMERA;
        if (led && rate > 0 && moment <= playback.lastFrame() + ROUNDING) {
            playback.seek(moment);
        } else {
            ownTimeline.run();
            playback.seek(wanted);
        }
    }

    /** Selects a frame of the file, and goes to it. */
    public void select(int frame) {
        selectedFrame.set(frame);
        seekFile(frame);
    }

    /** Stops, and goes to the next cut (1) or the previous one (−1), if there is one. */
    public void seekCut(int direction) {
        CameraPath flown = path.get();
        double now = frame.get();
        IntStream jumps =
                IntStream.range(0, flown.frameCount()).filter(flown::isCut).map(flown::playedFrame);
        OptionalInt next = direction > 0
                ? jumps.filter(jump -> jump > now + ROUNDING).min()
                : jumps.filter(jump -> jump < now - ROUNDING).max();
        next.ifPresent(this::seekPlayed);
    }

    /**
     * The frame of the file that is current or was passed last, updated at a readable rate; {@link #NO_FRAME} without a
     * camera.
     */
    public int fileFrame() {
        return path.get().frameCount() > 0 ? path.get().fileFrame((int) (readableFrame.get() + ROUNDING)) : NO_FRAME;
    }

    /** The same frame, or the selected cut if it is at this moment: a cut has no duration. */
    public int currentFrame() {
        int now = fileFrame();
        int selected = selectedFrame.get();
        return selected >= 0 && selected == now - 1 && path.get().isCut(selected) ? selected : now;
    }

    /** The path of the camera; {@link CameraPath#NONE} without a camera. */
    public ReadOnlyObjectProperty<CameraPath> pathProperty() {
        return path.getReadOnlyProperty();
    }

    /** The view of the camera now, as {@link CameraSampler#sample} writes it, or the last valid one. Shared. */
    public double[] view() {
        return view;
    }

    /** Whether the viewport shows the view of the camera. */
    public BooleanProperty lookedThroughProperty() {
        return lookedThrough;
    }

    /** Index in the file of the selected frame, or {@link #NO_FRAME}. */
    public IntegerProperty selectedFrameProperty() {
        return selectedFrame;
    }
}
