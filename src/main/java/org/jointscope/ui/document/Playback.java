package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.pose.CameraPath;
import org.jointscope.pose.Clip;
import org.jointscope.pose.KeyframeClip;
import org.jointscope.pose.KeyframeMorph;
import org.jointscope.pose.LoopRule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The playhead: which moment of the animation is shown, and how it moves on. The frame runs from 0
 * to the last frame; while a clip that wraps is looped as a whole, on into the blend from the last
 * frame back to the first. Playing stays inside the range; looking at a frame outside it is always
 * possible.
 */
public final class Playback {

    public static final double SLOWEST = 0.1;
    public static final double FASTEST = 4;

    /** Texts and tables cannot be read faster than they change this often. */
    private static final double SECONDS_TO_READ = 1.0 / 15;

    private final ReadOnlyDoubleWrapper frame = new ReadOnlyDoubleWrapper(this, "frame");
    private final ReadOnlyDoubleWrapper readableFrame =
            new ReadOnlyDoubleWrapper(this, "readableFrame");
    private final ReadOnlyIntegerWrapper frameCount =
            new ReadOnlyIntegerWrapper(this, "frameCount");
    private final ReadOnlyDoubleWrapper frameRate = new ReadOnlyDoubleWrapper(this, "frameRate");
    private final ReadOnlyIntegerWrapper rangeStart =
            new ReadOnlyIntegerWrapper(this, "rangeStart");
    private final ReadOnlyIntegerWrapper rangeEnd = new ReadOnlyIntegerWrapper(this, "rangeEnd");
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private final ObjectProperty<LoopMode> loopMode =
            new SimpleObjectProperty<>(this, "loopMode", LoopMode.LOOP);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final ObjectProperty<LoopRule> loopRule =
            new SimpleObjectProperty<>(this, "loopRule", LoopRule.LAST_IS_FIRST);
    private final ReadOnlyObjectWrapper<LoopRule> ownLoopRule =
            new ReadOnlyObjectWrapper<>(this, "ownLoopRule", LoopRule.LAST_IS_FIRST);
    private final ReadOnlyObjectWrapper<Timeline> timeline =
            new ReadOnlyObjectWrapper<>(this, "timeline", Timeline.ANIMATION);
    private final ReadOnlyObjectWrapper<List<KeyframeClip>> clips =
            new ReadOnlyObjectWrapper<>(this, "clips", List.of());
    private final ReadOnlyObjectWrapper<List<Integer>> cuts =
            new ReadOnlyObjectWrapper<>(this, "cuts", List.of());
    private boolean backwards;
    private double secondsUnread;

    public Playback() {
        frame.subscribe(this::makeReadable);
        playing.subscribe(this::makeReadable);
        loopMode.subscribe(mode -> backwards = false);
    }

    /** Rewinds to the beginning of a clip, and plays it if it can be played. */
    void load(Clip clip) {
        timeline.set(Timeline.ANIMATION);
        load(clip.frameCount(), clip.frameRate(), clip.ownLoopRule(), List.of(), List.of());
    }

    /** The same with the frames of a model that moves without joints, and the movements in them. */
    void load(KeyframeMorph keyframes, List<KeyframeClip> movements) {
        timeline.set(Timeline.KEYFRAMES);
        load(
                keyframes.frameCount(),
                KeyframeMorph.FRAME_RATE,
                KeyframeMorph.LOOP_RULE,
                movements,
                List.of());
    }

    /** The same with a camera's flight: the frames that time is spent on. */
    void load(CameraPath flight) {
        timeline.set(Timeline.FLIGHT);
        List<Integer> jumps =
                IntStream.range(0, flight.frameCount())
                        .filter(flight::isCut)
                        .mapToObj(flight::playedFrame)
                        .toList();
        load(flight.playedCount(), flight.frameRate(), LoopRule.WRAPS, List.of(), jumps);
    }

    private void load(
            int frames,
            double rate,
            LoopRule rule,
            List<KeyframeClip> movements,
            List<Integer> jumps) {
        playing.set(false);
        clips.set(movements);
        cuts.set(jumps);
        frameCount.set(frames);
        frameRate.set(rate);
        ownLoopRule.set(rule);
        loopRule.set(rule);
        begin();
        playing.set(canPlay());
    }

    /** There is no clip. */
    void unload() {
        playing.set(false);
        timeline.set(Timeline.ANIMATION);
        clips.set(List.of());
        cuts.set(List.of());
        frameCount.set(0);
        frameRate.set(0);
        begin();
    }

    private void begin() {
        clearRange();
        backwards = false;
        frame.set(0);
    }

    /** Whether there is more than one frame, and a rate to play them at. */
    public boolean canPlay() {
        return frameCount.get() > 1 && frameRate.get() > 0;
    }

    /** Moves on by so many seconds of real time, if playing. */
    public void advance(double seconds) {
        if (!playing.get() || !canPlay()) {
            return;
        }
        secondsUnread += seconds;
        double steps = seconds * Math.clamp(speed.get(), SLOWEST, FASTEST) * frameRate.get();
        boolean inside = frame.get() >= rangeStart.get() && frame.get() <= playedEnd();
        double from = inside ? frame.get() : rangeStart.get();
        switch (loopMode.get()) {
            case LOOP ->
                    frame.set(
                            rangeStart.get() + wrapped(from - rangeStart.get() + steps, period()));
            case ONCE -> advanceOnce(from + steps);
            case PING_PONG -> swing(from - rangeStart.get(), steps);
        }
    }

    private void advanceOnce(double next) {
        frame.set(Math.min(next, rangeEnd.get()));
        if (next >= rangeEnd.get()) {
            playing.set(false);
        }
    }

    /** There and back is one round, of which the second half is the first one in the mirror. */
    private void swing(double fromStart, double steps) {
        double length = rangeEnd.get() - rangeStart.get();
        double there = Math.min(fromStart, length);
        double round = wrapped((backwards ? 2 * length - there : there) + steps, 2 * length);
        backwards = round > length;
        frame.set(rangeStart.get() + (backwards ? 2 * length - round : round));
    }

    private static double wrapped(double value, double period) {
        return value - Math.floor(value / period) * period;
    }

    /**
     * Steps in a round of what is looped: the loop rule is about the whole clip, a range just
     * starts again.
     */
    private double period() {
        return isWhole()
                ? loopRule.get().period(frameCount.get())
                : rangeEnd.get() - rangeStart.get();
    }

    private double playedEnd() {
        return loopMode.get() == LoopMode.LOOP ? rangeStart.get() + period() : rangeEnd.get();
    }

    private boolean isWhole() {
        return rangeStart.get() == 0 && rangeEnd.get() == lastFrame();
    }

    /** Starts or stops; where there is nothing left to play, starts over. */
    public void toggle() {
        boolean over = loopMode.get() == LoopMode.ONCE && frame.get() >= rangeEnd.get();
        boolean outside = frame.get() < rangeStart.get() || frame.get() > playedEnd();
        if (!playing.get() && canPlay() && (over || outside)) {
            backwards = false;
            frame.set(rangeStart.get());
        }
        playing.set(!playing.get() && canPlay());
    }

    /** Stops, and goes to the next whole frame (1) or the one before (−1), round the ends. */
    public void step(int direction) {
        double current = frame.get();
        double next = direction > 0 ? Math.floor(current) + 1 : Math.ceil(current) - 1;
        seek(next > lastFrame() ? 0 : next < 0 ? lastFrame() : next);
    }

    /** Stops, and goes to a frame, or the nearest one there is. */
    public void seek(double target) {
        playing.set(false);
        backwards = false;
        frame.set(Math.clamp(target, 0, lastFrame()));
    }

    /** Plays only the frames from the one to the other: at least two, of those that there are. */
    public void setRange(int start, int end) {
        int last = lastFrame();
        int first = Math.clamp(start, 0, Math.max(0, last - 1));
        rangeStart.set(first);
        rangeEnd.set(Math.clamp(end, Math.min(first + 1, last), last));
    }

    /** Plays all frames. */
    public void clearRange() {
        setRange(0, lastFrame());
    }

    private void makeReadable() {
        double now = frame.get();
        if (!playing.get() || secondsUnread >= SECONDS_TO_READ) {
            secondsUnread = 0;
            readableFrame.set(now);
        }
    }

    /** The last frame's number; 0 if there is none. */
    public int lastFrame() {
        return Math.max(0, frameCount.get() - 1);
    }

    /** What comes after the last frame: at first as the clip itself suggests. */
    public ObjectProperty<LoopRule> loopRuleProperty() {
        return loopRule;
    }

    /** What the frames are. */
    public ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return timeline.getReadOnlyProperty();
    }

    /** The movements that the frames are, in their order; empty where nothing tells. */
    public ReadOnlyObjectProperty<List<KeyframeClip>> clipsProperty() {
        return clips.getReadOnlyProperty();
    }

    /** The frames of a flight at which the view jumps. */
    public ReadOnlyObjectProperty<List<Integer>> cutsProperty() {
        return cuts.getReadOnlyProperty();
    }

    /** The loop rule that the clip itself suggests: see {@link Clip#ownLoopRule()}. */
    public ReadOnlyObjectProperty<LoopRule> ownLoopRuleProperty() {
        return ownLoopRule.getReadOnlyProperty();
    }

    public ReadOnlyDoubleProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    public double getFrame() {
        return frame.get();
    }

    /**
     * The frame for what is read, not watched: the same, but while playing it follows 15 times a
     * second at most.
     */
    public ReadOnlyDoubleProperty readableFrameProperty() {
        return readableFrame.getReadOnlyProperty();
    }

    /**
     * The whole frame that the playhead stands on or has passed last, as far as it can be read; 0
     * if there is none.
     */
    public int readableWholeFrame() {
        return Math.min((int) readableFrame.get(), lastFrame());
    }

    public ReadOnlyIntegerProperty frameCountProperty() {
        return frameCount.getReadOnlyProperty();
    }

    /** Frames a second. */
    public ReadOnlyDoubleProperty frameRateProperty() {
        return frameRate.getReadOnlyProperty();
    }

    /** The first frame that is played. */
    public ReadOnlyIntegerProperty rangeStartProperty() {
        return rangeStart.getReadOnlyProperty();
    }

    /** The last frame that is played. */
    public ReadOnlyIntegerProperty rangeEndProperty() {
        return rangeEnd.getReadOnlyProperty();
    }

    public BooleanProperty playingProperty() {
        return playing;
    }

    public ObjectProperty<LoopMode> loopModeProperty() {
        return loopMode;
    }

    /** Seconds of the clip in a second of real time, from {@link #SLOWEST} to {@link #FASTEST}. */
    public DoubleProperty speedProperty() {
        return speed;
    }
}
