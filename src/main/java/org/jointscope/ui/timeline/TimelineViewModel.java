package org.jointscope.ui.timeline;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;

import org.jointscope.pose.LoopRule;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Timeline;
import org.jointscope.ui.playback.TimelineFrames;
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

    private final Playback playback;
    private final Texts texts;
    private final LoopRuleTexts rules;
    private final StringBinding frameText;
    private final StringBinding secondsText;
    private final StringBinding rateText;
    private final StringBinding speedText;
    private final StringBinding rangeText;
    private final StringBinding standstill;
    private final BooleanBinding still;
    private final BooleanBinding unplayable;
    private final BooleanBinding ranged;
    private final BooleanBinding animated;
    private final BooleanBinding keyframed;
    private final BooleanBinding unlikeDoom3;

    public TimelineViewModel(Playback playback, Texts texts) {
        this.playback = playback;
        this.texts = texts;
        this.rules = new LoopRuleTexts(playback, texts);
        ReadOnlyDoubleProperty frame = playback.readableFrameProperty();
        ReadOnlyIntegerProperty count = playback.frameCountProperty();
        ReadOnlyDoubleProperty rate = playback.frameRateProperty();
        ReadOnlyIntegerProperty start = playback.range().startProperty();
        ReadOnlyIntegerProperty end = playback.range().endProperty();
        ObjectProperty<LoopRule> rule = playback.loopRuleProperty();
        this.frameText = Bindings.createStringBinding(this::describeFrame, frame, count, rule);
        this.secondsText =
                Bindings.createStringBinding(this::describeSeconds, frame, count, rate, rule);
        this.rateText = Bindings.createStringBinding(this::describeRate, rate);
        this.speedText =
                Bindings.createStringBinding(this::describeSpeed, playback.speedProperty());
        this.rangeText = Bindings.createStringBinding(this::describeRange, start, end, count);
        this.standstill = Bindings.createStringBinding(this::explainStandstill, count, rate);
        this.still = count.lessThan(2);
        this.unplayable = Bindings.createBooleanBinding(() -> !playback.canPlay(), count, rate);
        this.ranged = Bindings.createBooleanBinding(this::ranges, start, end, count);
        this.animated = is(Timeline.ANIMATION);
        this.keyframed = is(Timeline.KEYFRAMES);
        this.unlikeDoom3 = rule.isEqualTo(LoopRule.WRAPS).and(unplayable.not()).and(animated);
    }

    private BooleanBinding is(Timeline timeline) {
        return Bindings.createBooleanBinding(
                () -> playback.timeline() == timeline, playback.framesProperty());
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

    private String describeRange() {
        return ranges()
                ? texts.of(
                        "timeline.range.some",
                        playback.range().startProperty().get(),
                        playback.range().endProperty().get())
                : texts.of("timeline.range.all");
    }

    private boolean ranges() {
        return !playback.range().isWhole();
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

    /** How long a round is by a loop rule, in as many words as a line has room for. */
    public StringBinding shortRule(LoopRule rule) {
        return rules.brief(rule);
    }

    /** The same in a sentence. */
    public StringBinding longRule(LoopRule rule) {
        return rules.sentence(rule);
    }

    /** What the loop rules are about, with this animation's numbers. */
    public String explainRule() {
        return rules.explanation();
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
        loopModeProperty().set(loopModeProperty().get().next());
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

    public ReadOnlyDoubleProperty frameProperty() {
        return playback.frameProperty();
    }

    public ReadOnlyIntegerProperty frameCountProperty() {
        return playback.frameCountProperty();
    }

    public int lastFrame() {
        return playback.lastFrame();
    }

    public ReadOnlyIntegerProperty rangeStartProperty() {
        return playback.range().startProperty();
    }

    public ReadOnlyIntegerProperty rangeEndProperty() {
        return playback.range().endProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playback.playingProperty();
    }

    public ObjectProperty<LoopMode> loopModeProperty() {
        return playback.loopModeProperty();
    }

    public ObjectProperty<LoopRule> loopRuleProperty() {
        return playback.loopRuleProperty();
    }

    public DoubleProperty speedProperty() {
        return playback.speedProperty();
    }

    /**
     * The frame and the last one: {@code 12.0 / 48}; where the last one blends into the first, how
     * far it has come: {@code 48 → 0 (25 %)}.
     */
    public StringBinding frameTextProperty() {
        return frameText;
    }

    /** The moment in the clip, and how long a round is: {@code 0.500 / 1.000 s}. */
    public StringBinding secondsTextProperty() {
        return secondsText;
    }

    /** The clip's rate: {@code 24 fps}. */
    public StringBinding rateTextProperty() {
        return rateText;
    }

    /** The speed: {@code ×0.25}. */
    public StringBinding speedTextProperty() {
        return speedText;
    }

    /** Which frames are played. */
    public StringBinding rangeTextProperty() {
        return rangeText;
    }

    /** Why nothing can be played; empty if it can. */
    public StringBinding standstillProperty() {
        return standstill;
    }

    /** Whether there is nothing to step through. */
    public BooleanBinding stillProperty() {
        return still;
    }

    /** Whether there is nothing that would move by itself. */
    public BooleanBinding unplayableProperty() {
        return unplayable;
    }

    /** Whether only some frames are played. */
    public BooleanBinding rangedProperty() {
        return ranged;
    }

    /** Whether a loop is played in another way than Doom 3 would play it. */
    public BooleanBinding unlikeDoom3Property() {
        return unlikeDoom3;
    }

    /** The frames that the timeline shows. */
    public ReadOnlyObjectProperty<TimelineFrames> framesProperty() {
        return playback.framesProperty();
    }

    /**
     * Whether the frames are those of an animation, which more than one loop rule makes sense of.
     */
    public BooleanBinding animatedProperty() {
        return animated;
    }

    /** Whether the frames are those of a model that moves without joints. */
    public BooleanBinding keyframedProperty() {
        return keyframed;
    }
}
