package org.jointscope.ui.keyframes;

import javafx.beans.value.ObservableValue;
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
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.FrameSelection;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** A table of the frames, which leads to a frame and follows the playhead. */
public final class KeyframesView {

    private final KeyframesViewModel viewModel;
    private final Settings settings;
    private final ObservableList<KeyframeRow> rows = FXCollections.observableArrayList();
    private final SortedList<KeyframeRow> sorted = new SortedList<>(rows);

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private FilterField filterField;

    @FXML private Label countLabel;

    @FXML private Label summaryLabel;

    @FXML private Label placeholderLabel;

    @FXML private Node showAllButton;

    @FXML private TableView<KeyframeRow> table;

    private KeyframesColumns columns;
    private ObservableValue<Boolean> showing;
    private FrameSelection<KeyframeRow> selection;

    public KeyframesView(KeyframesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        columns = new KeyframesColumns(viewModel, resources);
        columns.addTo(table);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        selection = new FrameSelection<>(table, KeyframeRow::index, viewModel::goTo);
        table.setRowFactory(t -> selection.row());
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(table);
        showAllButton.visibleProperty().bind(viewModel.filterProperty().isNotEmpty());
        countLabel.textProperty().bind(viewModel.countProperty());
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        placeholderLabel.textProperty().bind(viewModel.placeholderProperty());
        showing = Showing.of(root);
        showing.subscribe(this::showing);
        viewModel.shownProperty().subscribe(this::show);
        viewModel.boxesProperty().subscribe(boxes -> sort());
        viewModel.frameProperty().subscribe(frame -> followFrame());
        viewModel.playingProperty().subscribe(playing -> followFrame());
    }

    private void showing(boolean is) {
        viewModel.setShowing(is);
        followFrame();
    }

    private void show(List<KeyframeRow> shown) {
        selection.quietly(
                () -> {
                    table.getSelectionModel().clearSelection();
                    rows.setAll(shown);
                });
        columns.makeRoom(viewModel.all());
        followFrame();
    }

    private void sort() {
        if (!table.getSortOrder().isEmpty()) {
            selection.quietly(table::sort);
        }
    }

    /** The current frame's row is the selected one; while playing it is not run after. */
    private void followFrame() {
        if (!showing.getValue()) {
            return;
        }
        selection.follow(viewModel.currentFrame(), !viewModel.playingProperty().get());
    }

    @FXML
    private void tableKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            selection.choose(table.getSelectionModel().getSelectedItem());
            event.consume();
        }
    }

    @FXML
    private void showAll() {
        viewModel.filterProperty().set("");
        table.requestFocus();
    }
}
