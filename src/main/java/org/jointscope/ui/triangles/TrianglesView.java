package org.jointscope.ui.triangles;

import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.pane.SharedSelection;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** The skin with the triangles over it, and a table of them. */
public final class TrianglesView {

    private static final String[] CORNERS = {"a", "b", "c"};
    private static final double NUMBER_WIDTH = 50;
    private static final double INDEX_WIDTH = 78;
    private static final double BYTE_WIDTH = 68;
    private static final double FIT_WIDTH = 120;

    private final TrianglesViewModel viewModel;
    private final PictureImages images;
    private final Settings settings;
    private final ObservableList<TriangleRow> rows = FXCollections.observableArrayList();

    @FXML private ResourceBundle resources;

    @FXML private SplitPane split;

    @FXML private FilterField filterField;

    @FXML private Label countLabel;

    @FXML private Label summaryLabel;

    @FXML private Label placeholderLabel;

    @FXML private Node showAllButton;

    @FXML private SkinMap map;

    @FXML private TableView<TriangleRow> table;

    public TrianglesView(TrianglesViewModel viewModel, PictureImages images, Settings settings) {
        this.viewModel = viewModel;
        this.images = images;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        addColumns(table.getColumns());
        TableKit.equip(table, settings, resources.getString("table.copy"));
        SortedList<TriangleRow> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        SharedSelection<TriangleRow> selection =
                new SharedSelection<>(table, TriangleRow::index, viewModel.selectedProperty());
        viewModel.shownProperty().subscribe(shown -> selection.show(rows, shown));
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(table);
        showAllButton.visibleProperty().bind(viewModel.filterProperty().isNotEmpty());
        countLabel.textProperty().bind(viewModel.countProperty());
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        placeholderLabel.textProperty().bind(viewModel.placeholderProperty());
        map.show(viewModel, images);
        viewModel.selectedTextProperty().subscribe(map::setAccessibleText);
        DividerMemory.follow(split, split.getId(), settings);
    }

    private void addColumns(List<TableColumn<TriangleRow, ?>> columns) {
        columns.add(wide(INDEX_WIDTH, integer("triangle", title("triangle"), TriangleRow::index)));
        columns.add(
                wide(
                        FIT_WIDTH,
                        explained(text("fit", title("fit"), viewModel::fit), viewModel::explain)));
        addGroup(columns, "vertex", TriangleRow::vertex);
        addGroup(columns, "st", TriangleRow::texCoord);
        for (int corner = 0; corner < CORNERS.length; corner++) {
            int which = corner;
            TableColumn<TriangleRow, Integer> s =
                    integer("s" + CORNERS[corner], "s " + CORNERS[corner], row -> row.s(which));
            TableColumn<TriangleRow, Integer> t =
                    integer("t" + CORNERS[corner], "t " + CORNERS[corner], row -> row.t(which));
            columns.add(wide(NUMBER_WIDTH, s));
            columns.add(wide(NUMBER_WIDTH, t));
        }
        columns.add(wide(BYTE_WIDTH, number("area", title("area"), TriangleRow::area, 1)));
        columns.add(wide(BYTE_WIDTH, integer("byte", title("byte"), TriangleRow::offset)));
    }

    private interface OfCorner {
        int get(TriangleRow row, int corner);
    }

    private void addGroup(List<TableColumn<TriangleRow, ?>> columns, String id, OfCorner value) {
        for (int corner = 0; corner < CORNERS.length; corner++) {
            int which = corner;
            columns.add(
                    wide(
                            INDEX_WIDTH,
                            integer(
                                    id + CORNERS[corner],
                                    title(id) + " " + CORNERS[corner],
                                    row -> value.get(row, which))));
        }
    }

    private String title(String column) {
        return resources.getString("triangles.column." + column);
    }

    @FXML
    private void showWhole() {
        map.showWhole();
    }

    @FXML
    private void showAll() {
        viewModel.filterProperty().set("");
        table.requestFocus();
    }
}
