package org.jointscope.ui.frames;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.pane.TypedCell;

import java.util.List;
import java.util.ResourceBundle;

/** Shows the floats of the current frame, whose values can be typed over. */
public final class FramesView {

    private static final PseudoClass FREE = PseudoClass.getPseudoClass("free");
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

    private final FramesViewModel viewModel;
    private final Settings settings;
    private final ObservableList<FloatLine> lines = FXCollections.observableArrayList();
    private final SortedList<FloatLine> sorted = new SortedList<>(lines);

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Node content;

    @FXML private Node message;

    @FXML private FilterField filterField;

    @FXML private ToggleButton onlySelectedButton;

    @FXML private Label countLabel;

    @FXML private Label momentLabel;

    @FXML private TableView<FloatLine> table;

    private FrameColumns columns;
    private boolean following;

    public FramesView(FramesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        columns = new FrameColumns(viewModel, resources);
        columns.addTo(table);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.setRowFactory(t -> new LineRow());
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::tableKey);
        filterField.textProperty().bindBidirectional(viewModel.filterProperty());
        filterField.narrow(table);
        onlySelectedButton.selectedProperty().bindBidirectional(viewModel.onlySelectedProperty());
        content.visibleProperty().bind(viewModel.animationProperty());
        content.managedProperty().bind(content.visibleProperty());
        message.visibleProperty().bind(content.visibleProperty().not());
        countLabel.textProperty().bind(viewModel.countProperty());
        momentLabel.textProperty().bind(viewModel.momentProperty());
        viewModel.shownProperty().subscribe(this::show);
        viewModel.valuesProperty().subscribe(values -> sort());
        viewModel.selectedJointProperty().subscribe(joint -> followSelection());
        viewModel.selectedComponentProperty().subscribe(component -> followSelection());
        table.getSelectionModel().selectedItemProperty().subscribe(this::choose);
        Showing.of(root).subscribe(viewModel::setShowing);
    }

    private void show(List<FloatLine> shown) {
        FloatLine before = table.getSelectionModel().getSelectedItem();
        following = true;
        table.getSelectionModel().clearSelection();
        lines.setAll(shown);
        following = false;
        columns.makeRoom(viewModel.all());
        if (before != null && sorted.contains(before)) {
            select(sorted.indexOf(before));
        } else {
            followSelection();
        }
    }

    /** Rows that run about while the animation plays could not be read. */
    private void sort() {
        boolean still = !viewModel.playingProperty().get() && table.getEditingCell() == null;
        if (still && !table.getSortOrder().isEmpty()) {
            following = true;
            table.sort();
            following = false;
        }
    }

    private void choose(FloatLine line) {
        if (!following && line != null) {
            following = true;
            viewModel.select(line);
            following = false;
        }
    }

    /** The line of the selected component is the selected one, or else one of its joint. */
    private void followSelection() {
        if (following) {
            return;
        }
        FloatLine now = table.getSelectionModel().getSelectedItem();
        int best = sorted.stream().mapToInt(viewModel::likeness).max().orElse(0);
        if (best == 0) {
            select(-1);
        } else if (now == null || viewModel.likeness(now) < best) {
            int row = 0;
            while (viewModel.likeness(sorted.get(row)) < best) {
                row++;
            }
            select(row);
        }
    }

    private void select(int row) {
        following = true;
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else {
            table.getSelectionModel().clearAndSelect(row);
            TableKit.reveal(table, row);
        }
        following = false;
    }

    @FXML
    private void showAll() {
        viewModel.showAll();
        table.requestFocus();
    }

    private void tableKey(KeyEvent event) {
        if (event.getTarget() != table) {
            return;
        }
        int row = table.getSelectionModel().getSelectedIndex();
        boolean edits = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.F2;
        boolean selected = viewModel.selectedJointProperty().get() != Document.NO_JOINT;
        if (edits && row >= 0) {
            TypedCell.open(table, row, columns.valueColumn());
        } else if (event.getCode() == KeyCode.ESCAPE && selected) {
            viewModel.selectedJointProperty().set(Document.NO_JOINT);
        } else {
            return;
        }
        event.consume();
    }

    /** What is nobody's, and what more than one or nobody can have, shows by its colour, too. */
    private static final class LineRow extends TableRow<FloatLine> {

        @Override
        protected void updateItem(FloatLine line, boolean empty) {
            super.updateItem(line, empty);
            boolean some = !empty && line != null;
            pseudoClassStateChanged(FREE, some && line.claim().isEmpty());
            pseudoClassStateChanged(BAD, some && (line.isShared() || line.past()));
        }
    }
}
