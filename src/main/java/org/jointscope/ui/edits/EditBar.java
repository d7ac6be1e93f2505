package org.jointscope.ui.edits;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** The buttons that one wants at hand while trying things out. */
public final class EditBar {

    private final EditsViewModel viewModel;
    @FXML private Button undo;
    @FXML private Button redo;
    @FXML private Button hold;
    @FXML private Tooltip undoTip;
    @FXML private Tooltip redoTip;

    public EditBar(EditsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        undo.disableProperty().bind(viewModel.canUndoProperty().not());
        redo.disableProperty().bind(viewModel.canRedoProperty().not());
        hold.disableProperty().bind(viewModel.modifiedProperty().not());
        undoTip.textProperty().bind(viewModel.undoTextProperty().map(EditBar::plain));
        redoTip.textProperty().bind(viewModel.redoTextProperty().map(EditBar::plain));
        // Held by mouse or space bar, until it is let go.
        hold.armedProperty().subscribe(viewModel.showingOriginalProperty()::set);
    }

    /** A menu's text without its mnemonics. */
    private static String plain(String menuText) {
        return menuText.replace("__", "\u0000").replace("_", "").replace('\u0000', '_');
    }

    @FXML
    private void undo() {
        viewModel.undo();
    }

    @FXML
    private void redo() {
        viewModel.redo();
    }
}
