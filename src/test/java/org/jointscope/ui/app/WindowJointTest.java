package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The computation of a joint's pose, step by step. */
@NeedsDisplay
class WindowJointTest extends WindowFixture {
    @Test
    void numbersFollowTheFrameAndAreCopied() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        assertThat(user.sees("#jointEmpty")).isTrue();
        assertThat(user.sees("#jointSheet")).isFalse();
        user.click("hips");
        assertThat(user.sees("#jointEmpty")).isFalse();
        assertThat(user.text("#jointName")).isEqualTo("hips");
        assertThat(user.text("#jointLocation")).isEqualTo("Joint 1 · hierarchy, line 11");
        stepTo(1);
        assertThat(numbers("#joint-Qx")).containsExactly("0.00000", "0.10000", "0.10000");
        assertThat(numbers("#joint-Tz")).containsExactly("10.000", "–", "10.000");
        assertThat(numbers("#jointLengths")).containsExactly("0.01000", "-0.99499");
        user.press(KeyCode.PERIOD);
        assertThat(numbers("#joint-Qx")).containsExactly("0.00000", "0.20000", "0.20000");
        assertThat(numbers("#joint-Tz")).containsExactly("10.000", "–", "10.000");
        assertThat(numbers("#jointLengths")).containsExactly("0.04000", "-0.97980");
        assertThat(numbers("#jointModelSpace"))
                .startsWith("0.000", "0.000", "10.000")
                .endsWith("0.20000", "0.00000", "0.00000", "-0.97980");
        user.click("#copyJoint");
        String copied = FxThread.ask(() -> Clipboard.getSystemClipboard().getString());
        assertThat(copied)
                .startsWith("hips\tJoint 1 · hierarchy, line 11\n")
                .contains("Qx\t1\t0.00000\t\t0.20000\t#0\t0.20000\tframe\n");
        user.clickAt("#scrub", 0.43);
        assertThat(user.frame()).isStrictlyBetween(1.0, 2.0);
        assertThat(numbers("#joint-Qx")).hasSize(4);
    }

    @Test
    void rowSelectsItsComponentAndTheParentIsAClickAway() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.click("hips");
        user.click("#joint-Ty");
        assertThat(isSelected("#joint-Ty")).isTrue();
        assertThat(isSelected("#joint-Qx")).isFalse();
        user.click("#joint-Qx");
        assertThat(isSelected("#joint-Ty")).isFalse();
        assertThat(isSelected("#joint-Qx")).isTrue();
        user.click("#joint-Qx");
        assertThat(isSelected("#joint-Qx")).isFalse();
        user.click("head");
        assertThat(user.part("#jointParent", Hyperlink.class).getText()).isEqualTo("hips");
        user.click("#jointParent");
        assertThat(user.text("#jointName")).isEqualTo("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
    }

    private void stepTo(int frame) {
        // Only a step goes to a whole frame: other values can be slightly before one.
        int steps = 0;
        do {
            assertThat(steps++).as("steps to frame " + frame).isLessThan(10);
            user.press(KeyCode.PERIOD);
        } while (user.frame() != frame);
    }

    private boolean isSelected(String row) {
        return FxThread.ask(() -> ((ToggleButton) user.part(row, Parent.class).lookup(".toggle-button")).isSelected());
    }

    /** All visible numbers in a part of the pane. */
    private List<String> numbers(String part) {
        return FxThread.ask(() -> user.part(part, Parent.class).lookupAll(".number").stream()
                .filter(WindowJointTest::isShown)
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .filter(text -> !text.isEmpty())
                .toList());
    }

    private static boolean isShown(Node node) {
        return node == null || node.isVisible() && isShown(node.getParent());
    }
}
