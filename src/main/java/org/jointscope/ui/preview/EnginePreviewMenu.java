package org.jointscope.ui.preview;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.collections.ObservableList;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.preview.CommonMistakes.Switch;
import org.jointscope.ui.preview.EnginePreviewViewModel.Choice;
import org.jointscope.ui.preview.EnginePreviewViewModel.State;

/** The choice of the engine preview in the menus of the window. */
public final class EnginePreviewMenu {

    private EnginePreviewMenu() {}

    public static Menu of(EnginePreviewViewModel viewModel, Texts texts) {
        Menu menu = new Menu(texts.of("menu.view.as"));
        menu.setId("enginePreviewMenu");
        fill(menu.getItems(), viewModel, false);
        menu.disableProperty().bind(viewModel.stateProperty().map(state -> !state.offered()));
        return menu;
    }

    /**
     * Adds an item for each choice; those of engines are in a menu for each family.
     *
     * @param explained whether each item has an explanation, which system menus cannot show
     */
    public static void fill(ObservableList<MenuItem> menu, EnginePreviewViewModel viewModel, boolean explained) {
        ToggleGroup group = new ToggleGroup();
        Map<String, Menu> families = new LinkedHashMap<>();
        for (Choice choice : viewModel.choices()) {
            RadioMenuItem item = new RadioMenuItem();
            item.setMnemonicParsing(false);
            item.setUserData(choice.id());
            item.setToggleGroup(group);
            if (explained) {
                item.setId("enginePreview-" + choice.id());
                item.setGraphic(explain(choice.name(), choice.what()));
            } else {
                item.setText(choice.name());
            }
            item.setOnAction(event -> {
                viewModel.choose(choice.id());
                // Selecting the selected item again does not deselect it.
                select(group, viewModel.stateProperty().getValue());
            });
            if (choice.family().isEmpty()) {
                menu.addAll(item, new SeparatorMenuItem());
            } else {
                families.computeIfAbsent(choice.family(), name -> family(name, explained))
                        .getItems()
                        .add(item);
            }
        }
        menu.addAll(families.values());
        menu.addAll(new SeparatorMenuItem(), mistakes(viewModel.mistakes(), explained));
        viewModel.stateProperty().subscribe(state -> select(group, state));
    }

    private static Menu mistakes(CommonMistakes mistakes, boolean explained) {
        Menu menu = family(mistakes.title(), explained);
        menu.setId("commonMistakes");
        for (Switch mistake : mistakes.all()) {
            CheckMenuItem item = new CheckMenuItem();
            item.setMnemonicParsing(false);
            item.selectedProperty().bindBidirectional(mistake.on());
            if (explained) {
                item.setId("mistake-" + mistake.id());
                item.setGraphic(explain(mistake.name(), mistake.what() + "\n" + mistake.programs()));
            } else {
                item.setText(mistake.name());
            }
            menu.getItems().add(item);
        }
        return menu;
    }

    /** A text is to the right of the graphics of other items, as if it was indented. */
    private static Menu family(String name, boolean explained) {
        return explained ? new Menu("", new Label(name)) : new Menu(name);
    }

    private static VBox explain(String name, String text) {
        Label what = new Label(text);
        what.getStyleClass().add("explanation");
        VBox both = new VBox(new Label(name), what);
        both.getStyleClass().add("explained");
        return both;
    }

    private static void select(ToggleGroup group, State state) {
        group.getToggles().forEach(item -> item.setSelected(state.chosen().equals(item.getUserData())));
    }
}
