package org.jointscope.ui.keyframes;

import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.TableKit;
import org.jointscope.ui.document.Settings;

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
    private boolean following;

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
        table.setRowFactory(t -> row());
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
        table.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    }

    private void showing(boolean is) {
        viewModel.setShowing(is);
        followFrame();
    }

    private void show(List<KeyframeRow> shown) {
        following = true;
        table.getSelectionModel().clearSelection();
        rows.setAll(shown);
        following = false;
        columns.makeRoom(viewModel.all());
        followFrame();
    }

    private void sort() {
        if (!table.getSortOrder().isEmpty()) {
            following = true;
            table.sort();
            following = false;
        }
    }

    /**
     * A click goes to the frame also from a moment shortly after it, where its row is selected
     * already.
     */
    private TableRow<KeyframeRow> row() {
        TableRow<KeyframeRow> row = new TableRow<>();
        row.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        choose(row.getItem());
                    }
                });
        return row;
    }

    /** Only what the user does to the selection moves the playhead. */
    private void choose(KeyframeRow row) {
        if (!following && row != null) {
            viewModel.goTo(row);
        }
    }

    /** The current frame's row is the selected one; while playing it is not run after. */
    private void followFrame() {
        if (!showing.getValue()) {
            return;
        }
        int row = rowOf(viewModel.currentFrame());
        following = true;
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else if (table.getSelectionModel().getSelectedIndex() != row) {
            table.getSelectionModel().clearAndSelect(row);
        }
        following = false;
        if (row >= 0 && !viewModel.playingProperty().get()) {
            TableKit.reveal(table, row);
        }
    }

    /** −1 if the frame has none. */
    private int rowOf(int frame) {
        for (int row = 0; row < sorted.size(); row++) {
            if (sorted.get(row).index() == frame) {
                return row;
            }
        }
        return -1;
    }

    @FXML
    private void tableKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            choose(table.getSelectionModel().getSelectedItem());
            event.consume();
        }
    }

    @FXML
    private void showAll() {
        viewModel.filterProperty().set("");
        table.requestFocus();
    }
}
