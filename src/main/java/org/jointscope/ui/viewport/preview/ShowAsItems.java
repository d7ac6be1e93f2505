package org.jointscope.ui.viewport.preview;

import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/** The items of a menu by which somebody chooses in whose manner the model is shown. */
final class ShowAsItems {

    private final ShowAsViewModel viewModel;
    private final ToggleGroup group = new ToggleGroup();

    ShowAsItems(ShowAsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    /**
     * @param explained whether each says what it sets, which menus of the system cannot show
     */
    void fill(ObservableList<MenuItem> menu, boolean explained) {
        for (ShowAsViewModel.Choice choice : viewModel.choices()) {
            if (menu.size() == 1) {
                menu.add(new SeparatorMenuItem());
            }
            RadioMenuItem item = new RadioMenuItem();
            item.setMnemonicParsing(false);
            item.setUserData(choice.id());
            item.setToggleGroup(group);
            if (explained) {
                item.setId("showAs-" + choice.id());
                item.setGraphic(explain(choice));
            } else {
                item.setText(choice.name());
            }
            item.setOnAction(event -> choose(choice.id()));
            menu.add(item);
        }
        viewModel.chosenProperty().subscribe(this::select);
    }

    private static VBox explain(ShowAsViewModel.Choice choice) {
        Label what = new Label(choice.what());
        what.getStyleClass().add("explanation");
        VBox both = new VBox(new Label(choice.name()), what);
        both.getStyleClass().add("explained");
        return both;
    }

    private void choose(String id) {
        viewModel.choose(id);
        // Whoever chooses what is chosen already takes nothing away.
        select(viewModel.chosenProperty().getValue());
    }

    private void select(String id) {
        group.getToggles().forEach(item -> item.setSelected(id.equals(item.getUserData())));
    }
}
