package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.source.SourceArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The place in the text of an animation while it is edited in other panes. */
@NeedsDisplay
class WindowSourceEditTest extends WindowFixture {

    private static final int FRAMES = 120;
    private static final String IN_FRAME_42 = "Line 271, column 1 · frame 42 · joint 1 hips · Qx";

    @BeforeEach
    void openALongAnimation() throws TimeoutException {
        double[] turns =
                IntStream.range(0, FRAMES).mapToDouble(it -> it % 50 / 100.0).toArray();
        walk = SmallModel.write(folder, "long.md5anim", SmallModel.anim(SmallModel.GUARD, 24, turns));
        start(guard, walk);
        user.pause();
        showPane("sourceTab");
        goTo("271");
        user.turnWheel("#source", 4);
    }

    private void goTo(String line) {
        FxThread.run(() -> user.part("#source", SourceArea.class).requestFocus());
        user.pressWith(KeyCode.CONTROL, KeyCode.G);
        FxThread.run(() -> user.part("#sourceLine", TextField.class).setText(line));
        user.press(KeyCode.ENTER);
        user.awaitPulses(2);
    }

    private String caret() {
        return FxThread.ask(() -> user.part("#sourceCaret", Label.class).getText());
    }

    private Object rowOfCaret() {
        SourceArea area = user.part("#source", SourceArea.class);
        return FxThread.ask(() -> area.queryAccessibleAttribute(AccessibleAttribute.TEXT));
    }

    /** The line number of the first visible row. */
    private String top() {
        return FxThread.ask(() -> user.part("#source", SourceArea.class).lookupAll(".source-line").stream()
                .filter(Node::isVisible)
                .min(Comparator.comparingDouble(Node::getLayoutY))
                .stream()
                .flatMap(line -> ((Parent) line).getChildrenUnmodifiable().stream())
                .filter(child -> child.getStyleClass().contains("number"))
                .map(number -> ((Labeled) number).getText())
                .findFirst()
                .orElseThrow());
    }

    /** Types a value of the current frame. */
    private void edit(String value) {
        showLower("framesTab");
        FxThread.run(() -> {
            TableView<?> table = user.part("#frames", TableView.class);
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        user.press(KeyCode.F2);
        FxThread.run(() -> user.part("#frames .typed-field", TextField.class).setText(value));
        user.press(KeyCode.ENTER);
        showPane("sourceTab");
    }

    private void awaitRow(String text) {
        FxThread.await("the row is " + text, () -> rowOfCaret().equals(text));
        user.awaitPulses(3);
    }

    @Test
    void editsAndSavingKeepCaretAndScrollPosition() throws TimeoutException {
        String top = top();
        assertThat(caret()).isEqualTo(IN_FRAME_42);
        assertThat(Integer.parseInt(top)).isBetween(200, 270);

        edit("0.123456");
        awaitRow("0.123456");
        assertThat(top()).isEqualTo(top);
        assertThat(caret()).isEqualTo(IN_FRAME_42);

        user.pressWith(KeyCode.CONTROL, KeyCode.Z);
        awaitRow("0.42");
        assertThat(top()).isEqualTo(top);

        user.click("#redo");
        awaitRow("0.123456");
        assertThat(top()).isEqualTo(top);

        user.choose("File", "Save");
        FxThread.await("it is asked", () -> user.sees("Replace"));
        user.click("Replace");
        FxThread.await("it is saved", () -> user.text("#notice").startsWith("Saved"));
        user.awaitPulses(3);
        assertThat(top()).isEqualTo(top);
        assertThat(caret()).isEqualTo(IN_FRAME_42);
    }
}
