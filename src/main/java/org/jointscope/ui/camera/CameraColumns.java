package org.jointscope.ui.camera;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.marked;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;

/** The columns of the table. */
final class CameraColumns {

    private static final int POSITION_DECIMALS = 3;
    private static final int QUATERNION_DECIMALS = 5;
    private static final int DEGREE_DECIMALS = 2;
    private static final double POSITION_WIDTH = 80;
    private static final double QUATERNION_WIDTH = 76;
    private static final double DEGREE_WIDTH = 84;

    private final CameraViewModel viewModel;
    private final ResourceBundle resources;

    CameraColumns(CameraViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
    }

    private String title(String column) {
        return resources.getString("camera.column." + column);
    }

    void addTo(TableView<CameraLine> table) {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(60, frame()),
                                wide(60, played()),
                                wide(60, number("time", title("time"), CameraLine::seconds, 3)),
                                wide(64, degrees("fov", line -> line.row().fov())),
                                position("x", line -> line.row().position().x()),
                                position("y", line -> line.row().position().y()),
                                position("z", line -> line.row().position().z()),
                                degrees("heading", line -> line.angles().heading()),
                                degrees("tilt", line -> line.angles().tilt()),
                                degrees("roll", line -> line.angles().roll()),
                                quaternion("qx", line -> line.row().orientation().x()),
                                quaternion("qy", line -> line.row().orientation().y()),
                                quaternion("qz", line -> line.row().orientation().z()),
                                explained(quaternion("w", CameraLine::w), viewModel::explainW),
                                explained(
                                        quaternion("length", CameraLine::lengthSquared),
                                        viewModel::explainW),
                                wide(
                                        176,
                                        explained(
                                                text("note", title("note"), viewModel::note),
                                                viewModel::explain)),
                                wide(56, integer("line", title("line"), CameraLine::sourceLine))));
    }

    private TableColumn<CameraLine, Integer> frame() {
        return marked(
                integer("frameNumber", title("frame"), CameraLine::frame),
                viewModel::mark,
                viewModel.marksProperty());
    }

    private TableColumn<CameraLine, Integer> played() {
        return explained(
                column("played", title("played"), CameraLine::played, viewModel::played, true),
                viewModel::explain);
    }

    private TableColumn<CameraLine, Double> position(
            String id, ToDoubleFunction<CameraLine> value) {
        return wide(POSITION_WIDTH, number(id, title(id), value, POSITION_DECIMALS));
    }

    private TableColumn<CameraLine, Double> quaternion(
            String id, ToDoubleFunction<CameraLine> value) {
        return wide(QUATERNION_WIDTH, number(id, title(id), value, QUATERNION_DECIMALS));
    }

    /** An angle, and what it is measured from. */
    private TableColumn<CameraLine, Double> degrees(String id, ToDoubleFunction<CameraLine> value) {
        String help = resources.getString("camera." + id + ".help");
        return explained(
                wide(DEGREE_WIDTH, number(id, title(id), value, DEGREE_DECIMALS)), line -> help);
    }
}
