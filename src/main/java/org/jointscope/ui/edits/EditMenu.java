package org.jointscope.ui.edits;

import javafx.fxml.FXML;
import javafx.scene.control.MenuItem;

/** The menu by which edits are taken back. */
public final class EditMenu {

    private final EditsViewModel viewModel;
    @FXML private MenuItem undo;
    @FXML private MenuItem redo;
    @FXML private MenuItem revertJoint;
    @FXML private MenuItem revertAll;

    public EditMenu(EditsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        undo.textProperty().bind(viewModel.undoTextProperty());
        undo.disableProperty().bind(viewModel.canUndoProperty().not());
        redo.textProperty().bind(viewModel.redoTextProperty());
        redo.disableProperty().bind(viewModel.canRedoProperty().not());
        revertJoint.disableProperty().bind(viewModel.jointEditedProperty().not());
        revertAll.disableProperty().bind(viewModel.modifiedProperty().not());
    }

    @FXML
    private void undo() {
        viewModel.undo();
    }

    @FXML
    private void redo() {
        viewModel.redo();
    }

    @FXML
    private void revertJoint() {
        viewModel.revertJoint();
    }

    @FXML
    private void revertAll() {
        viewModel.revertAll();
    }
}
