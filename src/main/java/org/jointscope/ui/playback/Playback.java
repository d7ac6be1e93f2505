package org.jointscope.ui.playback;

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

import java.util.Optional;

/**
 * The playhead: which moment of the animation is shown, and how it moves on. The frame runs from 0
 * to the last frame; while a clip that wraps is looped as a whole, on into the blend from the last
 * frame back to the first. Playing stays inside the range; looking at a frame outside it is always
 * possible.
 */
public final class Playback extends Playhead {

    public static final double SLOWEST = 0.1;
    public static final double FASTEST = 4;

    /** The least that can be asked for where a file has no rate, in frames a second. */
    public static final int SLOWEST_RATE = 1;

    /** And the most. */
    public static final int FASTEST_RATE = 120;

    /** Texts and tables cannot be read faster than they change this often. */
    private static final double SECONDS_TO_READ = 1.0 / 15;

    private final ReadOnlyDoubleWrapper frameRate = new ReadOnlyDoubleWrapper(this, "frameRate");
    private final ReadOnlyObjectWrapper<Range> range =
            new ReadOnlyObjectWrapper<>(this, "range", new Range(0, 0, true));
    private final BooleanProperty playing = new SimpleBooleanProperty(this, "playing");
    private final ObjectProperty<LoopMode> loopMode =
            new SimpleObjectProperty<>(this, "loopMode", LoopMode.LOOP);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final ObjectProperty<LoopRule> loopRule =
            new SimpleObjectProperty<>(this, "loopRule", LoopRule.LAST_IS_FIRST);
    private final ReadOnlyObjectWrapper<TimelineFrames> frames =
            new ReadOnlyObjectWrapper<>(this, "frames", TimelineFrames.NONE);
    private boolean backwards;
    private double secondsUnread;

    /** The frames that are played, from the first to the last of them, which may be all. */
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

    /** Rewinds to the beginning of other frames, and plays them if they can be played. */
    void load(TimelineFrames next) {
        playing.set(false);
        frameCount.set(next.count());
        // The playhead first: a frame that was there before may not be any more.
        clearRange();
        backwards = false;
        frame.set(0);
        frames.set(next);
        frameRate.set(next.rate());
        loopRule.set(next.loop());
        playing.set(canPlay());
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
        double from = isInside() ? frame.get() : range().start();
        switch (loopMode.get()) {
            case LOOP ->
                    frame.set(range().start() + wrapped(from - range().start() + steps, period()));
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

    /** There and back is one round, of which the second half is the first one in the mirror. */
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
     * Steps in a round of what is looped: the loop rule is about the whole clip, a range just
     * starts again; but a range of key frames is a movement in itself.
     */
    private double period() {
        return range().isWhole() || timeline() == Timeline.KEYFRAMES
                ? Math.max(1, loopRule.get().period(range().size()))
                : range().size() - 1;
    }

    private boolean isInside() {
        return frame.get() >= range().start() && frame.get() <= playedEnd();
    }

    private double playedEnd() {
        return loopMode.get() == LoopMode.LOOP ? range().start() + period() : range().end();
    }

    /** Starts or stops; where there is nothing left to play, starts over. */
    public void toggle() {
        boolean over = loopMode.get() == LoopMode.ONCE && frame.get() >= range().end();
        if (!playing.get() && canPlay() && (over || !isInside())) {
            backwards = false;
            frame.set(range().start());
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

    /** Plays a movement from its first frame on, even if it has but one. */
    public void playClip(KeyframeClip clip) {
        boolean moving = playing.get();
        int first = Math.clamp(clip.first(), 0, lastFrame());
        playOnly(first, Math.clamp(clip.last(), first, lastFrame()));
        seek(first);
        playing.set(moving && canPlay());
    }

    /** The movement that is played; none where that is all frames, or some others. */
    public Optional<KeyframeClip> playedClip() {
        return frames.get().clips().stream()
                .filter(clip -> clip.first() == range().start() && clip.last() == range().end())
                .findFirst();
    }

    /**
     * Whether the frame lies in a round of key frames that is looped, and what is past the round's
     * end on the way back to its beginning.
     */
    public boolean isInRound() {
        return timeline() == Timeline.KEYFRAMES
                && !range().isWhole()
                && loopMode.get() == LoopMode.LOOP
                && frame.get() >= range().start()
                && frame.get() < playedEnd();
    }

    /** Plays so many frames a second of what has no rate of its own; nothing else. */
    public void setFrameRate(double rate) {
        if (timeline() == Timeline.KEYFRAMES) {
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

    /** What comes after the last frame: at first as the clip itself suggests. */
    public ObjectProperty<LoopRule> loopRuleProperty() {
        return loopRule;
    }

    /** The frames that the playhead goes over. */
    public ReadOnlyObjectProperty<TimelineFrames> framesProperty() {
        return frames.getReadOnlyProperty();
    }

    /** What the frames are. */
    public Timeline timeline() {
        return frames.get().timeline();
    }

    /** Frames a second. */
    public ReadOnlyDoubleProperty frameRateProperty() {
        return frameRate.getReadOnlyProperty();
    }

    /** Plays only the frames from the one to the other: at least two, of those that there are. */
    public void setRange(int first, int last) {
        int start = Math.clamp(first, 0, Math.max(0, lastFrame() - 1));
        playOnly(start, Math.clamp(last, Math.min(start + 1, lastFrame()), lastFrame()));
    }

    /** Plays all frames. */
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

    /** Changes to the loop mode after this one, round the end. */
    public void nextLoopMode() {
        LoopMode[] all = LoopMode.values();
        loopMode.set(all[(loopMode.get().ordinal() + 1) % all.length]);
    }

    /** Seconds of the clip in a second of real time, from {@link #SLOWEST} to {@link #FASTEST}. */
    public DoubleProperty speedProperty() {
        return speed;
    }
}
