package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

import org.jointscope.testing.Needs3D;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.TimeoutException;

/** Play, step and scrub. */
@NeedsDisplay
class WindowPlaybackTest extends WindowFixture {
    @Test
    void buttonPlaysAndPauses() throws TimeoutException {
        start(guard, walk);
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Play (Space)");
        assertRests();
        user.click("#play");
        assertThat(user.spoken("#play")).isEqualTo("Pause (Space)");
        assertPlays();
    }

    @Test
    void spacePlaysAndPausesWhereverTheFocusIs() throws TimeoutException {
        start(guard, walk);
        user.press(KeyCode.SPACE);
        assertRests();
        user.press(KeyCode.SPACE);
        assertPlays();
        for (String place : List.of("hips", ".viewport", "#play", "#scrub")) {
            user.click(place);
            boolean playing = user.seesPlaying();
            user.press(KeyCode.SPACE);
            assertThat(user.seesPlaying()).as("after Space in " + place).isEqualTo(!playing);
        }
        assertThat(selectedJoint()).isEqualTo("hips");
    }

    @Test
    void buttonsStepBothWaysAndRoundTheEnds() throws TimeoutException {
        start(guard, walk);
        scrubToTheBeginning();
        user.click("#stepForward");
        assertThat(user.text("#frame")).isEqualTo("1.0 / 4");
        assertThat(user.text("#seconds")).isEqualTo("0.042 s");
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("0.0 / 4");
        user.click("#stepBack");
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(user.text("#seconds")).isEqualTo("0.167 s");
    }

    @Test
    void keysStepBothWaysAndStop() throws TimeoutException {
        start(guard, walk);
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
        start(guard, walk);
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
        start(guard, walk);
        user.click("#loop");
        FxThread.await("the end", () -> !user.seesPlaying());
        assertThat(user.text("#frame")).isEqualTo("4.0 / 4");
        assertThat(menuItem("Loop").isSelected()).isFalse();
        user.click("#loop");
        user.click("#play");
        assertPlays();
        assertThat(menuItem("Loop").isSelected()).isTrue();
    }

    @Test
    void speedCanBeChosen() throws TimeoutException {
        int frames = 240;
        String text = SmallModel.anim(SmallModel.GUARD, 24, new double[frames]);
        start(guard, SmallModel.write(folder, "long.md5anim", text));
        user.click("#speed");
        FxThread.await("the choice opens", () -> user.sees("×0.1"));
        user.click("×0.1");
        assertThat(user.text("#speed .list-cell")).isEqualTo("×0.1");
        double first = user.frame();
        long begin = System.nanoTime();
        FxThread.await("three more frames", () -> (user.frame() - first + frames) % frames >= 3);
        // At full speed they take 0.125 seconds. A slow machine may take longer, never less.
        assertThat((System.nanoTime() - begin) * 1e-9).isGreaterThan(1);
    }

    @Test
    void meshAloneHasNothingToPlay() throws TimeoutException {
        start(guard);
        assertThat(user.part("#play", Button.class).isDisabled()).isTrue();
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
