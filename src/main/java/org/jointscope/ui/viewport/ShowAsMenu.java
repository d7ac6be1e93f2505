package org.jointscope.ui.viewport;

import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Menu;

/** In whose manner the model is shown, among the menus of the window. */
public final class ShowAsMenu {

    private final ShowAsViewModel viewModel;

    @FXML private Menu menu;

    public ShowAsMenu(ShowAsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        new ShowAsItems(viewModel).fill(menu.getItems(), false);
        menu.disableProperty().bind(Bindings.not(viewModel.offeredProperty()));
    }
}
