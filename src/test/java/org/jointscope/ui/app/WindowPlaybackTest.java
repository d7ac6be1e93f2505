package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Playback, stepping and scrubbing. */
@NeedsDisplay
class WindowPlaybackTest extends WindowFixture {
    @Test
    void buttonAndSpacePlayAndPause() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Play (Space)");
        assertRests();
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Pause (Space)");
        assertPlays();
        user.press(KeyCode.PERIOD);
        assertRests();
        assertThat(user.frame()).isEqualTo(Math.rint(user.frame()));
        for (String place : List.of("#picture", "#scrub", "#pingPong")) {
            user.click(place);
            boolean playing = user.seesPlaying();
            user.press(KeyCode.SPACE);
            assertThat(user.seesPlaying()).as("after Space in " + place).isEqualTo(!playing);
        }
    }

    @Test
    void buttonsAndKeysStepBothWaysAndGoToTheEnds() throws TimeoutException {
        start(guard, walk);
        scrubToTheBeginning();
        user.click("#stepForward");
        assertThat(user.text("#frame")).isEqualTo("1.0 / 4");
        assertThat(user.text("#seconds")).isEqualTo("0.042 / 0.167 s");
        user.press(KeyCode.PERIOD);
        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        user.press(KeyCode.COMMA);
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("0.0 / 4");
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        user.click("#scrub");
        user.press(KeyCode.END);
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        user.press(KeyCode.LEFT);
        assertThat(user.text("#frame")).isEqualTo("3.0 / 4");
        user.press(KeyCode.HOME);
        user.press(KeyCode.RIGHT);
        assertThat(user.text("#frame")).isEqualTo("1.0 / 4");
        user.click("#last");
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        user.click("#first");
        assertThat(user.text("#frame")).isEqualTo("0.0 / 4");
    }

    @Test
    @Needs3D
    void sliderScrubsToAnyMoment() throws TimeoutException {
        startPlaying(guard, walk);
        user.clickAt("#scrub", 0.32);
        assertRests();
        double frame = user.frame();
        assertThat(frame).isEqualTo(0.32 * 4, within(0.15)).isNotEqualTo(Math.rint(frame));
        Picture before = user.look("#picture");
        user.drag("#scrub .thumb", 100, 0, MouseButton.PRIMARY);
        double width = user.part("#scrub", Slider.class).getWidth();
        assertThat(user.frame()).isEqualTo(frame + 100 / width * 4, within(0.15));
        assertThat(user.look("#picture").unlike(before)).isGreaterThan(0.001);
    }

    @Test
    void loopModeIsChangedByKeyButtonAndMenu() throws TimeoutException {
        start(guard, walk);
        user.click("#loop");
        assertThat(isChosen("Loop")).as("a second click leaves it on").isTrue();
        user.press(KeyCode.L);
        assertThat(user.part("#once", ToggleButton.class).isSelected()).isTrue();
        user.press(KeyCode.L);
        assertThat(isChosen("Ping-Pong")).isTrue();
        user.choose("Playback", "Loop");
        assertThat(user.part("#loop", ToggleButton.class).isSelected()).isTrue();

        user.click("#once");
        assertThat(isChosen("Play Once")).isTrue();
        user.press(KeyCode.SPACE);
        FxThread.await("the end", () -> !user.seesPlaying());
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
    }

    @Test
    void speedAndRangeAreInTheMenuHaveKeysAndAreTyped() throws TimeoutException {
        start(guard, walk);
        user.choose("Playback", "Slower");
        assertThat(user.text("#speedFactor")).contains("0.5");
        user.pressWith(KeyCode.CONTROL, KeyCode.PERIOD);
        user.pressWith(KeyCode.CONTROL, KeyCode.PERIOD);
        assertThat(user.text("#speedFactor")).contains("2");
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertThat(user.text("#speedFactor")).contains("1");
        user.press(KeyCode.HOME);
        user.press(KeyCode.RIGHT);
        user.pressWith(KeyCode.ALT, KeyCode.HOME);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 1–4");
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        user.choose("Playback", "End Range Here");
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 1–3");
        user.choose("Playback", "Play All Frames");
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");

        user.click("#rangeText");
        assertThat(user.text("#rangeText")).isEqualTo("0–4");
        user.type("3-1");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("Enter two frames from 0 to 4, such as 0–4.")).isTrue();
        user.type("1 - 3");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 1–3");
        user.click("#rangeClear");
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
    }

    @Test
    void playingStaysInTheRangeBetweenTheHandles() throws TimeoutException {
        start(guard, longAnimation(25));
        double step = user.part("#scrub", Slider.class).getWidth() / 24;
        user.drag("#rangeStart", 6 * step, 0, MouseButton.PRIMARY);
        user.drag("#rangeEnd", -12 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 6–12");
        user.press(KeyCode.SPACE);
        List<Double> frames = new ArrayList<>();
        FxThread.await("a round", () -> {
            frames.add(user.frame());
            return rounds(frames) >= 2;
        });
        assertThat(frames.subList(1, frames.size()))
                .allSatisfy(frame -> assertThat(frame).isBetween(5.95, 12.05));

        user.click("#last");
        assertThat(user.text("#frame")).isEqualTo("24.0 / 24");
        user.drag("#range .range-bar", 4 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 10–16");
        user.drag("#range .range-bar", 40 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 18–24");
    }

    @Test
    void handlesOfTheRangeAreReachedByTabAndMovedByKeys() throws TimeoutException {
        start(guard, longAnimation(25));
        user.focus("#last");
        user.press(KeyCode.TAB);
        assertThat(user.hasKeyFocus("#rangeStart")).isTrue();
        press(KeyCode.RIGHT, 5);
        user.press(KeyCode.TAB);
        press(KeyCode.LEFT, 3);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 5–21");
        assertThat(user.spoken("#rangeEnd")).isEqualTo("End of the playback range: frame 21");
        user.press(KeyCode.HOME);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 5–6");
        user.press(KeyCode.END);
        user.pressWith(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(user.hasKeyFocus("#rangeStart")).isTrue();
        user.press(KeyCode.HOME);
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
    }

    private void press(KeyCode key, int times) {
        for (int i = 0; i < times; i++) {
            user.press(key);
        }
    }

    private static long rounds(List<Double> frames) {
        return IntStream.range(1, frames.size())
                .filter(i -> frames.get(i) < frames.get(i - 1))
                .count();
    }

    @Test
    void speedIsChosenByMouseKeyAndTyping() throws TimeoutException {
        start(guard, walk);
        user.clickAt("#speed", 0.08);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.1");
        type("#speedFactor", "0.3", KeyCode.ENTER);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.3");
        user.focus("#speed");
        user.press(KeyCode.LEFT);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.25");

        type("#speedFactor", "5", KeyCode.ENTER);
        assertThat(user.sees("Enter a speed from 0.1 to 4.")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.25");
        assertThat(user.sees("Enter a speed from 0.1 to 4.")).isFalse();
    }

    @Test
    void fieldOfTheFrameFollowsPlaybackUntilAFrameIsTyped() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("#frame");
        String before = user.text("#frame");
        FxThread.await("the field follows", () -> !user.text("#frame").equals(before));
        user.type("2.5");
        user.awaitPulses(5);
        assertThat(user.text("#frame")).isEqualTo("2.5");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#frame")).isEqualTo("2.5 / 4");
        assertRests();
        assertThat(user.part("#scrub", Slider.class).isFocused()).isTrue();

        type("#frame", "5", KeyCode.ENTER);
        assertThat(user.sees("Enter a frame from 0 to 4.")).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(user.text("#frame")).isEqualTo("2.5 / 4");
    }

    /** Replaces the text of a field: a click selects it. */
    private void type(String field, String text, KeyCode end) {
        user.click(field);
        user.press(KeyCode.DELETE);
        user.type(text);
        user.press(end);
    }

    @Test
    void speedIsNormalForAnotherModelAndStaysForAnotherAnimation() throws TimeoutException {
        start(guard, walk);
        user.focus("#speed");
        user.press(KeyCode.LEFT);
        user.open(longAnimation(25));
        assertThat(user.title()).contains("guard.md5mesh + long.md5anim");
        assertThat(user.text("#speedFactor")).isEqualTo("×0.5");
        user.open(SmallModel.write(folder, "other.md5mesh", SmallModel.mesh()));
        assertThat(user.text("#speedFactor")).isEqualTo("×1");
    }

    @Test
    void loopRuleIsChosenAndMarkedWhereDoom3WouldPlayOtherwise() throws TimeoutException {
        start(guard, walk);
        assertThat(user.text("#loopRule .list-cell")).isEqualTo("last frame = first · 0.167 s");
        assertThat(user.sees("#unlikeDoom3")).isFalse();
        user.click("#loopRule");
        String wraps = "Wraps, interpolating from the last frame to the first: 0.208 s";
        FxThread.await("the choice opens", () -> user.sees(wraps));
        user.click(wraps);
        assertThat(user.text("#unlikeDoom3")).isEqualTo("longer than in Doom 3");
        assertThat(user.text("#loopRule .list-cell")).isEqualTo("wraps to frame 0 · 0.208 s");
        assertThat(user.text("#seconds")).endsWith("/ 0.208 s");
    }

    private Path longAnimation(int frames) {
        String text = SmallModel.anim(SmallModel.GUARD, 24, new double[frames]);
        return SmallModel.write(folder, "long.md5anim", text);
    }

    @Test
    void meshAloneHasNothingToPlay() throws TimeoutException {
        start(guard);
        assertThat(user.part("#play", Button.class).isDisabled()).isTrue();
        assertThat(user.text("#standstill")).isEqualTo("no animation");
        user.press(KeyCode.SPACE);
        assertRests();
    }

    private void scrubToTheBeginning() {
        user.clickAt("#scrub", 0.4);
        user.press(KeyCode.HOME);
        assertThat(user.text("#frame")).isEqualTo("0.0 / 4");
    }

    private void assertRests() {
        assertThat(user.seesPlaying()).isFalse();
        String frame = user.text("#frame");
        user.awaitPulses(5);
        assertThat(user.text("#frame")).isEqualTo(frame);
    }
}
