package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.source.SourceArea;
import org.junit.jupiter.api.Test;

/** Reading the text of the files in the window. */
@NeedsDisplay
class WindowSourceTest extends WindowFixture {

    private String caret() {
        return FxThread.ask(() -> user.part("#sourceCaret", Label.class).getText());
    }

    /** The visible rows, from the top. */
    private List<String> rows() {
        return FxThread.ask(() -> user.part("#source", SourceArea.class).lookupAll(".source-line").stream()
                .filter(Node::isVisible)
                .sorted((a, b) -> Double.compare(a.getLayoutY(), b.getLayoutY()))
                .map(line -> text((TextFlow) line.lookup(".source-text")))
                .toList());
    }

    private static String text(TextFlow flow) {
        StringBuilder text = new StringBuilder();
        flow.getChildren().forEach(node -> text.append(((Text) node).getText()));
        return text.toString();
    }

    private String tab() {
        return FxThread.ask(() -> user.part("#panes", TabPane.class)
                .getSelectionModel()
                .getSelectedItem()
                .getId());
    }

    private Object spoken(AccessibleAttribute attribute) {
        return FxThread.ask(() -> user.part("#source", SourceArea.class).queryAccessibleAttribute(attribute));
    }

    private void focusSource() {
        FxThread.run(() -> user.part("#source", SourceArea.class).requestFocus());
        user.awaitPulses(2);
    }

    @Test
    void theTextOfABrokenFileCanBeRead() throws TimeoutException {
        Path broken = SmallModel.write(
                folder, "broken.md5anim", SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 0 8 x"));
        start(guard, broken);
        user.pause();
        showPane("sourceTab");
        assertThat(rows())
                .startsWith("MD5Version 10", "commandline \"\"", "", "numFrames 5")
                .contains("hierarchy {", "\"hips\" 0 8 x");
        Node sign = user.part("#source", SourceArea.class).lookupAll(".sign").stream()
                .filter(Node::isVisible)
                .findFirst()
                .orElseThrow();
        assertThat(sign.getAccessibleText()).contains("'x'");
        assertThat(caret()).isEqualTo("Line 1, column 1");
        FxThread.run(() -> {
            TreeTableView<?> issues = user.part("#issues", TreeTableView.class);
            issues.requestFocus();
            issues.getSelectionModel().select(0);
        });
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(caret()).startsWith("Line 11, column 12 · joint 1 hips");
        assertThat(spoken(AccessibleAttribute.TEXT)).isEqualTo("\"hips\" 0 8 x");
        assertThat(spoken(AccessibleAttribute.CARET_OFFSET)).isEqualTo(11);
        assertThat(spoken(AccessibleAttribute.HELP)).asString().contains("'x'");
    }

    @Test
    void aDoubleClickOnRowsThatHaveJustChangedSelectsAWordOfTheNewText() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("sourceTab");
        List<String> before = rows();
        FxThread.run(() -> {
            SourceArea area = user.part("#source", SourceArea.class);
            user.part("#sourceFile", ComboBox.class).getSelectionModel().select(0);
            for (double y = 2; y < area.getHeight() - 30; y += 8) {
                Event.fireEvent(area, doubleClick(area.localToScene(200, y)));
            }
        });
        user.awaitPulses(2);
        assertThat(rows()).isNotEqualTo(before).contains("");
    }

    private static MouseEvent doubleClick(Point2D inScene) {
        double x = inScene.getX();
        double y = inScene.getY();
        MouseButton left = MouseButton.PRIMARY;
        return new MouseEvent(
                MouseEvent.MOUSE_PRESSED,
                x,
                y,
                x,
                y,
                left,
                2,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                true,
                null);
    }

    /** The animation, with a long line at its end. */
    private Path wide() {
        String line = " ".repeat(300) + "0.000000012";
        return SmallModel.write(
                folder, "wide.md5anim", SmallModel.cycle().replace("frame 4 {\n0.0", "frame 4 {\n" + line));
    }

    @Test
    void linkShowsAllOfItsTokenAndSelectsIt() throws TimeoutException {
        start(guard, wide());
        user.pause();
        user.resize(1024, 700);
        showPane("jointTab");
        user.click("hips");
        user.click("#last");
        user.click("#joint-Qx .hyperlink");
        user.awaitPulses(4);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(FxThread.<String>ask(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("0.000000012");
        assertThat(caret()).startsWith("Line 42, column 301 · frame 4");
        SourceArea area = user.part("#source", SourceArea.class);
        Bounds whole = FxThread.ask(() -> area.localToScene(area.getLayoutBounds()));
        Bounds token = FxThread.ask(() -> area.lookupAll(".selected-text").stream()
                .map(Rectangle.class::cast)
                .filter(part -> part.getWidth() > 0)
                .map(part -> part.localToScene(part.getLayoutBounds()))
                .findFirst()
                .orElseThrow());
        assertThat(token.getMinX()).isGreaterThan(whole.getMinX());
        assertThat(token.getMaxX()).isLessThan(whole.getMaxX() - 16);
    }

    @Test
    void scrolledTextDoesNotTouchTheLineNumbers() throws TimeoutException {
        start(guard, wide());
        user.pause();
        user.resize(1024, 700);
        showPane("sourceTab");
        focusSource();
        user.pressWith(KeyCode.CONTROL, KeyCode.END);
        user.awaitPulses(4);
        FxThread.run(() -> {
            ScrollBar bar = (ScrollBar) user.part("#source > .scroll-bar:horizontal", Node.class);
            bar.setValue(bar.getMax());
        });
        user.awaitPulses(4);
        FxThread.run(() -> {
            Node line = user.part(".source-line", Node.class);
            Node text = line.lookup(".source-text").getParent();
            Bounds seen = text.localToScene(text.getClip().getLayoutBounds());
            Node margin = line.lookup(".margin");
            assertThat(seen.getMinX())
                    .isGreaterThan(margin.localToScene(margin.getLayoutBounds()).getMaxX() + 2);
        });
    }

    @Test
    void horizontalScrollBarDoesNotCoverText() throws TimeoutException {
        start(guard, wide());
        user.pause();
        showPane("sourceTab");
        focusSource();
        // Rows have no common height with these windows.
        for (int height : List.of(700, 706, 712)) {
            user.resize(1024, height);
            for (KeyCode end : List.of(KeyCode.END, KeyCode.HOME)) {
                user.pressWith(KeyCode.CONTROL, end);
                user.awaitPulses(4);
                Node bar = user.part("#source > .scroll-bar:horizontal", Node.class);
                assertThat(lowestText()).isLessThanOrEqualTo(FxThread.<Double>ask(bar::getLayoutY));
            }
        }
    }

    /** The lower edge of the last row with text. */
    private double lowestText() {
        return FxThread.ask(() -> user.part("#source", SourceArea.class).lookupAll(".source-line").stream()
                .filter(Node::isVisible)
                .filter(row -> !text((TextFlow) row.lookup(".source-text")).isEmpty())
                .mapToDouble(row -> row.getBoundsInParent().getMaxY())
                .max()
                .orElseThrow());
    }

    @Test
    void theCaretLeadsTheTree() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("sourceTab");
        focusSource();
        for (int row = 1; row < 11; row++) {
            user.press(KeyCode.DOWN);
        }
        assertThat(caret()).isEqualTo("Line 11, column 1 · joint 1 hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.press(KeyCode.DOWN);
        assertThat(selectedJoint()).isEqualTo("head");
    }

    @Test
    void flagsLeadToTheirRow() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("flagsTab");
        FxThread.run(() -> {
            TableView<?> table = user.part("#flags", TableView.class);
            table.requestFocus();
            table.getSelectionModel().select(2);
        });
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(tab()).isEqualTo("sourceTab");
        assertThat(caret()).isEqualTo("Line 12, column 1 · joint 2 head");
        assertThat(rows()).contains("\"head\" 1 0 0");
        assertThat(FxThread.ask(() -> user.part("#source", SourceArea.class).isFocused()))
                .isTrue();
    }

    @Test
    void aValueOfTheHeaderLeadsToItsLine() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("fileTab");
        FxThread.run(() -> user.part("#panes", TabPane.class).lookupAll(".file-value").stream()
                .flatMap(value -> ((Parent) value).getChildrenUnmodifiable().stream())
                .filter(text ->
                        text instanceof SelectableText flow && text(flow).contains("24 fps"))
                .findFirst()
                .orElseThrow()
                .requestFocus());
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(tab()).isEqualTo("sourceTab");
        assertThat(caret()).isEqualTo("Line 6, column 11");
    }

    @Test
    void meshesLeadToTheOtherFile() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("meshesTab");
        FxThread.run(() -> {
            TableView<?> table = user.part("#meshes", TableView.class);
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        user.press(KeyCode.F4);
        user.awaitPulses(3);
        assertThat(FxThread.ask(() -> user.part("#sourceFile", ComboBox.class).getValue()))
                .isEqualTo("guard.md5mesh");
        assertThat(caret()).isEqualTo("Line 13, column 1 · mesh 0");
    }

    @Test
    void textIsFoundAndCopied() throws TimeoutException {
        start(guard, walk);
        user.pause();
        showPane("sourceTab");
        focusSource();
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        for (KeyCode key : List.of(KeyCode.H, KeyCode.I, KeyCode.P)) {
            user.press(key);
        }
        assertThat(FxThread.ask(() -> user.part("#sourceFindCount", Label.class).getText()))
                .isEqualTo("1 of 1");
        user.press(KeyCode.ESCAPE);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("hip");
        assertThat(selectedJoint()).isEmpty();
    }
}
