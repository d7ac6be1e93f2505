package org.jointscope.ui.playback;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.scene.Timeline;
import org.jointscope.scene.TimelineFrames;

/**
 * The playhead: the moment of the animation that is shown, and its changes over time. The frame is 0 to the last frame;
 * while a clip that wraps loops as a whole, also the interpolation from the last frame to the first. Playback stays
 * inside the range; frames outside it can still be shown.
 */
public final class Playback extends Playhead {

    public static final double SLOWEST = 0.1;
    public static final double FASTEST = 4;

    /** The steps of the speed, as multiples of the normal one. */
    public static final List<Double> SPEEDS = List.of(SLOWEST, 0.25, 0.5, 1.0, 2.0, FASTEST);

    /** The minimum rate for a file that does not define one, in frames per second. */
    public static final int SLOWEST_RATE = 1;

    /** The maximum rate for a file that does not define one. */
    public static final int FASTEST_RATE = 120;

    /** The minimum interval between changes of texts and tables that must be readable. */
    private static final double SECONDS_TO_READ = 1.0 / 15;

    private final ReadOnlyDoubleWrapper frameRate = new ReadOnlyDoubleWrapper(this, "frameRate");
    private final ReadOnlyObjectWrapper<Range> range =
            new ReadOnlyObjectWrapper<>(this, "range", new Range(0, 0, true));
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private final ObjectProperty<LoopMode> loopMode = new SimpleObjectProperty<>(this, "loopMode", LoopMode.LOOP);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final ObjectProperty<LoopRule> loopRule =
            new SimpleObjectProperty<>(this, "loopRule", LoopRule.LAST_IS_FIRST);
    private final ReadOnlyObjectWrapper<TimelineFrames> frames =
            new ReadOnlyObjectWrapper<>(this, "frames", TimelineFrames.NONE);
    private final DoubleProperty keyframeRate =
            new SimpleDoubleProperty(this, "keyframeRate", KeyframeMorph.FRAME_RATE);
    private final BooleanProperty playsWhenLoaded = new SimpleBooleanProperty(this, "playsWhenLoaded", true);
    private boolean backwards;
    private double secondsUnread;

    /** The frames that are played, from the first to the last, which can be all. */
    public record Range(int start, int end, boolean isWhole) {

        int size() {
            return end - start + 1;
        }
    }

    public Playback() {
        frame.subscribe(this::makeReadable);
        playing.subscribe(this::makeReadable);
        loopMode.subscribe(mode -> backwards = false);
    }

    /** Goes to the start of other frames, and plays them if possible. */
    void load(TimelineFrames next) {
        playing.set(false);
        frameCount.set(next.count());
        // The playhead first: the current frame can be outside of the new frames.
        clearRange();
        backwards = false;
        frame.set(0);
        frames.set(next);
        frameRate.set(next.rate());
        setFrameRate(keyframeRate.get());
        loopRule.set(next.loop());
        playing.set(canPlay() && playsWhenLoaded.get());
    }

    /** Shows another version of the frames: the playhead, the range, the loop rule and the rate of an .md2 remain. */
    void reload(TimelineFrames next) {
        boolean moving = playing.get();
        Range before = range();
        boolean sameRule = loopRule.get() == frames.get().loop();
        frame.set(Math.min(frame.get(), Math.max(0, next.count() - 1)));
        frameCount.set(next.count());
        if (before.isWhole() || before.start() >= lastFrame()) {
            clearRange();
        } else {
            playOnly(before.start(), Math.min(before.end(), lastFrame()));
        }
        frames.set(next);
        frameRate.set(next.rate());
        if (sameRule) {
            loopRule.set(next.loop());
        }
        playing.set(moving && canPlay());
    }

    /** The frame rate of models that do not have one: .md2. It applies when they are opened. */
    public DoubleProperty keyframeRateProperty() {
        return keyframeRate;
    }

    /** Whether an animation plays as soon as it is open. */
    public BooleanProperty playsWhenLoadedProperty() {
        return playsWhenLoaded;
    }

    /** Whether there is more than one frame, and a rate to play them at. */
    public boolean canPlay() {
        return frameCount.get() > 1 && frameRate.get() > 0;
    }

    /** Moves by a number of seconds of real time during playback. */
    public void advance(double seconds) {
        if (!playing.get() || !canPlay()) {
            return;
        }
        secondsUnread += seconds;
        double steps = seconds * Math.clamp(speed.get(), SLOWEST, FASTEST) * frameRate.get();
        double from = isInside() ? frame.get() : range().start();
        switch (loopMode.get()) {
            case LOOP -> frame.set(range().start() + wrapped(from - range().start() + steps, period()));
            case ONCE -> advanceOnce(from + steps);
            case PING_PONG -> swing(from - range().start(), steps);
        }
    }

    private void advanceOnce(double next) {
        frame.set(Math.min(next, range().end()));
        if (next >= range().end()) {
            playing.set(false);
        }
    }

    /** Both directions are one round: its second half is the first one in reverse. */
    private void swing(double fromStart, double steps) {
        double length = range().size() - 1;
        if (length == 0) {
            return;
        }
        double there = Math.min(fromStart, length);
        double round = wrapped((backwards ? 2 * length - there : there) + steps, 2 * length);
        backwards = round > length;
        frame.set(range().start() + (backwards ? 2 * length - round : round));
    }

    private static double wrapped(double value, double period) {
        return value - Math.floor(value / period) * period;
    }

    /**
     * Intervals in a round: the loop rule applies to the whole animation, a range starts again; but a range of key
     * frames is a clip with a loop of its own.
     */
    private double period() {
        return range().isWhole() || timeline() == Timeline.MD2
                ? Math.max(1, loopRule.get().period(range().size()))
                : range().size() - 1;
    }

    private boolean isInside() {
        return frame.get() >= range().start() && frame.get() <= playedEnd();
    }

    private double playedEnd() {
        return loopMode.get() == LoopMode.LOOP ? range().start() + period() : range().end();
    }

    /** Starts or stops; at the end, starts from the beginning. */
    public void toggle() {
        boolean over = loopMode.get() == LoopMode.ONCE && frame.get() >= range().end();
        if (!playing.get() && canPlay() && (over || !isInside())) {
            backwards = false;
            frame.set(range().start());
        }
        playing.set(!playing.get() && canPlay());
    }

    /** Stops, and goes to the next whole frame (1) or the previous one (−1); wraps at the ends. */
    public void step(int direction) {
        double current = frame.get();
        double next = direction > 0 ? Math.floor(current) + 1 : Math.ceil(current) - 1;
        seek(next > lastFrame() ? 0 : next < 0 ? lastFrame() : next);
    }

    /** Stops, and goes to a frame, or the nearest one. */
    public void seek(double target) {
        playing.set(false);
        backwards = false;
        frame.set(Math.clamp(target, 0, lastFrame()));
    }

    /** Plays a clip from its first frame on, even if it has only one. */
    public void playClip(KeyframeClip clip) {
        boolean moving = playing.get();
        int first = Math.clamp(clip.first(), 0, lastFrame());
        playOnly(first, Math.clamp(clip.last(), first, lastFrame()));
        seek(first);
        playing.set(moving && canPlay());
    }

    /** The clip that is played; empty if all frames or another range is played. */
    public Optional<KeyframeClip> playedClip() {
        return frames.get().clips().stream()
                .filter(clip -> clip.first() == range().start() && clip.last() == range().end())
                .findFirst();
    }

    /**
     * Whether the frame is in a round of key frames that loops, where values after the end of the round are on the way
     * back to its start.
     */
    public boolean isInRound() {
        return timeline() == Timeline.MD2
                && !range().isWhole()
                && loopMode.get() == LoopMode.LOOP
                && frame.get() >= range().start()
                && frame.get() < playedEnd();
    }

    /** Sets the rate of frames that do not define one; ignored for others. */
    public void setFrameRate(double rate) {
        if (timeline() == Timeline.MD2) {
            frameRate.set(Math.clamp(rate, SLOWEST_RATE, FASTEST_RATE));
        }
    }

    private void makeReadable() {
        double now = frame.get();
        if (!playing.get() || secondsUnread >= SECONDS_TO_READ) {
            secondsUnread = 0;
            readableFrame.set(now);
        }
    }

    /** The interpolation after the last frame; the default is the one that the frames suggest. */
    public ObjectProperty<LoopRule> loopRuleProperty() {
        return loopRule;
    }

    /** The frames of the timeline. */
    public ReadOnlyObjectProperty<TimelineFrames> framesProperty() {
        return frames.getReadOnlyProperty();
    }

    /** The kind of the frames. */
    public Timeline timeline() {
        return frames.get().timeline();
    }

    /** Frames per second. */
    public ReadOnlyDoubleProperty frameRateProperty() {
        return frameRate.getReadOnlyProperty();
    }

    /** Sets the range to the frames between two: at least two, limited to existing frames. */
    public void setRange(int first, int last) {
        int start = Math.clamp(first, 0, Math.max(0, lastFrame() - 1));
        playOnly(start, Math.clamp(last, Math.min(start + 1, lastFrame()), lastFrame()));
    }

    /** Sets the first frame of the range to the current one. */
    public void startRangeHere() {
        int here = (int) Math.rint(frame.get());
        setRange(here, Math.max(here + 1, range().end()));
    }

    /** Sets the last frame of the range to the current one. */
    public void endRangeHere() {
        int here = (int) Math.rint(frame.get());
        setRange(Math.min(here - 1, range().start()), here);
    }

    /** Sets the range to all frames. */
    public void clearRange() {
        playOnly(0, lastFrame());
    }

    private void playOnly(int first, int last) {
        range.set(new Range(first, last, first == 0 && last == lastFrame()));
    }

    /** The frames that are played. */
    public ReadOnlyObjectProperty<Range> rangeProperty() {
        return range.getReadOnlyProperty();
    }

    /** The frames that are played. */
    public Range range() {
        return range.get();
    }

    @Override
    public BooleanProperty playingProperty() {
        return playing;
    }

    public ObjectProperty<LoopMode> loopModeProperty() {
        return loopMode;
    }

    /** Changes to the next loop mode; after the last, to the first. */
    public void nextLoopMode() {
        LoopMode[] all = LoopMode.values();
        loopMode.set(all[(loopMode.get().ordinal() + 1) % all.length]);
    }

    /** The position of a speed among {@link #SPEEDS}: an index, or between two of them. */
    public static double speedStep(double speed) {
        int above = 1;
        while (above < SPEEDS.size() - 1 && SPEEDS.get(above) < speed) {
            above++;
        }
        double low = SPEEDS.get(above - 1);
        return above - 1 + (speed - low) / (SPEEDS.get(above) - low);
    }

    /** Sets the speed to the step that is nearest to a position. */
    public void setSpeedStep(double position) {
        speed.set(SPEEDS.get((int) Math.rint(position)));
    }

    /** Sets the speed to the next step: slower (−1) or faster (1). */
    public void changeSpeed(int direction) {
        double position = speedStep(speed.get());
        double next = direction > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
        setSpeedStep(Math.clamp(next, 0, SPEEDS.size() - 1));
    }

    /** Seconds of the clip per second of real time, from {@link #SLOWEST} to {@link #FASTEST}. */
    public DoubleProperty speedProperty() {
        return speed;
    }
}
