package org.jointscope.ui.glcommands;

import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.marked;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;

/** The columns of the table of commands, and of that of one command's vertices. */
final class GlCommandsColumns {

    private static final int DECIMALS = 5;
    private static final int PIXEL_DECIMALS = 2;
    private static final double INDEX_WIDTH = 52;
    private static final double ORDER_WIDTH = 64;
    private static final double KIND_WIDTH = 64;
    private static final double COUNT_WIDTH = 82;
    private static final double COORDINATE_WIDTH = 76;
    private static final double BYTE_WIDTH = 68;
    private static final double START_WIDTH = 120;

    private final GlCommandsViewModel viewModel;
    private final ResourceBundle resources;

    GlCommandsColumns(GlCommandsViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
    }

    List<TableColumn<CommandRow, ?>> ofCommands() {
        return List.of(
                wide(
                        INDEX_WIDTH,
                        marked(
                                integer("glCommand", title("index"), CommandRow::index),
                                viewModel::mark,
                                viewModel.marksProperty())),
                wide(
                        KIND_WIDTH,
                        explained(
                                text("glKind", title("kind"), viewModel::kind),
                                viewModel::explain)),
                wide(
                        COUNT_WIDTH,
                        integer("glVertices", title("vertices"), CommandRow::vertexCount)),
                wide(
                        COUNT_WIDTH,
                        explained(
                                integer(
                                        "glTriangles",
                                        title("triangles"),
                                        CommandRow::triangleCount),
                                viewModel::explain)),
                wide(BYTE_WIDTH, integer("glByte", title("byte"), CommandRow::offset)),
                wide(START_WIDTH, text("glStart", title("start"), CommandRow::start)));
    }

    List<TableColumn<CommandVertex, ?>> ofVertices() {
        return List.of(
                wide(ORDER_WIDTH, integer("glOrder", title("order"), CommandVertex::order)),
                wide(
                        KIND_WIDTH,
                        explained(
                                integer("glVertex", title("vertex"), CommandVertex::vertex),
                                viewModel::explain)),
                coordinate("glS", "s", CommandVertex::s, DECIMALS),
                coordinate("glT", "t", CommandVertex::t, DECIMALS),
                coordinate("glPixelS", "pixelS", CommandVertex::pixelS, PIXEL_DECIMALS),
                coordinate("glPixelT", "pixelT", CommandVertex::pixelT, PIXEL_DECIMALS),
                wide(BYTE_WIDTH, integer("glVertexByte", title("byte"), CommandVertex::offset)));
    }

    private TableColumn<CommandVertex, Double> coordinate(
            String id, String title, ToDoubleFunction<CommandVertex> value, int decimals) {
        return wide(
                COORDINATE_WIDTH,
                explained(
                        number(id, title(title), value, decimals),
                        vertex -> resources.getString("glcommands.coordinate.help")));
    }

    private String title(String key) {
        return resources.getString("glcommands.column." + key);
    }
}
