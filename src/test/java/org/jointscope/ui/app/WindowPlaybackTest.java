package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
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
    void buttonPlaysAndPauses() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Play (Space)");
        assertRests();
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Pause (Space)");
        assertPlays();
    }

    @Test
    void spacePlaysAndPausesInViewportAndTimeline() throws TimeoutException {
        startPlaying(guard, walk);
        user.press(KeyCode.SPACE);
        assertRests();
        user.press(KeyCode.SPACE);
        assertPlays();
        for (String place : List.of("#picture", "#play", "#scrub", "#stepForward", "#pingPong")) {
            user.click(place);
            boolean playing = user.seesPlaying();
            user.press(KeyCode.SPACE);
            assertThat(user.seesPlaying()).as("after Space in " + place).isEqualTo(!playing);
        }
    }

    @Test
    void arrowsHomeAndEndMoveThePlayheadOfTheTimeline() throws TimeoutException {
        start(guard, walk);
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
    void buttonsStepBothWaysAndRoundTheEnds() throws TimeoutException {
        start(guard, walk);
        scrubToTheBeginning();
        user.click("#stepForward");
        assertThat(user.text("#frame")).isEqualTo("1.0 / 4");
        assertThat(user.text("#seconds")).isEqualTo("0.042 / 0.167 s");
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("0.0 / 4");
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(user.text("#seconds")).isEqualTo("0.167 / 0.167 s");
    }

    @Test
    void keysStepBothWaysAndStop() throws TimeoutException {
        startPlaying(guard, walk);
        user.press(KeyCode.PERIOD);
        assertRests();
        assertThat(user.frame()).isEqualTo(Math.rint(user.frame()));
        scrubToTheBeginning();
        user.press(KeyCode.PERIOD);
        user.press(KeyCode.PERIOD);
        assertThat(user.text("#frame")).isEqualTo("2.0 / 4");
        user.press(KeyCode.COMMA);
        assertThat(user.text("#frame")).isEqualTo("1.0 / 4");
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
    void animationPlayedOnceStopsAtItsEndAndStartsOver() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("#once");
        FxThread.await("the end", () -> !user.seesPlaying());
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(isChosen("Play Once")).isTrue();
        user.click("#loop");
        user.click("#play");
        assertPlays();
        assertThat(isChosen("Loop")).isTrue();
    }

    @Test
    void loopModeIsChangedByKeyAndAlwaysOneOfThree() throws TimeoutException {
        start(guard, walk);
        user.click("#loop");
        assertThat(isChosen("Loop")).as("a second click leaves it on").isTrue();
        user.press(KeyCode.L);
        assertThat(user.part("#once", ToggleButton.class).isSelected()).isTrue();
        user.press(KeyCode.L);
        assertThat(isChosen("Ping-Pong")).isTrue();
        user.choose("Playback", "Loop");
        assertThat(user.part("#loop", ToggleButton.class).isSelected()).isTrue();
    }

    @Test
    void speedAndRangeAreInTheMenuAndHaveKeys() throws TimeoutException {
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
        assertThat(user.text("#rangeText")).doesNotContain("1–3");
    }

    @Test
    void rangeIsTyped() throws TimeoutException {
        start(guard, walk);
        user.click("#rangeText");
        assertThat(user.text("#rangeText")).isEqualTo("0–4");
        user.type("3-1");
        user.press(KeyCode.ENTER);
        assertThat(user.sees("Enter two frames from 0 to 4, such as 0–4.")).isTrue();
        assertThat(user.hasFocus("#rangeText")).isTrue();
        user.type("1 - 3");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 1–3");
        assertThat(user.hasFocus("#rangeText")).isFalse();
        user.click("#rangeClear");
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
        assertThat(user.hasFocus("#scrub")).isTrue();
    }

    @Test
    void thereAndBackTurnsRound() throws TimeoutException {
        startPlaying(guard, longAnimation(48));
        user.click("#pingPong");
        List<Double> frames = new ArrayList<>();
        FxThread.await("three steps back, one after another", () -> watch(frames) && falls(frames, 3));
        frames.clear();
        FxThread.await("forward again", () -> watch(frames) && frames.getLast() > frames.getFirst());
    }

    /** Adds the frame if it differs from the last one. */
    private boolean watch(List<Double> frames) {
        double now = user.frame();
        if (frames.isEmpty() || frames.getLast() != now) {
            frames.add(now);
        }
        return true;
    }

    private static boolean falls(List<Double> frames, int times) {
        int last = frames.size() - 1;
        return last >= times
                && IntStream.range(0, times).allMatch(i -> frames.get(last - i) < frames.get(last - i - 1));
    }

    @Test
    void playingStaysInTheRangeBetweenTheHandles() throws TimeoutException {
        startPlaying(guard, longAnimation(25));
        double step = user.part("#scrub", Slider.class).getWidth() / 24;
        user.drag("#rangeStart", 6 * step, 0, MouseButton.PRIMARY);
        user.drag("#rangeEnd", -12 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).matches("range: frames [567]–1[123]");
        String[] ends = user.text("#rangeText").replaceAll("\\D+", " ").trim().split(" ");
        List<Double> frames = new ArrayList<>();
        assertPlays();
        FxThread.await("some rounds", () -> {
            frames.add(user.frame());
            return rounds(frames) >= 2;
        });
        List<Double> inside = frames.subList(1, frames.size());
        assertThat(inside)
                .allSatisfy(frame -> assertThat(frame)
                        .isBetween(Double.parseDouble(ends[0]) - 0.05, Double.parseDouble(ends[1]) + 0.05));

        user.click("#last");
        assertThat(user.text("#frame")).isEqualTo("24.0 / 24");
        assertThat(user.sees("#rangeClear")).as("the range is still there").isTrue();
        user.click("#rangeClear");
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
    }

    @Test
    void handlesOfTheRangeAreMovedByKeysAndPassedBothWaysByTab() throws TimeoutException {
        start(guard, longAnimation(25));
        user.focus("#last");
        user.press(KeyCode.TAB);
        assertThat(user.hasKeyFocus("#rangeStart")).isTrue();
        press(KeyCode.RIGHT, 5);
        user.press(KeyCode.TAB);
        press(KeyCode.LEFT, 3);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 5–21");
        user.press(KeyCode.TAB);
        assertThat(user.hasFocus("#scrub")).isTrue();
        user.pressWith(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(user.hasKeyFocus("#rangeEnd")).isTrue();
        assertThat(user.spoken("#rangeEnd")).isEqualTo("End of the playback range: frame 21");
        press(KeyCode.LEFT, 6);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 5–15");
        user.press(KeyCode.HOME);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 5–6");
        user.press(KeyCode.END);
        user.pressWith(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(user.hasKeyFocus("#rangeStart")).isTrue();
        user.press(KeyCode.END);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 23–24");
        user.press(KeyCode.HOME);
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
        boolean playing = user.seesPlaying();
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).isNotEqualTo(playing);
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        assertThat(user.hasFocus("#jointFilter")).isTrue();
        user.focus("#rangeStart");
        user.pressWith(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(user.hasFocus("#last")).isTrue();
    }

    @Test
    void barOfTheRangeMovesBothHandles() throws TimeoutException {
        start(guard, longAnimation(25));
        user.focus("#rangeEnd");
        press(KeyCode.LEFT, 14);
        double step = user.part("#scrub", Slider.class).getWidth() / 24;
        user.drag("#range .range-bar", 4 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 4–14");
        user.drag("#range .range-bar", 40 * step, 0, MouseButton.PRIMARY);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 14–24");
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
    void speedCanBeChosen() throws TimeoutException {
        startPlaying(guard, longAnimation(240));
        user.clickAt("#speed", 0.08);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.1");
        double last = user.frame();
        FxThread.await("the frame shown is current", () -> user.frame() != last);
        double first = user.frame();
        long begin = System.nanoTime();
        FxThread.await("three more frames", () -> (user.frame() - first + 240) % 240 >= 3);
        // At full speed this requires 0.125 seconds. A slow machine can be slower, never faster.
        assertThat((System.nanoTime() - begin) * 1e-9).isGreaterThan(1);
    }

    @Test
    void speedIsChangedStepByStepByKeyboard() throws TimeoutException {
        start(guard, walk);
        FxThread.run(user.part("#speed", Slider.class)::requestFocus);
        List<String> slower = speedsAfter(KeyCode.LEFT, 4);
        assertThat(slower).containsExactly("×0.5", "×0.25", "×0.1", "×0.1");
        List<String> faster = speedsAfter(KeyCode.RIGHT, 6);
        assertThat(faster).containsExactly("×0.25", "×0.5", "×1", "×2", "×4", "×4");
    }

    private List<String> speedsAfter(KeyCode key, int times) {
        List<String> speeds = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            user.press(key);
            speeds.add(user.text("#speedFactor"));
        }
        return speeds;
    }

    @Test
    void speedCanBeTyped() throws TimeoutException {
        startPlaying(guard, walk);
        type("#speedFactor", "0.3", KeyCode.ENTER);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.3");
        assertPlays();
        FxThread.run(user.part("#speed", Slider.class)::requestFocus);
        assertThat(speedsAfter(KeyCode.LEFT, 1)).containsExactly("×0.25");

        type("#speedFactor", "5", KeyCode.ENTER);
        assertThat(user.sees("Enter a speed from 0.1 to 4.")).isTrue();
        assertThat(user.text("#speedFactor")).isEqualTo("0.25");
        user.type("2");
        user.press(KeyCode.ESCAPE);
        assertThat(user.text("#speedFactor")).isEqualTo("×0.25");
        assertThat(user.sees("Enter a speed from 0.1 to 4.")).isFalse();
    }

    @Test
    void frameCanBeTyped() throws TimeoutException {
        startPlaying(guard, walk);
        type("#frame", "2.5", KeyCode.ENTER);
        assertThat(user.text("#frame")).isEqualTo("2.5 / 4");
        assertRests();
        assertThat(user.part("#scrub", Slider.class).isFocused()).isTrue();

        type("#frame", "3", KeyCode.ESCAPE);
        assertThat(user.text("#frame")).isEqualTo("2.5 / 4");
        for (String wrong : List.of("5", "-1", "three", "")) {
            type("#frame", wrong, KeyCode.ENTER);
            assertThat(user.sees("Enter a frame from 0 to 4.")).as(wrong).isTrue();
            assertThat(user.text("#frame")).isEqualTo("2.5");
            user.press(KeyCode.ESCAPE);
            assertThat(user.text("#frame")).isEqualTo("2.5 / 4");
        }
    }

    /** Replaces the text of a field: a click selects it. */
    private void type(String field, String text, KeyCode end) {
        user.click(field);
        user.press(KeyCode.DELETE);
        user.type(text);
        user.press(end);
    }

    @Test
    void firstClickSelectsTheNumberAndTheSecondPlacesTheCaret() throws TimeoutException {
        start(guard, walk);
        TextField frame = user.part("#frame", TextField.class);
        type("#frame", "2.5", KeyCode.ENTER);
        user.click("#frame");
        assertThat(frame.getSelectedText()).isEqualTo("2.5");
        user.clickAt("#frame", 0.95);
        assertThat(frame.getSelectedText()).isEmpty();
        assertThat(frame.getCaretPosition()).isEqualTo(3);
    }

    @Test
    void fieldOfTheFrameFollowsPlaybackUntilSomethingIsTyped() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("#frame");
        String before = user.text("#frame");
        FxThread.await("the field follows", () -> !user.text("#frame").equals(before));
        TextField frame = user.part("#frame", TextField.class);
        assertThat(FxThread.<Boolean>ask(() -> frame.getSelectedText().equals(frame.getText())))
                .isTrue();
        user.type("3");
        user.awaitPulses(20);
        assertThat(user.text("#frame")).isEqualTo("3");
        user.press(KeyCode.ENTER);
        assertThat(user.text("#frame")).isEqualTo("3.0 / 4");
    }

    @Test
    void tooltipOfTheRangeWrapsAndEndsWhenAHandleIsPressed() throws TimeoutException {
        start(guard, walk);
        user.pointAt("#rangeEnd", 4, 4);
        FxThread.await("the tooltip", () -> tooltip("Drag the two handles").isPresent());
        assertThat(tooltip("Drag the two handles").orElseThrow().getWidth()).isLessThan(450);
        user.drag("#rangeEnd", -400, 0, MouseButton.PRIMARY);
        assertThat(tooltip("Drag the two handles")).isEmpty();
        assertThat(user.text("#rangeText")).isNotEqualTo("range: all frames");
    }

    @Test
    void speedIsNormalForAnotherModelAndStaysForAnotherAnimation() throws TimeoutException {
        start(guard, walk);
        FxThread.run(user.part("#speed", Slider.class)::requestFocus);
        user.press(KeyCode.LEFT);
        user.drop(longAnimation(25));
        assertThat(user.title()).contains("guard.md5mesh + long.md5anim");
        assertThat(user.text("#speedFactor")).isEqualTo("×0.5");
        user.drop(SmallModel.write(folder, "other.md5mesh", SmallModel.mesh()));
        assertThat(user.text("#speedFactor")).isEqualTo("×1");
    }

    @Test
    void timelineKeepsItsWidthFromTheLastFrameToTheFirst() throws TimeoutException {
        start(guard, longAnimation(112));
        user.pause();
        user.choose("#loopRule", "Wraps, interpolating from the last frame to the first: 4.667 s");
        double width = user.part("#scrub", Slider.class).getWidth();
        for (String frame : List.of("9", "99.9", "111")) {
            type("#frame", frame, KeyCode.ENTER);
            assertWidth(width);
        }
        type("#speedFactor", "0.1", KeyCode.ENTER);
        user.press(KeyCode.ESCAPE);
        user.press(KeyCode.SPACE);
        FxThread.await("after the last frame", () -> user.text("#frame").contains("111 → 0"));
        assertWidth(width);
    }

    private void assertWidth(double width) {
        user.awaitPulses(2);
        assertThat(user.part("#scrub", Slider.class).getWidth()).isEqualTo(width);
        assertThat(isWhole("#frame")).as(user.text("#frame")).isTrue();
    }

    /** Whether a field is wide enough for its text. */
    private boolean isWhole(String field) {
        TextField node = user.part(field, TextField.class);
        Text measure = new Text(node.getText());
        measure.setFont(node.getFont());
        double room =
                node.getWidth() - node.getInsets().getLeft() - node.getInsets().getRight();
        return measure.getLayoutBounds().getWidth() <= room;
    }

    @Test
    void loopRuleIsChosenAndMarkedWhereDoom3WouldPlayOtherwise() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        assertThat(user.text("#loopRule .list-cell")).isEqualTo("last frame = first · 0.167 s");
        assertLoopRuleIsWhole();
        assertThat(user.sees("#unlikeDoom3")).isFalse();
        user.click("#loopRule");
        String wraps = "Wraps, interpolating from the last frame to the first: 0.208 s";
        FxThread.await("the choice opens", () -> user.sees(wraps));
        user.click(wraps);
        assertThat(user.text("#unlikeDoom3")).isEqualTo("longer than in Doom 3");
        assertThat(user.text("#loopRule .list-cell")).isEqualTo("wraps to frame 0 · 0.208 s");
        assertLoopRuleIsWhole();
        assertThat(user.text("#seconds")).endsWith("/ 0.208 s");
    }

    private void assertLoopRuleIsWhole() {
        user.awaitPulses(2);
        Text shown = user.part("#loopRule .list-cell .text", Text.class);
        assertThat(shown.getText()).isEqualTo(user.text("#loopRule .list-cell"));
    }

    @Test
    void loopRuleCannotBeDeselected() throws TimeoutException {
        start(guard, walk);
        ComboBox<?> rule = user.part("#loopRule", ComboBox.class);
        Object chosen = FxThread.ask(rule::getValue);
        FxThread.run(() -> rule.getSelectionModel().clearSelection());
        FxThread.await("it is selected again", () -> chosen.equals(rule.getValue()));
        assertThat(user.text("#seconds")).endsWith("/ 0.167 s");
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
