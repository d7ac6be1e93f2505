package org.jointscope.ui.viewport.preview;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.viewport.preview.ShowAsViewModel.State;

/** In whose manner the model is shown, beside the picture's other tools. */
public final class ShowAsButton {

    private final ShowAsViewModel viewModel;

    @FXML private Node root;

    @FXML private MenuButton menu;

    public ShowAsButton(ShowAsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        ShowAsMenu.fill(menu.getItems(), viewModel, true);
        menu.textProperty().bind(viewModel.stateProperty().map(State::name));
        Showing.bind(root, viewModel.stateProperty().map(State::offered));
    }

    /** Calls back whenever it needs more room, or less. */
    public void onChange(Runnable listener) {
        menu.textProperty().subscribe(listener);
        root.managedProperty().subscribe(listener);
    }

    /** Leaves the name out where there is no room; the legend has it, too. */
    public void setCompact(boolean compact) {
        menu.setContentDisplay(compact ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
    }
}
