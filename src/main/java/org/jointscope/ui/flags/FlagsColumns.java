package org.jointscope.ui.flags;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.model.Component;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TypedCell;
import org.jointscope.ui.pane.Typing;

import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The columns of the table: what one looks for first stands first, because the pane is narrow. */
final class FlagsColumns {

    private static final String NOTHING = "–";

    private final FlagsViewModel viewModel;
    private final Function<FlagsRow, List<Integer>> joints;
    private final ResourceBundle resources;
    private final TableColumn<FlagsRow, Integer> index;
    private final TableColumn<FlagsRow, String> joint;
    private final TableColumn<FlagsRow, Integer> flags;
    private final TableColumn<FlagsRow, Integer> start;
    private final TableColumn<FlagsRow, Long> range;

    /**
     * @param joints that an edit of a row is meant for: all that are selected with it
     */
    FlagsColumns(
            FlagsViewModel viewModel,
            Function<FlagsRow, List<Integer>> joints,
            ResourceBundle resources) {
        this.viewModel = viewModel;
        this.joints = joints;
        this.resources = resources;
        this.index = integer("index", title("index"), FlagsRow::index);
        this.joint =
                TableColumns.marked(
                        text("joint", title("joint"), row -> row.joint().name()),
                        viewModel::mark,
                        viewModel.marksProperty());
        this.flags = flags();
        this.start = start();
        this.range = range();
    }

    /** The column in which flags are typed. */
    TableColumn<FlagsRow, Integer> flagsColumn() {
        return flags;
    }

    /** The column in which startIndexes are typed. */
    TableColumn<FlagsRow, Integer> startColumn() {
        return start;
    }

    /** Makes room for the names and numbers of a model. */
    void makeRoom(List<FlagsRow> rows) {
        int last =
                rows.stream()
                        .filter(FlagsRow::takesFloats)
                        .mapToInt(row -> Math.clamp(row.lastFloat(), 0, Integer.MAX_VALUE))
                        .max()
                        .orElse(0);
        TableColumns.makeRoom(index, TableColumns.digits(rows.size() - 1));
        TableColumns.makeRoom(joint, rows.stream().map(row -> row.joint().name()));
        TableColumns.makeRoom(start, TableColumns.digits(last));
        TableColumns.makeRoom(range, 2 * TableColumns.digits(last) + 1);
    }

    void addTo(TableView<FlagsRow> table) {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(32, index),
                                wide(88, joint),
                                wide(108, components()),
                                wide(118, status()),
                                wide(54, flags),
                                wide(54, start),
                                wide(58, range),
                                wide(76, expected()),
                                wide(84, binary()),
                                wide(56, integer("count", title("count"), FlagsRow::count)),
                                wide(120, parent()),
                                wide(
                                        52,
                                        integer(
                                                "line",
                                                title("line"),
                                                row -> row.joint().place().line()))));
    }

    private String title(String column) {
        return resources.getString("flags.column." + column);
    }

    private TableColumn<FlagsRow, Integer> components() {
        TableColumn<FlagsRow, Integer> components =
                column(
                        "components",
                        title("components"),
                        FlagsColumns::mask,
                        FlagsColumns::labels,
                        false);
        components.setCellFactory(c -> new ComponentsCell(viewModel, joints));
        return components;
    }

    private static int mask(FlagsRow row) {
        return row.hasFlags() ? row.joint().flags() & Component.ALL : 0;
    }

    /**
     * The components that come from the frame: what is copied in place of squares, and what a
     * screen reader reads.
     */
    static String labels(FlagsRow row) {
        return Arrays.stream(Component.values())
                .filter(component -> component.isIn(mask(row)))
                .map(Component::label)
                .collect(Collectors.joining(" "));
    }

    private TableColumn<FlagsRow, Integer> flags() {
        return TypedCell.in(
                integer(
                        "flags",
                        title("flags"),
                        row -> row.joint().flags(),
                        row -> row.hasFlags() ? Integer.toString(row.joint().flags()) : NOTHING),
                new Typing<>(
                        row -> row.hasFlags() ? Integer.toString(row.joint().flags()) : "",
                        (row, typed) -> viewModel.edits().typeFlags(joints.apply(row), typed),
                        row -> viewModel.edits().isFlagsEdited(row.index()),
                        viewModel.changesProperty(),
                        viewModel::explainFlags));
    }

    private TableColumn<FlagsRow, Integer> binary() {
        return explained(
                integer(
                        "binary",
                        title("binary"),
                        row -> row.joint().flags(),
                        row -> row.hasFlags() ? row.binaryFlags() : NOTHING),
                viewModel::explainFlags);
    }

    private TableColumn<FlagsRow, Integer> start() {
        return TypedCell.in(
                integer(
                        "start",
                        title("start"),
                        row -> row.joint().startIndex(),
                        row ->
                                row.hasStartIndex()
                                        ? Integer.toString(row.joint().startIndex())
                                        : NOTHING),
                new Typing<>(
                        row ->
                                row.hasStartIndex()
                                        ? Integer.toString(row.joint().startIndex())
                                        : "",
                        (row, typed) -> viewModel.edits().typeStart(joints.apply(row), typed),
                        row -> viewModel.edits().isStartEdited(row.index()),
                        viewModel.changesProperty(),
                        viewModel::explainStart));
    }

    /** Those that take no floats sort before the others. */
    private TableColumn<FlagsRow, Long> range() {
        return explained(
                column(
                        "range",
                        title("range"),
                        row -> row.takesFloats() ? row.firstFloat() : Long.MIN_VALUE,
                        row ->
                                row.takesFloats()
                                        ? FlagsTexts.range(row.firstFloat(), row.lastFloat())
                                        : NOTHING,
                        true),
                viewModel::explainStart);
    }

    private TableColumn<FlagsRow, Integer> expected() {
        return explained(
                integer("expected", title("expected"), FlagsRow::expectedStart),
                viewModel::explainExpected);
    }

    private TableColumn<FlagsRow, FlagStatus> status() {
        TableColumn<FlagsRow, FlagStatus> status =
                column(
                        "status",
                        title("status"),
                        FlagsRow::status,
                        row -> viewModel.word(row.status()),
                        false);
        status.setCellFactory(c -> new StatusCell(viewModel));
        return status;
    }

    private TableColumn<FlagsRow, Integer> parent() {
        return column(
                "parent", title("parent"), row -> row.joint().parent(), this::parentText, false);
    }

    private String parentText(FlagsRow row) {
        int parent = row.joint().parent();
        return parent < 0 ? NOTHING : (parent + " " + row.parentName()).strip();
    }
}
