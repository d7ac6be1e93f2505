package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
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
    void theCaretLeadsTheTreeAndTextIsFoundAndCopied() throws TimeoutException {
        start(guard, walk);
        showPane("sourceTab");
        focusSource();
        for (int row = 1; row < 11; row++) {
            user.press(KeyCode.DOWN);
        }
        assertThat(caret()).isEqualTo("Line 11, column 1 · joint 1 hips");
        assertThat(selectedJoint()).isEqualTo("hips");
        user.pressWith(KeyCode.CONTROL, KeyCode.F);
        user.type("hip");
        assertThat(FxThread.ask(() -> user.part("#sourceFindCount", Label.class).getText()))
                .isEqualTo("1 of 1");
        user.press(KeyCode.ESCAPE);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("hip");
    }

    @Test
    void rowsLeadToTheirFileAndLine() throws TimeoutException {
        start(guard, walk);
        showRow("flags", 2);
        assertThat(tab()).isEqualTo("sourceTab");
        assertThat(caret()).isEqualTo("Line 12, column 1 · joint 2 head");
        assertThat(rows()).contains("\"head\" 1 0 0");
        assertThat(user.hasFocus("#source")).isTrue();
        showRow("meshes", 0);
        assertThat(FxThread.ask(() -> user.part("#sourceFile", ComboBox.class).getValue()))
                .isEqualTo("guard.md5mesh");
        assertThat(caret()).isEqualTo("Line 13, column 1 · mesh 0");
    }

    private void showRow(String table, int row) {
        showPane(table + "Tab");
        FxThread.run(() -> {
            TableView<?> rows = user.part("#" + table, TableView.class);
            rows.requestFocus();
            rows.getSelectionModel().select(row);
        });
        user.press(KeyCode.F4);
        user.awaitPulses(3);
    }
}
