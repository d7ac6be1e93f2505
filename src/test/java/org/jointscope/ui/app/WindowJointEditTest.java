package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The numbers of a joint in its pane: their places in the source, and edits of them. */
@NeedsDisplay
class WindowJointEditTest extends WindowFixture {

    @BeforeEach
    void showHipsInFrame2() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("hips");
        showPane("jointTab");
        // Only a step goes to a whole frame: other values can be slightly before one.
        do {
            user.press(KeyCode.PERIOD);
        } while (user.frame() != 2);
    }

    private List<String> numbers(String component) {
        user.awaitPulses(2);
        return user.texts("#joint-" + component + " .number");
    }

    private void assertSource(String caret) {
        user.awaitPulses(3);
        assertThat(FxThread.ask(() -> user.part("#panes", TabPane.class)
                        .getSelectionModel()
                        .getSelectedItem()
                        .getId()))
                .isEqualTo("sourceTab");
        assertThat(FxThread.ask(() -> user.part("#sourceCaret", Label.class).getText()))
                .isEqualTo(caret);
        showPane("jointTab");
    }

    private void type(String field, String text) {
        FxThread.run(() -> user.part(field, TextField.class).setText(text));
        user.press(KeyCode.ENTER);
    }

    @Test
    void indicesAndLinesLeadToTheirTokens() {
        user.click("#joint-Qx .hyperlink");
        assertSource("Line 36, column 1 · frame 2 · joint 1 hips · Qx");
        assertThat(user.part("#joint-Qx .toggle-button", ToggleButton.class).isSelected())
                .isFalse();
        user.click("line 25");
        assertSource("Line 25, column 3 · joint 1 hips · Tx");
        user.click("line 36");
        assertSource("Line 36, column 1 · frame 2 · joint 1 hips · Qx");
        user.click("#jointLocation");
        assertSource("Line 11, column 1 · joint 1 hips");
        user.click("#joint-Qx");
        user.press(KeyCode.F4);
        assertSource("Line 36, column 1 · frame 2 · joint 1 hips · Qx");
    }

    @Test
    void valuesOfTheFrameAndTheBaseframeAreTyped() {
        assertThat(numbers("Qx")).containsExactly("0.00000", "0.20000", "0.20000");
        user.click("#joint-Qx");
        user.press(KeyCode.F2);
        type("#jointNumbers .typed-field", "oops");
        assertThat(user.sees("#jointNumbers .typed-field:error")).isTrue();
        assertThat(FxThread.ask(() ->
                        user.part("#jointNumbers .typed-field", TextField.class).getAccessibleHelp()))
                .startsWith("“oops” is not a valid number");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#jointNumbers .typed-field")).isFalse();
        assertThat(numbers("Qx")).containsExactly("0.00000", "0.20000", "0.20000");
        user.press(KeyCode.F2);
        type("#jointNumbers .typed-field", "0.5");
        assertThat(user.sees("#jointNumbers .typed-field")).isFalse();
        assertThat(numbers("Qx")).containsExactly("0.00000", "0.50000", "0.50000");
        assertThat(user.sees("#joint-Qx .number-cell:edited")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(numbers("Qx")).containsExactly("0.00000", "0.20000", "0.20000");
        assertThat(user.sees("#joint-Qx .number-cell:edited")).isFalse();

        user.doubleClick("#joint-Tz .number-cell:counts .number");
        type("#jointNumbers .typed-field", "12");
        assertThat(numbers("Tz")).containsExactly("12.000", "–", "12.000");
        user.doubleClick("#joint-Qx .number-cell:overridden .number");
        type("#jointNumbers .typed-field", "0.25");
        assertThat(numbers("Qx")).containsExactly("0.25000", "0.20000", "0.20000");
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(numbers("Tz")).containsExactly("10.000", "–", "10.000");
    }

    @Test
    void flagsAreTyped() {
        user.click("#jointFlagsField");
        type("#jointFlagsField", "64");
        assertThat(user.text("#flagsEditor .complaint")).startsWith("“64” is not a valid flags");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees("#flagsEditor .complaint")).isFalse();
        assertThat(flags()).isEqualTo("8");
        type("#jointFlagsField", "0b001001");
        assertThat(flags()).isEqualTo("9");
        assertThat(FxThread.ask(() -> user.part("#bitTx", ToggleButton.class).isSelected()))
                .isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        assertThat(flags()).isEqualTo("8");
    }

    private String flags() {
        return FxThread.ask(() -> user.part("#jointFlagsField", TextField.class).getText());
    }
}
