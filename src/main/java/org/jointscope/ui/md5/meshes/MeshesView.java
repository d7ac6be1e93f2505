package org.jointscope.ui.md5.meshes;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/** A table of the meshes, and below it more about the one that is chosen. */
public final class MeshesView {

    private static final double ROW_HEIGHT = 32;
    private static final double HEADER_HEIGHT = 42;
    private static final double SCROLL_BAR_HEIGHT = 36;
    private static final int MOST_ROWS = 6;

    private final MeshesViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private TableView<MeshRow> table;

    @FXML private ScrollPane scroll;

    @FXML private MeshDetailsBox details;

    @FXML private Node empty;

    public MeshesView(MeshesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        table.setFixedCellSize(ROW_HEIGHT);
        table.getColumns().setAll(columns());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
        viewModel.rowsProperty().subscribe(this::show);
        viewModel.detailsProperty().subscribe(shown -> shown.ifPresent(details::show));
        viewModel.chosenProperty().subscribe(this::choose);
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        row -> {
                            if (row != null) {
                                viewModel.choose(row);
                            }
                        });
    }

    private List<TableColumn<MeshRow, ?>> columns() {
        return List.of(
                visible(),
                width(
                        TableColumns.marked(
                                TableColumns.integer("index", text("index"), MeshRow::index),
                                viewModel::mark,
                                viewModel.marksProperty()),
                        48),
                shader(),
                width(
                        TableColumns.explained(
                                TableColumns.text(
                                        "texture", text("texture"), viewModel::textureText),
                                viewModel::textureExplanation),
                        130),
                perVertex(),
                width(
                        TableColumns.integer(
                                "triangles", text("triangles"), row -> row.facts().triangles()),
                        80),
                width(
                        TableColumns.integer(
                                "vertices", text("vertices"), row -> row.facts().vertices()),
                        80),
                width(
                        TableColumns.integer("points", text("points"), row -> row.facts().points()),
                        80),
                width(
                        TableColumns.integer(
                                "weights", text("weights"), row -> row.facts().weights()),
                        80),
                width(TableColumns.text("name", text("name"), row -> row.facts().name()), 80));
    }

    private String text(String key) {
        return resources.getString("meshes." + key);
    }

    private static <R, V> TableColumn<R, V> width(TableColumn<R, V> column, double width) {
        column.setPrefWidth(width);
        return column;
    }

    private TableColumn<MeshRow, Boolean> visible() {
        TableColumn<MeshRow, Boolean> column =
                TableColumns.column(
                        "visible",
                        text("visible"),
                        MeshRow::isVisible,
                        row -> text(row.isVisible() ? "shown" : "hidden"),
                        false);
        column.setCellFactory(c -> new VisibleCell(viewModel::visibleText, text("visible.tip")));
        return width(column, 64);
    }

    private TableColumn<MeshRow, String> shader() {
        TableColumn<MeshRow, String> column =
                TableColumns.explained(
                        TableColumns.text("shader", text("shader"), row -> row.facts().shader()),
                        row -> row.facts().shader());
        column.getStyleClass().add("path-column");
        return width(column, 130);
    }

    private TableColumn<MeshRow, Double> perVertex() {
        TableColumn<MeshRow, Double> column =
                TableColumns.column(
                        "perVertex",
                        text("perVertex.column"),
                        MeshesView::mostWeights,
                        viewModel::weightsText,
                        false);
        column.setCellFactory(c -> new WeightBarsCell(viewModel::weightsText));
        return width(column, 110);
    }

    /** What the histograms are sorted by: the share of the vertices that have most weights. */
    private static double mostWeights(MeshRow row) {
        return row.facts().weightsPerVertex().getLast().share();
    }

    private void show(List<MeshRow> rows) {
        table.getItems().setAll(rows);
        double height =
                HEADER_HEIGHT
                        + Math.clamp(rows.size(), 2, MOST_ROWS) * ROW_HEIGHT
                        + SCROLL_BAR_HEIGHT;
        table.setMinHeight(height);
        table.setPrefHeight(height);
        for (Node node : List.of(table, scroll)) {
            node.setVisible(!rows.isEmpty());
            node.setManaged(!rows.isEmpty());
        }
        empty.setVisible(rows.isEmpty());
        empty.setManaged(rows.isEmpty());
    }

    private void choose(Optional<MeshRow> row) {
        row.ifPresentOrElse(
                it -> table.getSelectionModel().select(it),
                () -> table.getSelectionModel().clearSelection());
    }
}
