package org.jointscope.ui.timeline;

import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import org.jointscope.ui.document.Playback;

/** The playhead as the timeline shows it. */
public final class TimelineViewModel {

    /** The speeds to choose from, as multiples of the animation's own. */
    public static final List<Double> SPEEDS = List.of(0.1, 0.25, 0.5, 1.0, 2.0, 4.0);

    private final Playback playback;
    private final StringBinding frameText;
    private final StringBinding secondsText;
    private final StringBinding rateText;
    private final BooleanBinding still;

    public TimelineViewModel(Playback playback) {
        this.playback = playback;
        this.frameText = Bindings.createStringBinding(
                this::describeFrame, playback.frameProperty(), playback.frameCountProperty());
        this.secondsText = Bindings.createStringBinding(
                this::describeSeconds, playback.frameProperty(), playback.frameRateProperty());
        this.rateText = Bindings.createStringBinding(this::describeRate, playback.frameRateProperty());
        this.still = playback.frameCountProperty().lessThan(2);
    }

    private String describeFrame() {
        return String.format(Locale.ROOT, "%.1f / %d", playback.getFrame(), playback.lastFrame());
    }

    private String describeSeconds() {
        double rate = playback.frameRateProperty().get();
        return rate > 0 ? String.format(Locale.ROOT, "%.3f s", playback.getFrame() / rate) : "– s";
    }

    private String describeRate() {
        double rate = playback.frameRateProperty().get();
        return rate == Math.rint(rate)
                ? String.format(Locale.ROOT, "%.0f fps", rate)
                : String.format(Locale.ROOT, "%.2f fps", rate);
    }

    /** How a speed is called: ×0.25. */
    public static String speedText(double speed) {
        String number = Double.toString(speed);
        return "×" + (number.endsWith(".0") ? number.substring(0, number.length() - 2) : number);
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

    /** Goes to a frame, which may lie between two. */
    public void scrub(double frame) {
        playback.seek(frame);
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

    public ReadOnlyBooleanProperty playingProperty() {
        return playback.playingProperty();
    }

    public BooleanProperty loopingProperty() {
        return playback.loopingProperty();
    }

    public DoubleProperty speedProperty() {
        return playback.speedProperty();
    }

    /** The frame and the last one: {@code 12.0 / 48}. */
    public StringBinding frameTextProperty() {
        return frameText;
    }

    /** The moment in the clip: {@code 0.500 s}. */
    public StringBinding secondsTextProperty() {
        return secondsText;
    }

    /** The clip's rate: {@code 24 fps}. */
    public StringBinding rateTextProperty() {
        return rateText;
    }

    /** Whether there is nothing to play or scrub. */
    public BooleanBinding stillProperty() {
        return still;
    }
}
