package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.md5.flags.FlagsRow;
import org.junit.jupiter.api.Test;

/** Tables: clicks, scrolling, and texts that do not fit into their columns. */
@NeedsDisplay
class WindowTablesTest extends WindowFixture {

    private static final double ROW = 26;
    private static final double HEADER = 34;

    /** The positions of components in their column. */
    private static final double TX = 12;

    private static final double TY = 28;

    private static final double QY = 80;

    /** The model that is shown without files has more joints than fit into a table. */
    private void openSample() throws TimeoutException {
        start();
        user.pause();
        showPane("flagsTab");
        user.awaitPulses(3);
    }

    /** The position of a component in a row. */
    private double bit(double inColumn) {
        return FxThread.ask(() -> right(column("joint")) + inColumn);
    }

    private void clickRow(int place, double right) {
        user.clickAt("#flags", right, HEADER + (place + 0.5) * ROW);
        user.awaitPulses(2);
    }

    private FlagsRow row(int joint) {
        return (FlagsRow) FxThread.ask(() -> flags().getItems().get(joint));
    }

    private TableView<?> flags() {
        return user.part("#flags", TableView.class);
    }

    /** The position of a joint's row in the table; −1 if it is not visible. */
    private double top(int joint) {
        return FxThread.ask(() -> flags().lookupAll(".table-row-cell").stream()
                .map(TableRow.class::cast)
                .filter(Node::isVisible)
                .filter(row -> row.getIndex() == joint && !row.isEmpty())
                .mapToDouble(row -> flags().sceneToLocal(row.localToScene(0, 0)).getY())
                .findFirst()
                .orElse(-1));
    }

    @Test
    void contextMenusOfferToChangeAValue() throws TimeoutException {
        start(guard, walk);
        user.click("hips");
        showPane("flagsTab");
        assertOffers("#flags", "Change startIndex");
        assertOffers("#flags", "Change Flags");
        showLower("framesTab");
        assertOffers("#frames", "Change Value");
        showPane("baseframeTab");
        user.drag("#baseframe .table-row-cell:selected #Ty", 0, 0, MouseButton.SECONDARY);
        user.click("Change Value");
        TableView<?> rows = user.part("#baseframe", TableView.class);
        assertThat(FxThread.<String>ask(
                        () -> rows.getEditingCell().getTableColumn().getId()))
                .as("the column under the pointer")
                .isEqualTo("Ty");
    }

    private void assertOffers(String table, String item) {
        TableView<?> rows = user.part(table, TableView.class);
        MenuItem change = FxThread.ask(() -> rows.getContextMenu().getItems().stream()
                .filter(each -> item.equals(each.getText()))
                .findFirst()
                .orElseThrow());
        FxThread.run(change::fire);
        assertThat(user.sees(table + " .typed-field")).as(item).isTrue();
        user.press(KeyCode.ESCAPE);
    }

    @Test
    void clickOnABitDoesNotMoveTheRowUnderTheMouse() throws TimeoutException {
        openSample();
        FxThread.run(() -> flags().scrollTo(9));
        user.awaitPulses(3);
        double before = top(9);
        int flags = row(9).joint().flags();
        clickRow(0, bit(TX));
        assertThat(selectedJoint()).isEqualTo(row(9).joint().name());
        assertThat(row(9).joint().flags()).as("the first click only selects").isEqualTo(flags);
        assertThat(top(9)).isEqualTo(before);
        clickRow(0, bit(TX));
        assertThat(row(9).joint().flags()).isEqualTo(flags ^ 1);
        // The status bar can become higher by a pixel or two.
        assertThat(top(9)).as("also after the edit").isCloseTo(before, within(2.0));
        clickRow(0, bit(TY));
        assertThat(row(9).joint().flags()).isEqualTo(flags ^ 3);
        assertThat(selectedJoint()).isEqualTo(row(9).joint().name());
    }

    @Test
    void keysSelectAndChangeABit() throws TimeoutException {
        openSample();
        clickRow(1, 60);
        int flags = row(1).joint().flags();
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.SPACE);
        assertThat(row(1).joint().flags()).isEqualTo(flags ^ 2);
        user.press(KeyCode.LEFT);
        user.press(KeyCode.LEFT);
        user.press(KeyCode.SPACE);
        assertThat(row(1).joint().flags()).isEqualTo(flags ^ 3);
        assertThat(user.seesPlaying()).as("Space is that of the table").isFalse();
    }

    private TableColumnBase<?, ?> column(String id) {
        return flags().getColumns().stream()
                .filter(column -> id.equals(column.getId()))
                .findFirst()
                .orElseThrow();
    }

    private static double width(List<? extends TableColumnBase<?, ?>> columns) {
        return columns.stream().mapToDouble(TableColumnBase::getWidth).sum();
    }

    /** Points at a cell, of which the tooltip contains the text. */
    private void assertExplains(Labeled cell) {
        Tooltip tip = cell.getTooltip();
        FxThread.run(() -> tip.show(cell, 0, 0));
        assertThat(tip.getText()).isEqualTo(cell.getText());
        FxThread.run(tip::hide);
    }

    @Test
    void truncatedTextsOfIssuesAndEnginesAreExplained() throws TimeoutException, IOException {
        Files.writeString(walk, SmallModel.cycle().replace("Components 1", "Components 2"));
        start(guard, walk);
        user.pause();
        showLower("issuesTab");
        assertExplained("issues", "message");
        showLower("compatibilityTab");
        assertExplained("compatibility", "rule");
    }

    private void assertExplained(String pane, String column) {
        TreeTableView<?> table = user.part("#" + pane, TreeTableView.class);
        assertThat(width(table.getVisibleLeafColumns())).isCloseTo(table.getWidth(), within(16.0));
        FxThread.run(() -> table.getColumns().stream()
                .filter(it -> column.equals(it.getId()))
                .forEach(it -> it.setPrefWidth(40)));
        user.awaitPulses(3);
        Labeled cell = user.parts("#" + pane + " .tree-table-row-cell #" + column).stream()
                .map(Labeled.class::cast)
                .filter(it -> it.getText() != null && it.getText().length() > 30)
                .findFirst()
                .orElseThrow();
        assertExplains(cell);
    }

    private void openSampleWith(String chest) throws TimeoutException, IOException {
        String text = Files.readString(Sample.files().getLast());
        Files.writeString(walk, text.replaceFirst("\"chest\"\\s+2 56 13", chest));
        start(Sample.files().getFirst(), walk);
        user.pause();
    }

    @Test
    void missingBitIsMarkedWhereItIsMissing() throws TimeoutException, IOException {
        openSampleWith("\"chest\" 2 40 13");
        showPane("flagsTab");
        user.awaitPulses(3);
        clickRow(5, 60);
        assertThat(selectedJoint()).isEqualTo("neck");
        assertThat(selectedStatus()).isEqualTo("OK");
        showLower("issuesTab");
        user.click("No joint uses component 15 (of 93 per frame); the flags of joint 4 'chest'" + " probably lack Qy.");
        FxThread.await("the joint is selected", () -> selectedJoint().equals("chest"));
        assertThat(selectedStatus()).isEqualTo("bits missing");
        clickRow(4, bit(QY));
        FxThread.await("it is repaired", () -> selectedStatus().equals("OK"));
    }

    private String selectedStatus() {
        return user.text("#flags .table-row-cell:selected #status");
    }

    private double right(TableColumnBase<?, ?> column) {
        List<? extends TableColumnBase<?, ?>> columns = flags().getVisibleLeafColumns();
        return columns.subList(0, columns.indexOf(column) + 1).stream()
                .mapToDouble(TableColumnBase::getWidth)
                .sum();
    }
}
