package org.jointscope.ui.camera;

import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

import org.jointscope.ui.control.CellWatch;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.FrameSelection;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** A table of the frames, which leads to a frame and follows the playhead. */
public final class CameraView {

    private static final PseudoClass CUT = PseudoClass.getPseudoClass("cut");
    private static final PseudoClass BEGINS = PseudoClass.getPseudoClass("begins");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final CameraViewModel viewModel;
    private final Settings settings;
    private final ObservableList<CameraLine> lines = FXCollections.observableArrayList();
    private final SortedList<CameraLine> sorted = new SortedList<>(lines);

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Label factsLabel;

    @FXML private Tooltip factsTooltip;

    @FXML private Node cutTools;

    @FXML private TableView<CameraLine> table;

    private ObservableValue<Boolean> showing;
    private FrameSelection<CameraLine> selection;

    public CameraView(CameraViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        factsLabel.textProperty().bind(viewModel.factsProperty());
        factsTooltip.textProperty().bind(viewModel.explanationProperty());
        cutTools.visibleProperty().bind(viewModel.cutThereProperty());
        cutTools.managedProperty().bind(viewModel.cutThereProperty());
        new CameraColumns(viewModel, resources).addTo(table);
        TableKit.equip(table, settings, resources.getString("table.copy"));
        TableKit.offerSource(table, resources.getString("source.show"), viewModel::showSource);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        selection = new FrameSelection<>(table, CameraLine::frame, viewModel::choose);
        table.setRowFactory(t -> new FrameRow());
        showing = Showing.of(root);
        showing.subscribe(is -> followFrame());
        viewModel.linesProperty().subscribe(this::show);
        viewModel.flightProperty().subscribe(flight -> followFrame());
        viewModel.playedProperty().subscribe(played -> followFrame());
        viewModel.playingProperty().subscribe(playing -> followFrame());
        viewModel.selectedFrameProperty().subscribe(frame -> followFrame());
    }

    private void show(List<CameraLine> shown) {
        selection.quietly(
                () -> {
                    table.getSelectionModel().clearSelection();
                    lines.setAll(shown);
                });
        followFrame();
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
        KeyCode key = event.getCode();
        if (key == KeyCode.ENTER) {
            selection.choose(table.getSelectionModel().getSelectedItem());
        } else if (key == KeyCode.ESCAPE && viewModel.selectedFrameProperty().get() >= 0) {
            viewModel.selectNothing();
        } else if (event.isAltDown() && key == KeyCode.DOWN) {
            viewModel.goToNextCut();
        } else if (event.isAltDown() && key == KeyCode.UP) {
            viewModel.goToPreviousCut();
        } else {
            return;
        }
        event.consume();
    }

    @FXML
    private void goToNextCut() {
        viewModel.goToNextCut();
    }

    @FXML
    private void goToPreviousCut() {
        viewModel.goToPreviousCut();
    }

    /**
     * A click goes to the frame also from a moment shortly after it, where its row is selected
     * already.
     */
    private final class FrameRow extends TableRow<CameraLine> {

        FrameRow() {
            setOnMouseClicked(
                    event -> {
                        boolean plain = !event.isShiftDown() && !event.isShortcutDown();
                        if (event.getButton() == MouseButton.PRIMARY && plain) {
                            selection.choose(getItem());
                        }
                    });
            CellWatch.follow(this, viewModel.selectedFrameProperty(), this::mark);
        }

        @Override
        protected void updateItem(CameraLine line, boolean empty) {
            super.updateItem(line, empty);
            boolean some = !empty && line != null;
            pseudoClassStateChanged(CUT, some && line.cut());
            pseudoClassStateChanged(BEGINS, some && line.begins());
            pseudoClassStateChanged(LONG, some && line.isTooLong());
            mark();
        }

        private void mark() {
            int selected = viewModel.selectedFrameProperty().get();
            pseudoClassStateChanged(
                    CHOSEN, !isEmpty() && getItem() != null && getItem().frame() == selected);
        }
    }
}
