package org.jointscope.ui.frames;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.following;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TypedCell;
import org.jointscope.ui.pane.Typing;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;

/** The columns of the table. */
final class FrameColumns {

    private static final int DECIMALS = 5;
    private static final double NUMBER_WIDTH = 104;

    private final FramesViewModel viewModel;
    private final FrameNumbers numbers;
    private final ResourceBundle resources;
    private final TableColumn<FloatLine, Integer> index;
    private final TableColumn<FloatLine, String> joint;
    private final TableColumn<FloatLine, Double> value;

    FrameColumns(FramesViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.numbers = viewModel.numbers();
        this.resources = resources;
        this.index = integer("index", title("index"), FloatLine::index);
        this.joint = text("joint", title("joint"), FloatLine::joint);
        this.value = value();
    }

    private String title(String column) {
        return resources.getString("frames.column." + column);
    }

    /** Makes room for the names and numbers of an animation. */
    void makeRoom(List<FloatLine> lines) {
        int last = lines.stream().mapToInt(FloatLine::index).max().orElse(0);
        TableColumns.makeRoom(index, TableColumns.digits(last));
        TableColumns.makeRoom(joint, lines.stream().map(FloatLine::joint));
    }

    void addTo(TableView<FloatLine> table) {
        TableColumn<FloatLine, String> component =
                text("component", title("component"), FloatLine::component);
        table.getColumns()
                .setAll(
                        List.of(
                                wide(44, index),
                                wide(96, joint),
                                wide(48, component),
                                wide(NUMBER_WIDTH, live(value)),
                                wide(NUMBER_WIDTH, live(baseframe())),
                                wide(NUMBER_WIDTH, live(of("difference", numbers::difference))),
                                wide(NUMBER_WIDTH, live(of("least", numbers::least))),
                                wide(NUMBER_WIDTH, live(of("greatest", numbers::greatest))),
                                wide(
                                        88,
                                        live(
                                                text(
                                                        "constant",
                                                        title("constant"),
                                                        numbers::constant))),
                                wide(200, live(note())),
                                wide(60, live(line()))));
        table.getColumns().forEach(column -> column.setEditable(column == value));
    }

    /** Of what follows the playhead. */
    private <V> TableColumn<FloatLine, V> live(TableColumn<FloatLine, V> column) {
        return following(viewModel.valuesProperty(), column);
    }

    /** The one that can be typed into. */
    TableColumn<FloatLine, Double> valueColumn() {
        return value;
    }

    private TableColumn<FloatLine, Double> of(String id, ToDoubleFunction<FloatLine> number) {
        return number(id, title(id), number, DECIMALS);
    }

    private TableColumn<FloatLine, Double> value() {
        return TypedCell.in(
                of("value", numbers::value),
                new Typing<>(
                        numbers::beginEdit,
                        numbers::edit,
                        numbers::isEdited,
                        List.of(viewModel.valuesProperty()),
                        numbers::explain));
    }

    private TableColumn<FloatLine, Double> baseframe() {
        return explained(of("baseframe", numbers::baseframe), numbers::explainBaseframe);
    }

    private TableColumn<FloatLine, String> note() {
        return explained(text("note", title("note"), numbers::note), numbers::explain);
    }

    private TableColumn<FloatLine, Integer> line() {
        return column("line", title("line"), numbers::sourceLine, this::lineText, true);
    }

    private String lineText(FloatLine line) {
        int source = numbers.sourceLine(line);
        return source == 0 ? "–" : Integer.toString(source);
    }
}
