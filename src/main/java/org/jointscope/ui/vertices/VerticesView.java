package org.jointscope.ui.vertices;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.SharedSelection;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** A table of the vertices, whose selection is the whole window's. */
public final class VerticesView {

    private final VerticesViewModel viewModel;
    private final Settings settings;
    private final ObservableList<VertexRow> rows = FXCollections.observableArrayList();
    private final SortedList<VertexRow> sorted = new SortedList<>(rows);

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private FilterField filterField;

    @FXML private Label countLabel;

    @FXML private Label momentLabel;

    @FXML private Label troubleLabel;

    @FXML private Label placeholderLabel;

    @FXML private Node showAllButton;

    @FXML private TableView<VertexRow> table;

    private VerticesColumns columns;
    private SharedSelection<VertexRow> selection;

    public VerticesView(VerticesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        columns = new VerticesColumns(viewModel, resources);
        columns.addTo(table);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(table);
        showAllButton.visibleProperty().bind(viewModel.filterProperty().isNotEmpty());
        countLabel.textProperty().bind(viewModel.countProperty());
        momentLabel.textProperty().bind(viewModel.momentProperty());
        troubleLabel.textProperty().bind(viewModel.troubleProperty());
        viewModel.troubleProperty().subscribe(this::makeRoom);
        troubleLabel.visibleProperty().bind(viewModel.troubleProperty().isNotEmpty());
        troubleLabel.managedProperty().bind(troubleLabel.visibleProperty());
        placeholderLabel.textProperty().bind(viewModel.placeholderProperty());
        selection = new SharedSelection<>(table, VertexRow::index, viewModel.vertexProperty());
        viewModel.shownProperty().subscribe(this::show);
        viewModel.numbersProperty().subscribe(numbers -> sort());
        viewModel.playingProperty().subscribe(playing -> sort());
        Showing.of(root).subscribe(viewModel::setShowing);
    }

    private void show(List<VertexRow> shown) {
        selection.show(rows, shown);
        columns.makeRoom(viewModel.all());
    }

    private void makeRoom(String trouble) {
        if (!trouble.isEmpty()) {
            columns.makeRoomForTrouble();
        }
    }

    /** Rows that run about while the animation plays could not be read. */
    private void sort() {
        if (!viewModel.playingProperty().get() && !table.getSortOrder().isEmpty()) {
            int selected = viewModel.vertexProperty().get();
            table.sort();
            viewModel.vertexProperty().set(selected);
        }
    }

    @FXML
    private void tableKey(KeyEvent event) {
        boolean selected = viewModel.vertexProperty().get() != Md2Choices.NONE;
        if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.vertexProperty().set(Md2Choices.NONE);
            event.consume();
        }
    }

    @FXML
    private void showAll() {
        viewModel.filterProperty().set("");
        table.requestFocus();
    }
}
