package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** Tooltips of buttons that have the focus. */
@NeedsDisplay
class WindowTooltipsTest extends WindowFixture {

    private static final String TIP = "Previous frame";

    private void startWithTrouble() throws TimeoutException {
        start(guard, folder.resolve("gone.md5anim"), walk);
        user.pause();
        assertThat(user.sees("#trouble")).isTrue();
    }

    private void tabToButton() {
        user.focus("#first");
        user.press(KeyCode.TAB);
        assertThat(user.hasFocus("#stepBack")).isTrue();
    }

    private void awaitTip() {
        FxThread.await("the tooltip", () -> tooltip(TIP).isPresent());
    }

    @Test
    void iconIsExplainedUntilTheNextKey() throws TimeoutException {
        start(guard, walk);
        user.pause();
        tabToButton();
        awaitTip();
        Button button = user.part("#stepBack", Button.class);
        Tooltip tip = tooltip(TIP).orElseThrow();
        Bounds place = FxThread.ask(() -> button.localToScreen(button.getLayoutBounds()));
        double top = FxThread.ask(tip::getY);
        assertThat(top >= place.getMaxY() || top + tip.getHeight() <= place.getMinY())
                .as("it does not cover the button")
                .isTrue();
        user.press(KeyCode.TAB);
        assertThat(tooltip(TIP)).isEmpty();
        assertThat(user.hasFocus("#play")).isTrue();
    }

    @Test
    void escapeActsAsWithoutATooltip() throws TimeoutException {
        startWithTrouble();
        tabToButton();
        awaitTip();
        user.press(KeyCode.ESCAPE);
        assertThat(tooltip(TIP)).isEmpty();
        assertThat(user.sees("#trouble")).isFalse();
    }

    @Test
    void escapeActsAlsoWhileTheMouseShowsATooltip() throws TimeoutException {
        startWithTrouble();
        user.pointAt("#stepBack", 8, 8);
        user.pointAt("#stepBack", 9, 9);
        awaitTip();
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#trouble")).isFalse();
    }

    @Test
    void mouseDoesNotShowItByAClick() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("#stepBack");
        user.pointAt("#picture", 40, 120);
        FxThread.run(() -> user.part("#stepBack", Button.class).requestFocus());
        user.awaitPulses(90);
        assertThat(tooltip(TIP)).isEmpty();
    }
}
