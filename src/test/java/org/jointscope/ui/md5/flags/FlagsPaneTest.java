package org.jointscope.ui.md5.flags;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.Rig;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.DataTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

@NeedsDisplay
class FlagsPaneTest {
    private static final ResourceBundle TEXTS = Texts.program().bundle();
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private static final int CROWD = 200;

    @TempDir
    private Path folder;

    private final FxRobot robot = new FxRobot();
    private Document document;

    @BeforeEach
    void openPane() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        FxThread.run(() -> {
            Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
            document = new Document();
            stage.setScene(new Scene(load(), 900, 420));
            stage.getScene()
                    .getStylesheets()
                    .add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
            stage.show();
        });
        open(HandMadeAnim.withComponents(12)
                .joint("origin", -1, 7, 0)
                .joint("hips", 0, 56, 4)
                .joint("arm_l", 1, 56, 7)
                .joint("arm_r", 1, 48, 9)
                .joint("fixed", 1, 0, 0)
                .movingFrames());
    }

    @AfterEach
    void closePane() throws Exception {
        FxToolkit.cleanupStages();
    }

    @Test
    void everyRowIsShownAndCopied() {
        assertThat(FxThread.ask(() -> table().tsv())).isEqualTo("""
            #\tJoint\tTxyz Qxyz\tstartIndex\tReads\tFlags\tStatus\tExpected\tBinary\tCount\tParent\tLine
            0\torigin\tTx Ty Tz\t0\t0–2\t7\tOK\t0\t0b000111\t3\t–\t8
            1\thips\tQx Qy Qz\t4\t4–6\t56\tgap\t3\t0b111000\t3\t0 origin\t9
            2\tarm_l\tQx Qy Qz\t7\t7–9\t56\toverlap\t6\t0b111000\t3\t1 hips\t10
            3\tarm_r\tQy Qz\t9\t9–10\t48\toverlap\t9\t0b110000\t2\t1 hips\t11
            4\tfixed\t\t0\t–\t0\tno flags\t0\t0b000000\t0\t1 hips\t12
            """);
        assertThat(text("#flagsCount")).isEqualTo("5 joints");
        assertThat(text("#flagsUse"))
                .isEqualTo("Components per frame: 12; 2 unused (components 3, 11), at the end of the" + " frame");
        assertThat(cell(1, "status").getText()).isEqualTo("gap");
        assertThat(cell(4, "range").getText()).isEqualTo("–");
    }

    @Test
    void typingNarrowsTheTableAndEscapeShowsAllAgain() {
        robot.clickOn("#flagsFilter").write("arm");
        FxThread.await("two rows are left", () -> shownJoints().equals(List.of("arm_l", "arm_r")));
        assertThat(text("#flagsCount")).isEqualTo("2 of 5 joints");
        robot.write("chair");
        FxThread.await("no row is left", () -> shownJoints().isEmpty());
        assertThat(FxThread.ask(() -> robot.lookup("No joint matches.").query().isVisible()))
                .isTrue();
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        FxThread.await("all rows are back", () -> shownJoints().size() == 5);
    }

    @Test
    void filteringDoesNotChangeWhatIsSelected() {
        select(1);
        robot.clickOn("#flagsFilter").write("arm");
        FxThread.await("the row is hidden", () -> shownJoints().size() == 2);
        assertThat(selectedJoint()).isEqualTo(1);
        assertThat(FxThread.ask(() -> table().getSelectionModel().isEmpty())).isTrue();
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        FxThread.await("the row is selected again", () -> selectedRow().equals(Optional.of(1)));
    }

    @Test
    void aClickedRowIsTheSelectedJointEverywhere() {
        robot.clickOn(cell(3, "joint"));
        assertThat(selectedJoint()).isEqualTo(3);
        robot.press(KeyCode.UP).release(KeyCode.UP);
        assertThat(selectedJoint()).isEqualTo(2);
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertThat(selectedJoint()).isEqualTo(Rig.NO_JOINT);
        assertThat(FxThread.ask(() -> table().getSelectionModel().isEmpty())).isTrue();
    }

    @Test
    void aJointThatIsSelectedElsewhereIsScrolledTo() {
        HandMadeAnim crowd = HandMadeAnim.withComponents(CROWD);
        IntStream.range(0, CROWD).forEach(i -> crowd.joint("joint" + i, i - 1, 1, i));
        open(crowd.movingFrames());
        select(150);
        FxThread.await("the row can be seen", () -> rows().containsKey(150));
        assertThat(selectedRow()).contains(150);
        assertThat(cell(150, "joint").getText()).isEqualTo("joint150");
    }

    @Test
    void sortingKeepsTheSelection() {
        select(2);
        robot.clickOn("Status");
        FxThread.await("the gravest come first", () -> shownJoints().getFirst().equals("arm_l"));
        assertThat(selectedJoint()).isEqualTo(2);
        assertThat(selectedRow()).contains(2);
    }

    @Test
    void aClickedSquareIsTheSelectedComponentAndIsMarked() {
        robot.clickOn(square(1, Component.QY));
        assertThat(selectedJoint()).isEqualTo(1);
        assertThat(FxThread.ask(() -> document.selectedComponentProperty().get()))
                .contains(Component.QY);
        assertThat(isMarked(1, Component.QY)).isTrue();
        assertThat(isMarked(1, Component.QX)).isFalse();
        select(2);
        assertThat(isMarked(1, Component.QY)).isFalse();
        assertThat(isMarked(2, Component.QY)).isTrue();
        FxThread.run(() -> document.selectedComponentProperty().set(Optional.of(Component.TX)));
        assertThat(isMarked(2, Component.TX)).isTrue();
    }

    @Test
    void tooltipsTeach() {
        assertThat(tooltip(cell(1, "flags")))
                .startsWith("Flags 56 = 0b111000. From the frame: Qx Qy Qz. From the baseframe:" + " position.");
        assertThat(tooltip(cell(2, "start"))).isEqualTo("startIndex 7: Qx = component 7, Qy = 8, Qz = 9");
        assertThat(tooltip(cell(3, "status"))).startsWith("Overlap: component 9 is also used by arm_l.");
        assertThat(tooltip(square(1, Component.QZ)))
                .startsWith("bit 32: Qz = frame 0, component 6 (startIndex 4, third set bit), line ")
                .contains("\nFlags 56");
    }

    @Test
    void meshesGetAFriendlyWordInsteadOfATable() {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        FxThread.run(() -> document.show(SmallModel.open(mesh)));
        assertThat(isSeen("#noFlags")).isTrue();
        assertThat(isSeen("#flags")).isFalse();
        open(HandMadeAnim.withComponents(3).joint("origin", -1, 7, 0).movingFrames());
        assertThat(isSeen("#noFlags")).isFalse();
        assertThat(isSeen("#flags")).isTrue();
    }

    private Parent load() {
        Texts texts = new Texts(TEXTS);
        return new FlagsPane(
                new FlagsViewModel(document, texts),
                new PaneKit(document, texts, new MemorySettings(), new NumberChoices(new MemorySettings())));
    }

    private void open(HandMadeAnim anim) {
        Path file = SmallModel.write(folder, "hand-made.md5anim", anim.text());
        FxThread.run(() -> document.show(SmallModel.open(file)));
        FxThread.await("rows are laid out", () -> rows().containsKey(0));
    }

    private void select(int joint) {
        FxThread.run(() -> document.selectedJointProperty().set(joint));
    }

    private int selectedJoint() {
        return FxThread.ask(() -> document.selectedJointProperty().get());
    }

    private DataTable<FlagsRow> table() {
        return robot.lookup("#flags").query();
    }

    private List<String> shownJoints() {
        return table().getItems().stream().map(row -> row.joint().name()).toList();
    }

    private Optional<Integer> selectedRow() {
        return FxThread.ask(
                () -> Optional.ofNullable(table().getSelectionModel().getSelectedItem())
                        .map(FlagsRow::index));
    }

    /** The cells that are laid out, by joint and column. */
    private Map<Integer, Map<String, TableCell<?, ?>>> rows() {
        return robot.lookup(".table-cell").queryAllAs(TableCell.class).stream()
                .map(cell -> (TableCell<?, ?>) cell)
                .filter(cell -> !cell.isEmpty()
                        && cell.isVisible()
                        && cell.getTableRow().getItem() instanceof FlagsRow)
                .collect(Collectors.groupingBy(
                        cell -> ((FlagsRow) cell.getTableRow().getItem()).index(),
                        Collectors.toMap(cell -> cell.getTableColumn().getId(), cell -> cell, (one, other) -> one)));
    }

    private TableCell<?, ?> cell(int joint, String column) {
        return FxThread.ask(() -> rows().get(joint).get(column));
    }

    private Node square(int joint, Component component) {
        Parent squares = (Parent) cell(joint, "components").getGraphic();
        return squares.getChildrenUnmodifiable().get(component.ordinal());
    }

    private boolean isMarked(int joint, Component component) {
        return FxThread.ask(
                () -> square(joint, component).getPseudoClassStates().contains(MARKED));
    }

    private String text(String query) {
        return FxThread.ask(() -> robot.lookup(query).queryAs(Labeled.class).getText());
    }

    private boolean isSeen(String query) {
        return FxThread.ask(() -> {
            for (Node at = robot.lookup(query).query(); at != null; at = at.getParent()) {
                if (!at.isVisible()) {
                    return false;
                }
            }
            return true;
        });
    }

    /** The text of the tooltip at the mouse; the mouse first leaves the previous node. */
    private String tooltip(Node node) {
        robot.moveTo("#flagsCount");
        FxThread.await("nothing is explained", () -> tooltips().isEmpty());
        robot.moveTo(node).moveBy(1, 0);
        FxThread.await("something is explained", () -> !tooltips().isEmpty());
        return FxThread.ask(() -> tooltips().getFirst());
    }

    private static List<String> tooltips() {
        return Window.getWindows().stream()
                .filter(Tooltip.class::isInstance)
                .map(window -> ((Tooltip) window).getText())
                .toList();
    }
}
