package org.jointscope.ui.keyframes;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.following;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.marked;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.pane.TableColumns;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;

/** The columns of the table of frames. */
final class KeyframesColumns {

    private static final int DECIMALS = 3;
    private static final String[] AXES = {"x", "y", "z"};
    private static final double FRAME_WIDTH = 64;
    private static final double NAME_WIDTH = 92;
    private static final double CLIP_WIDTH = 76;
    private static final double STEP_WIDTH = 68;
    private static final double NUMBER_WIDTH = 76;
    private static final double START_WIDTH = 92;
    private static final double BYTE_WIDTH = 68;

    private final KeyframesViewModel viewModel;
    private final ResourceBundle resources;
    private final TableColumn<KeyframeRow, Integer> frame;
    private final TableColumn<KeyframeRow, String> name;
    private final TableColumn<KeyframeRow, String> clip;

    KeyframesColumns(KeyframesViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
        this.frame =
                marked(
                        integer("keyframeNumber", title("frame"), KeyframeRow::index),
                        viewModel::mark,
                        viewModel.marksProperty());
        this.name = text("keyframeName", title("name"), KeyframeRow::name);
        this.clip = text("keyframeClip", title("clip"), KeyframeRow::clip);
    }

    void addTo(TableView<KeyframeRow> table) {
        List<TableColumn<KeyframeRow, ?>> columns = table.getColumns();
        columns.add(wide(FRAME_WIDTH, frame));
        columns.add(wide(NAME_WIDTH, name));
        columns.add(wide(CLIP_WIDTH, clip));
        for (int axis = 0; axis < AXES.length; axis++) {
            columns.add(step(axis));
        }
        for (TableColumn<KeyframeRow, Double> start : axes("start", KeyframeRow::start, true)) {
            columns.add(wide(START_WIDTH, start));
        }
        columns.addAll(axes("grid", KeyframeRow::grid, false));
        for (TableColumn<KeyframeRow, Double> size : axes("size", this::size, true)) {
            columns.add(following(viewModel.boxesProperty(), size));
        }
        for (TableColumn<KeyframeRow, Double> least : axes("min", this::min, true)) {
            columns.add(following(viewModel.boxesProperty(), least));
        }
        for (TableColumn<KeyframeRow, Double> most : axes("max", this::max, true)) {
            columns.add(following(viewModel.boxesProperty(), most));
        }
        columns.add(
                wide(
                        BYTE_WIDTH,
                        integer("keyframeByte", title("byte"), row -> row.frame().offset())));
    }

    /** Makes room for the names of a model. */
    void makeRoom(List<KeyframeRow> rows) {
        TableColumns.makeRoom(frame, TableColumns.digits(rows.size() - 1));
        TableColumns.makeRoom(name, rows.stream().map(KeyframeRow::name).distinct());
        TableColumns.makeRoom(clip, rows.stream().map(KeyframeRow::clip).distinct());
    }

    private String title(String column) {
        return resources.getString("keyframes.column." + column);
    }

    private TableColumn<KeyframeRow, Double> step(int axis) {
        return wide(
                STEP_WIDTH,
                explained(
                        column(
                                "step-" + AXES[axis],
                                title("step") + " " + AXES[axis],
                                row -> row.step(axis),
                                row -> viewModel.step(row, axis),
                                true),
                        row -> viewModel.explainStep(row, axis)));
    }

    private interface Side {
        double of(KeyframeRow row, int axis);
    }

    private List<TableColumn<KeyframeRow, Double>> axes(String id, Side side, boolean shown) {
        List<TableColumn<KeyframeRow, Double>> columns = new ArrayList<>();
        for (int i = 0; i < AXES.length; i++) {
            int axis = i;
            TableColumn<KeyframeRow, Double> column =
                    number(
                            id + "-" + AXES[axis],
                            title(id) + " " + AXES[axis],
                            row -> side.of(row, axis),
                            DECIMALS);
            column.setVisible(shown);
            columns.add(wide(NUMBER_WIDTH, column));
        }
        return columns;
    }

    private double size(KeyframeRow row, int axis) {
        return viewModel.boxesProperty().get().size(row.index(), axis);
    }

    private double min(KeyframeRow row, int axis) {
        return viewModel.boxesProperty().get().min(row.index(), axis);
    }

    private double max(KeyframeRow row, int axis) {
        return viewModel.boxesProperty().get().max(row.index(), axis);
    }
}
