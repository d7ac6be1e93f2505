package org.jointscope.ui.timeline;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Playheads;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.playback.TimelineFrames;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The playhead as the timeline shows it. Texts follow it as fast as they can be read. */
public final class TimelineViewModel {

    /** The speeds that are easy to hit, as multiples of the animation's own. */
    static final List<Double> SPEEDS =
            List.of(
                    0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1.0, 1.25, 1.5, 1.75, 2.0,
                    2.5, 3.0, 3.5, 4.0);

    /** Whose frames the timeline shows. */
    final Playheads playheads;

    /** The playhead and all that is chosen about it. */
    final Playback playback;

    final ObservableValue<State> state;

    /** Empty, which stands for all frames, and each movement; nothing where there is none. */
    final ObservableValue<List<Optional<KeyframeClip>>> clips;

    /** Which of the clips is played; null where that is some other frames. */
    final ObservableValue<Optional<KeyframeClip>> playedClip;

    final Texts texts;

    /**
     * What stands on the timeline.
     *
     * @param frame the frame and the last one: {@code 12.0 / 48}; where the last one blends into
     *     the first, how far it has come: {@code 48 → 0 (25 %)}
     * @param seconds the moment in the clip and the length of a round: {@code 0.500 / 1.000 s}
     * @param rate of the clip: {@code 24 fps}
     * @param speed as a factor: {@code ×0.25}
     * @param range the frames that are played
     * @param standstill the reason why nothing can be played; empty if it can
     * @param still whether there is nothing to step through
     * @param ranged whether only some frames are played
     * @param timeline whose frames they are; more than one loop rule makes sense only of those of
     *     an animation
     * @param unlikeDoom3 whether a loop is played in another way than Doom 3 would play it
     */
    record State(
            String frame,
            String seconds,
            String rate,
            String speed,
            String range,
            String standstill,
            boolean still,
            boolean ranged,
            Timeline timeline,
            boolean unlikeDoom3) {

        /** Whether there is nothing that would move by itself. */
        boolean unplayable() {
            return !standstill.isEmpty();
        }
    }

    public TimelineViewModel(Playheads playheads, Texts texts) {
        this.playheads = playheads;
        this.playback = playheads.playback();
        this.texts = texts;
        this.state =
                Bindings.createObjectBinding(
                        this::describe,
                        playback.readableFrameProperty(),
                        playback.frameCountProperty(),
                        playback.frameRateProperty(),
                        playback.framesProperty(),
                        playback.rangeProperty(),
                        playback.loopRuleProperty(),
                        playback.speedProperty());
        this.clips = playback.framesProperty().map(TimelineViewModel::choices);
        this.playedClip =
                Bindings.createObjectBinding(
                        this::findPlayed, playback.rangeProperty(), playback.framesProperty());
    }

    private State describe() {
        boolean ranged = !playback.range().isWhole();
        return new State(
                describeFrame(),
                describeSeconds(),
                describeRate(),
                "×" + Numbers.trimmed(playback.speedProperty().get(), 2),
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
        boolean blends =
                playback.loopRuleProperty().get() == LoopRule.WRAPS
                        && playback.timeline() != Timeline.FLIGHT;
        return frame > end && blends && (round || end == last)
                ? format("%d → %d (%.0f %%)", end, start, (frame - end) * 100)
                : format("%.1f / %d", Math.min(frame, last), last);
    }

    private String describeSeconds() {
        double rate = rate();
        double round = seconds(playback.loopRuleProperty().get());
        return rate > 0
                ? format(
                        "%.3f / %.3f s",
                        Math.min(playback.readableFrameProperty().get() / rate, round), round)
                : "–";
    }

    private String describeRate() {
        double rate = rate();
        return Numbers.fixed(rate, rate == Math.rint(rate) ? 0 : 2) + " fps";
    }

    private String explainStandstill() {
        if (playback.canPlay()) {
            return "";
        }
        return switch (playback.frameCountProperty().get()) {
            case 0 -> texts.of("timeline.still.none");
            case 1 -> texts.of("timeline.still.one");
            default -> texts.of("timeline.still.rate");
        };
    }

    /**
     * A loop rule with the seconds that a round of the clip is long by it.
     *
     * @param brief whether in as many words as a line has room for, or in a sentence
     */
    ObservableValue<String> name(LoopRule rule, boolean brief) {
        String key = "timeline.rule." + rule + (brief ? "" : ".long");
        return Bindings.createStringBinding(
                () -> texts.of(key, rate() > 0 ? format("%.3f s", seconds(rule)) : "–"),
                playback.frameCountProperty(),
                playback.frameRateProperty());
    }

    /** What the loop rules are about, with this animation's numbers. */
    String explainRules() {
        boolean closes = playback.framesProperty().get().loop() == LoopRule.LAST_IS_FIRST;
        // As Doom 3 computes it, in integers rounded up (anim/Anim.cpp, LoadAnim).
        double milliseconds = Math.ceil(playback.lastFrame() * 1000 / rate());
        return texts.of(
                "timeline.rule.tip",
                playback.frameCountProperty().get(),
                playback.lastFrame(),
                format("%.0f", rate()),
                rate() > 0 ? format("%.0f", milliseconds) : "–",
                texts.of(closes ? "timeline.rule.closes" : "timeline.rule.jumps"));
    }

    /** Of a round; not finite where the clip has no rate. */
    private double seconds(LoopRule rule) {
        return rule.period(playback.frameCountProperty().get()) / rate();
    }

    private double rate() {
        return playback.frameRateProperty().get();
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }

    /** Plays only some frames: the ends are rounded to whole ones. */
    public void setRange(double start, double end) {
        playback.setRange((int) Math.rint(start), (int) Math.rint(end));
    }

    /**
     * Takes a speed from a scale on which a doubling is 1, normal is 0; what is nearly a round
     * number becomes it.
     */
    public void setSpeedExponent(double exponent) {
        playback.speedProperty()
                .set(
                        SPEEDS.stream()
                                .min(
                                        Comparator.comparingDouble(
                                                speed -> Math.abs(exponent(speed) - exponent)))
                                .orElseThrow());
    }

    /** Where a speed stands on the scale of {@link #setSpeedExponent}. */
    public static double exponent(double speed) {
        return Math.log(speed) / Math.log(2);
    }

    private Optional<KeyframeClip> findPlayed() {
        Optional<KeyframeClip> clip = playback.playedClip();
        // Not asked of the choices: those of new frames may not have been made yet.
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

    /** Plays a movement over and over, or all frames. */
    public void choose(Optional<KeyframeClip> clip) {
        if (!clip.equals(playback.playedClip()) || clip.isEmpty()) {
            clip.ifPresentOrElse(playback::playClip, playback::clearRange);
        }
    }

    /** A movement with its frames: {@code run 40–45}. */
    public String name(Optional<KeyframeClip> clip) {
        if (clip.isEmpty()) {
            return texts.of("timeline.clip.all");
        }
        String name =
                clip.get().name().isBlank() ? texts.of("timeline.clip.unnamed") : clip.get().name();
        return clip.get().size() == 1
                ? texts.of("timeline.clip.one", name, clip.get().first())
                : texts.of("timeline.clip.some", name, clip.get().first(), clip.get().last());
    }
}
