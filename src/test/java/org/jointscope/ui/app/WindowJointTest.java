package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The computation of a joint's pose, step by step. */
@NeedsDisplay
class WindowJointTest extends WindowFixture {
    @Test
    void invitesUntilAJointIsSelected() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        assertThat(user.sees("#jointEmpty")).isTrue();
        assertThat(user.sees("#jointSheet")).isFalse();
        user.click("hips");
        assertThat(user.sees("#jointEmpty")).isFalse();
        assertThat(user.text("#jointName")).isEqualTo("hips");
        assertThat(user.text("#jointPlace")).isEqualTo("Joint 1 · hierarchy, line 11");
    }

    @Test
    void linesOfTheFramesAreReadableInASmallWindow() throws TimeoutException {
        start();
        user.pause();
        user.resize(1024, 700);
        showPane("jointTab");
        user.click("chest");
        user.press(KeyCode.END);
        user.press(KeyCode.PERIOD);
        FxThread.run(() -> user.part("#frame", TextInputControl.class).requestFocus());
        user.pressWith(KeyCode.CONTROL, KeyCode.A);
        user.type("10.5\n");
        user.awaitPulses(3);
        List<Node> notes = user.parts("#jointNumbers .number-title .note");
        assertThat(notes).hasSize(4);
        for (Node note : notes) {
            String whole = ((Labeled) note).getText();
            Text shown = FxThread.ask(() -> (Text) note.lookup(".text"));
            assertThat(shown.getText()).isEqualTo(whole);
        }
    }

    @Test
    void tooltipOfANumberDoesNotCoverItsLink() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        stepTo(1);
        user.pointAt("#joint-Qx .number-cell .hyperlink", 4, -8);
        FxThread.await("the tooltip", () -> tooltip("Exact").isPresent());
        Tooltip tip = tooltip("Exact").orElseThrow();
        Node link = user.part("#joint-Qx .number-cell .hyperlink", Node.class);
        assertThat(tip.getAnchorY())
                .isGreaterThan(FxThread.ask(
                        () -> link.localToScreen(link.getLayoutBounds()).getMaxY()));
        user.clickAt(".status", 2, 2);
    }

    @Test
    void numbersFollowTheFrame() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("hips");
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
    }

    @Test
    void betweenTwoFramesThereIsAColumnMore() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        stepTo(1);
        user.clickAt("#scrub", 0.43);
        assertThat(user.frame()).isStrictlyBetween(1.0, 2.0);
        assertThat(numbers("#joint-Qx")).hasSize(4);
        stepTo(2);
        assertThat(numbers("#joint-Qx")).hasSize(3);
    }

    @Test
    void aRowSelectsItsComponent() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        user.click("#joint-Ty");
        assertThat(isSelected("#joint-Ty")).isTrue();
        assertThat(isSelected("#joint-Qx")).isFalse();
        user.click("#joint-Qx");
        assertThat(isSelected("#joint-Ty")).isFalse();
        assertThat(isSelected("#joint-Qx")).isTrue();
        user.click("#joint-Qx");
        assertThat(isSelected("#joint-Qx")).isFalse();
    }

    @Test
    void theParentIsAClickAway() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("head");
        assertThat(user.part("#jointParent", Hyperlink.class).getText()).isEqualTo("hips");
        user.click("#jointParent");
        assertThat(user.text("#jointName")).isEqualTo("hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.click("#jointParent");
        assertThat(user.text("#jointName")).isEqualTo("origin");
        assertThat(user.sees("#jointParent")).isFalse();
    }

    @Test
    void copiesWhatItShows() throws TimeoutException {
        start(guard, walk);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        stepTo(2);
        user.click("#copyJoint");
        String copied = FxThread.ask(() -> Clipboard.getSystemClipboard().getString());
        assertThat(copied)
                .startsWith("hips\tJoint 1 · hierarchy, line 11\n")
                .contains("Qx\t1\t0.00000\t\t0.20000\t#0\t0.20000\tframe\n");
    }

    @Test
    void anotherJointIsShownFromTheTop() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        ScrollPane sheet = user.part("#jointSheet", ScrollPane.class);
        FxThread.run(() -> sheet.setVvalue(1));
        stepTo(2);
        user.awaitPulses(2);
        // The height of the content depends on the frame.
        assertThat(sheet.getVvalue()).as("the frame has changed").isGreaterThan(0.9);
        user.click("head");
        user.awaitPulses(2);
        assertThat(user.text("#jointName")).isEqualTo("head");
        assertThat(sheet.getVvalue()).isZero();
    }

    @Test
    void titlesAreAboveTheirRowsAndHeadsAreWhole() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        showPane("jointTab");
        user.pause();
        user.click("hips");
        user.click("#first");
        user.awaitPulses(2);
        for (String step : List.of("#jointLocal", "#jointModelSpace")) {
            double titles = top(step, "x");
            double rotated = top(step, "Not rotated.");
            assertThat(top(step, "Position")).isGreaterThan(titles).isLessThan(rotated);
            assertThat(top(step, "Orientation")).isGreaterThan(titles).isLessThan(rotated);
        }
    }

    /** The top of a label that shows all of its text. */
    private double top(String part, String text) {
        return FxThread.ask(() -> user.part(part, Parent.class).lookupAll(".text").stream()
                .map(Text.class::cast)
                .filter(shown -> shown.getText().equals(text))
                .mapToDouble(shown -> shown.localToScene(0, 0).getY())
                .findFirst()
                .orElseThrow());
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
