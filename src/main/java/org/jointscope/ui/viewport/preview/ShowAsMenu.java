package org.jointscope.ui.viewport.preview;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Menu;

import org.jointscope.ui.text.Texts;

/** The choice of the engine as which the model is shown, among the menus of the window. */
public final class ShowAsMenu {

    private ShowAsMenu() {}

    public static Menu of(ShowAsViewModel viewModel, Texts texts) {
        Menu menu = new Menu(texts.of("menu.view.as"));
        menu.setId("showAsMenu");
        new ShowAsItems(viewModel).fill(menu.getItems(), false);
        menu.disableProperty().bind(Bindings.not(viewModel.offeredProperty()));
        return menu;
    }
}
