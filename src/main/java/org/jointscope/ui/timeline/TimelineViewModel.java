package org.jointscope.ui.timeline;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import org.jointscope.pose.LoopRule;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Locale;

/** The playhead as the timeline shows it. Texts follow it as fast as they can be read. */
public final class TimelineViewModel {

    /** The speeds that are easy to hit, as multiples of the animation's own. */
    static final List<Double> SPEEDS =
            List.of(
                    0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1.0, 1.25, 1.5, 1.75, 2.0,
                    2.5, 3.0, 3.5, 4.0);

    /** The playhead and all that is chosen about it. */
    final Playback playback;

    /** The lengths of a round by each loop rule. */
    final LoopRuleTexts rules;

    final ObservableValue<State> state;

    private final Texts texts;

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

    public TimelineViewModel(Playback playback, Texts texts) {
        this.playback = playback;
        this.texts = texts;
        this.rules = new LoopRuleTexts(playback, texts);
        this.state =
                Bindings.createObjectBinding(
                        this::describe,
                        playback.readableFrameProperty(),
                        playback.frameCountProperty(),
                        playback.frameRateProperty(),
                        playback.framesProperty(),
                        playback.range().startProperty(),
                        playback.range().endProperty(),
                        playback.loopRuleProperty(),
                        playback.speedProperty());
    }

    private State describe() {
        boolean ranged = !playback.range().isWhole();
        return new State(
                describeFrame(),
                describeSeconds(),
                describeRate(),
                describeSpeed(),
                ranged
                        ? texts.of(
                                "timeline.range.some",
                                playback.range().startProperty().get(),
                                playback.range().endProperty().get())
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
        int end = round ? playback.range().endProperty().get() : last;
        int start = round ? playback.range().startProperty().get() : 0;
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
        double round = rules.seconds(playback.loopRuleProperty().get());
        return rate > 0
                ? format(
                        "%.3f / %.3f s",
                        Math.min(playback.readableFrameProperty().get() / rate, round), round)
                : "–";
    }

    private String describeRate() {
        double rate = rate();
        return rate == Math.rint(rate) ? format("%.0f fps", rate) : format("%.2f fps", rate);
    }

    private String describeSpeed() {
        String number = format("%.2f", playback.speedProperty().get());
        return "×" + number.replaceFirst("\\.?0+$", "");
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

    private double rate() {
        return playback.frameRateProperty().get();
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }

    public void togglePlaying() {
        playback.toggle();
    }

    public void stepForward() {
        playback.step(1);
    }

    public void stepBack() {
        playback.step(-1);
    }

    public void goToFirst() {
        playback.seek(0);
    }

    public void goToLast() {
        playback.seek(playback.lastFrame());
    }

    public void nextLoopMode() {
        playback.loopModeProperty().set(playback.loopModeProperty().get().next());
    }

    /** Goes to a frame, which may lie between two. */
    public void scrub(double frame) {
        playback.seek(frame);
    }

    /** Plays only some frames: the ends are rounded to whole ones. */
    public void setRange(double start, double end) {
        playback.range().set((int) Math.rint(start), (int) Math.rint(end));
    }

    public void clearRange() {
        playback.range().clear();
    }

    /**
     * Takes a speed from a scale on which a doubling is 1, normal is 0; what is nearly a round
     * number becomes it.
     */
    public void setSpeedExponent(double exponent) {
        double nearest = SPEEDS.getFirst();
        for (double speed : SPEEDS) {
            nearest =
                    Math.abs(exponent(speed) - exponent) < Math.abs(exponent(nearest) - exponent)
                            ? speed
                            : nearest;
        }
        playback.speedProperty().set(nearest);
    }

    public void resetSpeed() {
        playback.speedProperty().set(1);
    }

    /** Where a speed stands on the scale of {@link #setSpeedExponent}. */
    public static double exponent(double speed) {
        return Math.log(speed) / Math.log(2);
    }
}
