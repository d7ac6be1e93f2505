package org.jointscope.ui.timeline;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.Timeline;
import org.jointscope.scene.TimelineFrames;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Playheads;
import org.jointscope.ui.text.Numbers;

/** The playhead as the timeline shows it. Texts follow it at a readable rate. */
public final class TimelineViewModel {

    private static final String AT_FRAME = "%.1f / %d";
    private static final String BETWEEN_FRAMES = "%d → %d (%.0f%%)";

    /** Two frames: {@code 10–20}. */
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?: *[-–—] *| +(?:to +)?)(\\d{1,9})");

    /** What can be typed before a factor. */
    private static final Pattern TIMES = Pattern.compile("^[×x*]\\s*", Pattern.CASE_INSENSITIVE);

    /** The choice of the frames that the timeline shows. */
    final Playheads playheads;

    /** The playhead and all its settings. */
    final Playback playback;

    final ObservableValue<State> state;

    /** Empty, which represents all frames, and each clip; no elements if there are no clips. */
    final ObservableValue<List<Optional<KeyframeClip>>> clips;

    /** Whether there are several clips to choose from. */
    final ObservableValue<Boolean> severalClips;

    /** The clip that is played; null if another range is played. */
    final ObservableValue<Optional<KeyframeClip>> playedClip;

    final Texts texts;

    /**
     * The content of the timeline.
     *
     * @param frame the frame and the last one: {@code 12.0 / 48}; while the last one is interpolated to the first, the
     *     progress: {@code 48 → 0 (25%)}
     * @param widestFrame a text that is at least as wide as each frame
     * @param seconds the moment in the clip and the length of a round: {@code 0.500 / 1.000 s}
     * @param widestSeconds a text that is at least as wide as each moment
     * @param rate of the clip: {@code 24 fps}
     * @param speed as a factor: {@code ×0.25}
     * @param range the frames that are played
     * @param standstill the reason why playback is not possible; empty if it is
     * @param still whether there are no frames to step through
     * @param ranged whether only some frames are played
     * @param timeline the kind of the frames; loop rules can be chosen only for an animation
     * @param unlikeDoom3 whether a loop is played differently than in Doom 3
     */
    record State(
            String frame,
            String widestFrame,
            String seconds,
            String widestSeconds,
            String rate,
            String speed,
            String range,
            String standstill,
            boolean still,
            boolean ranged,
            Timeline timeline,
            boolean unlikeDoom3) {

        /** Whether playback is not possible. */
        boolean unplayable() {
            return !standstill.isEmpty();
        }
    }

    public TimelineViewModel(Playheads playheads, Texts texts) {
        this.playheads = playheads;
        this.playback = playheads.playback();
        this.texts = texts;
        this.state = Bindings.createObjectBinding(
                this::describe,
                playback.readableFrameProperty(),
                playback.frameCountProperty(),
                playback.frameRateProperty(),
                playback.framesProperty(),
                playback.rangeProperty(),
                playback.loopRuleProperty(),
                playback.speedProperty());
        this.clips = playback.framesProperty().map(TimelineViewModel::choices);
        this.severalClips = clips.map(choices -> choices.size() > 2);
        this.playedClip =
                Bindings.createObjectBinding(this::findPlayed, playback.rangeProperty(), playback.framesProperty());
    }

    private State describe() {
        boolean ranged = !playback.range().isWhole();
        return new State(
                describeFrame(),
                describeWidestFrame(),
                describeSeconds(),
                describeSeconds(Double.POSITIVE_INFINITY),
                describeRate(),
                "×" + typedSpeed(),
                ranged
                        ? texts.of(
                                "timeline.range.some",
                                playback.range().start(),
                                playback.range().end())
                        : texts.of("timeline.range.all"),
                explainStandstill(),
                playback.frameCountProperty().get() < 2,
                ranged,
                playback.timeline(),
                playback.loopRuleProperty().get() == LoopRule.WRAPS
                        && playback.canPlay()
                        && playback.timeline() == Timeline.ANIMATION);
    }

    private String describeFrame() {
        int last = playback.lastFrame();
        if (playback.frameCountProperty().get() == 0) {
            return "–";
        }
        boolean round = playback.isInRound();
        int end = round ? playback.range().end() : last;
        int start = round ? playback.range().start() : 0;
        double frame = playback.readableFrameProperty().get();
        return frame > end && wraps() && (round || end == last)
                ? format(BETWEEN_FRAMES, end, start, (frame - end) * 100)
                : format(AT_FRAME, tenths(frame), last);
    }

    /** Rounded down, so that it begins with the whole frame that tables show. */
    private double tenths(double frame) {
        return Numbers.down(Math.min(frame, playback.lastFrame()), 1);
    }

    private String describeWidestFrame() {
        int last = playback.lastFrame();
        return wraps() ? format(BETWEEN_FRAMES, last, last, 100.0) : format(AT_FRAME, (double) last, last);
    }

    private boolean wraps() {
        return playback.loopRuleProperty().get() == LoopRule.WRAPS && playback.timeline() != Timeline.CAMERA;
    }

    private String describeSeconds() {
        return describeSeconds(playback.readableFrameProperty().get());
    }

    private String describeSeconds(double frame) {
        double rate = rate();
        double round = seconds(playback.loopRuleProperty().get());
        return rate > 0 ? format("%.3f / %.3f s", Math.min(frame / rate, round), round) : "–";
    }

    private String describeRate() {
        double rate = rate();
        return texts.of("file.rate", Numbers.fixed(rate, rate == Math.rint(rate) ? 0 : 2));
    }

    private String explainStandstill() {
        return playback.canPlay()
                ? ""
                : texts.of("timeline.still", playback.frameCountProperty().get());
    }

    /**
     * A loop rule with the resulting length of a round in seconds.
     *
     * @param brief whether it is a few words that fit on a line, or a sentence
     */
    ObservableValue<String> name(LoopRule rule, boolean brief) {
        String key = "timeline.rule." + rule + (brief ? "" : ".long");
        return Bindings.createStringBinding(
                () -> texts.of(key, rate() > 0 ? format("%.3f s", seconds(rule)) : "–"),
                playback.frameCountProperty(),
                playback.frameRateProperty());
    }

    /** The explanation of the loop rules, with the numbers of this animation. */
    String explainRules() {
        boolean closes = playback.framesProperty().get().loop() == LoopRule.LAST_IS_FIRST;
        // As in Doom 3, in integers, rounded up (anim/Anim.cpp, LoadAnim).
        double milliseconds = Math.ceil(playback.lastFrame() * 1000 / rate());
        return texts.of(
                "timeline.rule.tip",
                playback.frameCountProperty().get(),
                playback.lastFrame(),
                format("%.0f", rate()),
                rate() > 0 ? format("%.0f", milliseconds) : "–",
                texts.of(closes ? "timeline.rule.closes" : "timeline.rule.jumps"));
    }

    /** Of a round; not finite if the clip has no rate. */
    private double seconds(LoopRule rule) {
        return rule.period(playback.frameCountProperty().get()) / rate();
    }

    private double rate() {
        return playback.frameRateProperty().get();
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }

    /** Goes to the typed frame, and returns the reason if it does not exist; otherwise empty. */
    String typeFrame(String typed) {
        int last = playback.lastFrame();
        return type(typed, 0, last, playback::seek, texts.of("timeline.frame.type.range", last));
    }

    /** The current frame as a number. */
    String typedFrame() {
        return Numbers.trimmed(tenths(playback.getFrame()), 1);
    }

    /** The played frames as two numbers. */
    String typedRange() {
        return playback.range().start() + "–" + playback.range().end();
    }

    /** Plays the typed frames, and returns the reason if they do not exist; otherwise empty. */
    String typeRange(String typed) {
        int last = playback.lastFrame();
        Matcher ends = RANGE.matcher(typed);
        if (ends.matches()) {
            long start = Long.parseLong(ends.group(1));
            long end = Long.parseLong(ends.group(2));
            if (start < end && end <= last) {
                playback.setRange((int) start, (int) end);
                return "";
            }
        }
        return texts.of("timeline.range.type.range", last);
    }

    /** Sets the typed speed, and returns the reason if it is invalid; otherwise empty. */
    String typeSpeed(String typed) {
        return type(
                TIMES.matcher(typed).replaceFirst(""),
                Playback.SLOWEST,
                Playback.FASTEST,
                playback.speedProperty()::set,
                texts.of(
                        "timeline.speed.type.range",
                        Numbers.trimmed(Playback.SLOWEST, 1),
                        Numbers.trimmed(Playback.FASTEST, 1)));
    }

    /** The speed as a number. */
    String typedSpeed() {
        return Numbers.trimmed(playback.speedProperty().get(), 2);
    }

    private static String type(String typed, double least, double most, DoubleConsumer apply, String reason) {
        try {
            double value = Double.parseDouble(typed.replace(',', '.'));
            if (value >= least && value <= most) {
                apply.accept(value);
                return "";
            }
        } catch (NumberFormatException noNumber) {
            return reason;
        }
        return reason;
    }

    /** The frame commands of a frame, one per line. */
    String describeMarks(int frame, String marks) {
        return texts.of("timeline.marks", frame, marks);
    }

    private Optional<KeyframeClip> findPlayed() {
        Optional<KeyframeClip> clip = playback.playedClip();
        // Not read from the choices: those of new frames do not necessarily exist at this time.
        boolean choice = !playback.framesProperty().get().clips().isEmpty();
        return clip.isPresent() || choice && playback.range().isWhole() ? clip : null;
    }

    private static List<Optional<KeyframeClip>> choices(TimelineFrames frames) {
        return frames.clips().isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(Optional.<KeyframeClip>empty()),
                                frames.clips().stream().map(Optional::of))
                        .toList();
    }

    /** Plays a clip in a loop, or all frames. */
    public void choose(Optional<KeyframeClip> clip) {
        if (!clip.equals(playback.playedClip()) || clip.isEmpty()) {
            clip.ifPresentOrElse(playback::playClip, playback::clearRange);
        }
    }

    /** A clip with its frames: {@code run 40–45}. */
    public String name(Optional<KeyframeClip> clip) {
        if (clip.isEmpty()) {
            return texts.of("timeline.clip.all");
        }
        String name = clip.get().name().isBlank()
                ? texts.of("timeline.clip.unnamed")
                : clip.get().name();
        return clip.get().size() == 1
                ? texts.of("timeline.clip.one", name, clip.get().first())
                : texts.of(
                        "timeline.clip.some",
                        name,
                        clip.get().first(),
                        clip.get().last());
    }
}
