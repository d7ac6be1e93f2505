package org.jointscope.ui.md5.flags;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.WindowEvent;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.text.PlainNumber;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.md5.flags.FlagsRow.Scales;
import org.jointscope.ui.md5.flags.FlagsViewModel.StatusChoice;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The components of each joint that come from the frame, in a table. */
public final class FlagsPane extends FeaturePane {

    private static final String NOTHING = "–";

    private final FlagsViewModel model;
    private final JointEdits edits;
    private final DataTable<FlagsRow> table = new DataTable<>("flags", kit);

    public FlagsPane(FlagsViewModel model, PaneKit kit) {
        super("flags", kit, "table-pane", "flags");
        this.model = model;
        this.edits = kit.edits();
        addColumns();
        table.select(FlagsRow::index, kit.document().selectedJointProperty());
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.show(model.rows);
        table.source(model::showSource);
        addMenuItems();
        FilterField filter = table.filter(model.rows);
        HBox.setHgrow(filter, Priority.ALWAYS);
        Label count = count(model.rows);
        count.getStyleClass().remove("sum");
        VBox content = content(table, tools(filter, statuses()), table, footer(count, space(), use()));
        message("noFlags", "mdi2f-flag-off-outline", "none", model.missing, content);
    }

    private ComboBox<StatusChoice> statuses() {
        ComboBox<StatusChoice> choice = new ComboBox<>();
        choice.setId("flagsStatus");
        choice.setPrefWidth(176);
        choice.setMinWidth(136);
        choice.setAccessibleText(text("statuses"));
        choice.setTooltip(new Explanation(text("statuses")));
        ComboChoice.show(choice, model.texts::choice);
        ComboChoice.bind(choice, model.statuses, model.status, model.status::set);
        return choice;
    }

    private Label use() {
        Label use = new Label();
        use.setId("flagsUse");
        FontIcon icon = new FontIcon();
        use.setGraphic(icon);
        use.setTooltip(new Explanation(() -> use.getText() + "\n" + text("use.help")));
        model.use.subscribe(now -> {
            use.setText(now.text());
            icon.setIconLiteral(now.wasteful() ? "mdi2a-arrow-expand-horizontal" : "mdi2c-check");
        });
        return use;
    }

    private void addColumns() {
        table.integer("index", "index", FlagsRow::index).wide(28).fittedToDigits();
        table.text("joint", row -> row.joint().name())
                .wide(104)
                .styled("name-column")
                .marked((marks, row) -> marks.joint(row.index()));
        Column<FlagsRow> components = table.column("components", "components", FlagsRow::mask, FlagsRow::labels)
                .wide(108)
                .look((cell, row) -> new ComponentSquares(table, cell, row, model, edits, this::meant)::show)
                .following(kit.document().selectedComponentProperty())
                .following(kit.document().selectedJointProperty())
                .following(kit.document().editing().changesProperty());
        Column<FlagsRow> start = table.integer(
                        "start", "start", row -> row.joint().startIndex(), this::start)
                .wide(80)
                .fitted(FlagsPane::digits)
                .typed(
                        row -> row.hasStartIndex() ? start(row) : "",
                        (row, typed) -> edits.typeStart(meant(row), typed),
                        row -> edits.isStartEdited(row.index()),
                        model::explainStart);
        table.column("range", "range", FlagsPane::sortedRange, FlagsPane::range)
                .styled("number-column")
                .wide(56)
                .fitted(rows -> 2 * digits(rows) + 1)
                .explained(model::explainStart);
        Column<FlagsRow> flags = table.integer(
                        "flags", "flags", row -> row.joint().flags(), this::flags)
                .wide(52)
                .typed(
                        row -> row.hasFlags() ? flags(row) : "",
                        (row, typed) -> edits.typeFlags(meant(row), typed),
                        row -> edits.isFlagsEdited(row.index()),
                        model::explainFlags);
        table.column("status", "status", FlagsRow::status, row -> model.texts.word(row.status()))
                .wide(92)
                .cellStyle("flag-status")
                .icon(row -> row.status().icon)
                .styledBy(row -> "status-" + row.status().key)
                .explained(model::explainStatus);
        table.column("scale", "scale", FlagsPane::sortedScale, FlagsPane::scale)
                .styled("number-column")
                .wide(72)
                .visibleIf(
                        kit.document().modelProperty().map(open -> open.scale().isPresent()))
                .explained(model::explainScales);
        table.integer("expected", "expected", FlagsRow::expectedStart).wide(84).explained(model.texts::expected);
        table.integer("binary", "binary", row -> row.joint().flags(), this::binary)
                .wide(84)
                .explained(model::explainFlags);
        table.integer("count", "count", FlagsRow::count).wide(56);
        table.column("parent", "parent", row -> row.joint().parent(), FlagsPane::parent)
                .wide(120);
        table.line(row -> row.joint().location().line()).wide(64);
        table.edits("F2", text("change.start"), () -> start);
        table.edits("Shift+F2", text("change.flags"), () -> flags);
        table.on("Space", this::toggleSelected);
        table.on("Right", () -> moveComponent(1, components));
        table.on("Left", () -> moveComponent(-1, components));
        table.on("Alt+Right", () -> moveStarts(1));
        table.on("Alt+Left", () -> moveStarts(-1));
    }

    /** Adds the commands for the selected joints. */
    private void addMenuItems() {
        ContextMenu menu = table.getContextMenu();
        menu.getItems().add(new SeparatorMenuItem());
        for (Component component : Component.values()) {
            CheckMenuItem bit = new CheckMenuItem(component.label());
            addMenuItem(bit, joints -> edits.toggle(joints, component));
            menu.addEventHandler(
                    WindowEvent.WINDOW_SHOWING,
                    event -> bit.setSelected(!bit.isDisable() && edits.hasBit(selectedJoints(), component)));
        }
        addMenuItem(new MenuItem(text("menu.earlier")), joints -> edits.moveStarts(joints, -1));
        addMenuItem(new MenuItem(text("menu.later")), joints -> edits.moveStarts(joints, 1));
        addMenuItem(new MenuItem(text("menu.revert")), edits::revert);
    }

    private void addMenuItem(MenuItem item, Consumer<List<Integer>> action) {
        item.setOnAction(event -> action.accept(selectedJoints()));
        ContextMenu menu = table.getContextMenu();
        menu.getItems().add(item);
        menu.addEventHandler(
                WindowEvent.WINDOW_SHOWING,
                event -> item.setDisable(selectedJoints().isEmpty()));
    }

    /** Changes the bit of the selected component; if there is none, the first one is selected. */
    private boolean toggleSelected() {
        Optional<Component> component =
                kit.document().selectedComponentProperty().get();
        component.ifPresent(bit -> edits.toggle(selectedJoints(), bit));
        return component.isPresent() || model.moveComponent(1);
    }

    private boolean moveComponent(int by, Column<FlagsRow> components) {
        boolean moved = model.moveComponent(by);
        if (moved) {
            table.reveal(components);
        }
        return moved;
    }

    private boolean moveStarts(int by) {
        edits.moveStarts(selectedJoints(), by);
        return true;
    }

    /** The largest number of digits of a component index. */
    private static int digits(List<FlagsRow> rows) {
        return Column.digits(rows.stream()
                .filter(row -> row.joint().isAnimated())
                .mapToInt(row -> Math.clamp(row.lastComponent(), 0, Integer.MAX_VALUE))
                .max()
                .orElse(0));
    }

    private String flags(FlagsRow row) {
        return row.hasFlags() ? Integer.toString(row.joint().flags()) : NOTHING;
    }

    private String binary(FlagsRow row) {
        return row.hasFlags() ? FlagWords.binary(row.joint().flags()) : NOTHING;
    }

    private String start(FlagsRow row) {
        return row.hasStartIndex() ? Integer.toString(row.joint().startIndex()) : NOTHING;
    }

    /** Rows that read no components sort before the others. */
    private static long sortedRange(FlagsRow row) {
        return row.joint().isAnimated() ? row.joint().startIndex() : Long.MIN_VALUE;
    }

    private static String range(FlagsRow row) {
        return row.joint().isAnimated() ? FlagsTexts.range(row.joint().startIndex(), row.lastComponent()) : NOTHING;
    }

    /** Rows without scales sort as those with the scale 1. */
    private static double sortedScale(FlagsRow row) {
        return row.scales().map(Scales::most).orElse(1.0);
    }

    private static String scale(FlagsRow row) {
        return row.scales()
                .map(it -> it.least() == it.most()
                        ? PlainNumber.of(it.most())
                        : PlainNumber.of(it.least()) + NOTHING + PlainNumber.of(it.most()))
                .orElse("");
    }

    private static String parent(FlagsRow row) {
        AnimJoint joint = row.joint();
        return joint.parent() < 0 ? NOTHING : (joint.parent() + " " + row.parentName()).strip();
    }

    private List<Integer> selectedJoints() {
        return table.allSelected().stream().map(FlagsRow::index).toList();
    }

    /** The joints that an edit of a row applies to: all joints selected with it. */
    private List<Integer> meant(FlagsRow row) {
        List<Integer> selected = selectedJoints();
        return selected.contains(row.index()) ? selected : List.of(row.index());
    }
}
