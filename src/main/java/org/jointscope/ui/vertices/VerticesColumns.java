package org.jointscope.ui.vertices;

import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.following;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.marked;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.pane.TableColumns;

import java.util.List;
import java.util.ResourceBundle;

/** The columns of the table of vertices. */
final class VerticesColumns {

    private static final int DECIMALS = 3;
    private static final String[] AXES = {"x", "y", "z"};
    private static final int TROUBLE_CHARACTERS = 14;
    private static final double INDEX_WIDTH = 48;
    private static final double STEP_WIDTH = 62;
    private static final double PLACE_WIDTH = 76;
    private static final double NORMAL_WIDTH = 72;
    private static final double AXIS_WIDTH = 64;
    private static final double TRIANGLES_WIDTH = 76;
    private static final double BYTE_WIDTH = 72;

    private final VerticesViewModel viewModel;
    private final ResourceBundle resources;
    private final TableColumn<VertexRow, Integer> index;
    private final TableColumn<VertexRow, Integer> normal;

    VerticesColumns(VerticesViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
        this.index = integer("vertexNumber", title("index"), VertexRow::index);
        this.normal =
                marked(
                        integer(
                                "vertexNormal",
                                title("normal"),
                                row -> numbers().normal(row),
                                viewModel::normal),
                        viewModel::mark,
                        viewModel.numbersProperty());
    }

    private VertexNumbers numbers() {
        return viewModel.numbersProperty().get();
    }

    void addTo(TableView<VertexRow> table) {
        List<TableColumn<VertexRow, ?>> columns = table.getColumns();
        columns.add(wide(INDEX_WIDTH, index));
        for (int axis = 0; axis < AXES.length; axis++) {
            columns.add(live(STEP_WIDTH, step(axis)));
        }
        for (int axis = 0; axis < AXES.length; axis++) {
            columns.add(live(PLACE_WIDTH, place(axis)));
        }
        columns.add(live(NORMAL_WIDTH, normal));
        for (int axis = 0; axis < AXES.length; axis++) {
            columns.add(live(AXIS_WIDTH, normal(axis)));
        }
        columns.add(
                wide(
                        TRIANGLES_WIDTH,
                        integer("vertexTriangles", title("triangles"), VertexRow::triangles)));
        columns.add(
                live(
                        BYTE_WIDTH,
                        integer("vertexByte", title("byte"), row -> numbers().offset(row))));
    }

    /** Of numbers that change from frame to frame. */
    private <V> TableColumn<VertexRow, V> live(double width, TableColumn<VertexRow, V> column) {
        return following(viewModel.numbersProperty(), wide(width, column));
    }

    /** Makes room for what is said of a normal that does not exist. */
    void makeRoomForTrouble() {
        TableColumns.makeRoom(normal, TROUBLE_CHARACTERS);
    }

    /** Makes room for the numbers of a model. */
    void makeRoom(List<VertexRow> rows) {
        TableColumns.makeRoom(index, TableColumns.digits(rows.size() - 1));
    }

    private String title(String column) {
        return resources.getString("vertices.column." + column);
    }

    private TableColumn<VertexRow, Integer> step(int axis) {
        return integer(
                "byte-" + AXES[axis],
                title("byteAxis") + " " + AXES[axis],
                row -> numbers().step(row, axis));
    }

    private TableColumn<VertexRow, Double> place(int axis) {
        return explained(
                number(
                        "place-" + AXES[axis],
                        title("place") + " " + AXES[axis],
                        row -> numbers().place(row, axis),
                        DECIMALS),
                row -> viewModel.explainPlace(row, axis));
    }

    private TableColumn<VertexRow, Double> normal(int axis) {
        return explained(
                number(
                        "normal-" + AXES[axis],
                        title("axis") + " " + AXES[axis],
                        row -> numbers().normal(row, axis),
                        DECIMALS),
                viewModel::explainNormal);
    }
}
