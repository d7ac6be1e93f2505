package org.jointscope.ui.viewport.colors;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import org.jointscope.messages.Texts;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.render.coloring.SurfaceColorings;

/** The choice of the coloring in the menus of the window. */
public final class ColorsMenu {

    private ColorsMenu() {}

    public static Menu of(SurfaceColors colors, Texts texts) {
        Menu menu = new Menu(texts.of("menu.view.colors"));
        menu.setId("colorsMenu");
        fill(menu.getItems(), colors, texts);
        menu.disableProperty().bind(colors.offersAny().map(any -> !any));
        return menu;
    }

    /** Adds an item for the textures and one for each coloring; those that are not offered are hidden. */
    public static void fill(ObservableList<MenuItem> menu, SurfaceColors colors, Texts texts) {
        ToggleGroup group = new ToggleGroup();
        menu.add(item(SurfaceColors.TEXTURE, texts.of("viewport.colors.texture"), group, colors));
        menu.add(new SeparatorMenuItem());
        for (SurfaceColoring coloring : SurfaceColorings.WITH_COMPARED) {
            RadioMenuItem item = item(coloring.id(), coloring.menuTitle(), group, colors);
            ObservableValue<Boolean> offered = colors.offers(coloring);
            item.visibleProperty().bind(offered);
            menu.add(item);
        }
        colors.activeProperty().subscribe(active -> select(group, active));
    }

    private static RadioMenuItem item(String id, String title, ToggleGroup group, SurfaceColors colors) {
        RadioMenuItem item = new RadioMenuItem(title);
        item.setUserData(id);
        item.setToggleGroup(group);
        item.setOnAction(event -> {
            colors.choiceProperty().set(id);
            // Selecting the selected item again does not deselect it.
            select(group, colors.activeProperty().getValue());
        });
        return item;
    }

    private static void select(ToggleGroup group, Optional<SurfaceColoring> active) {
        String id = active.map(SurfaceColoring::id).orElse(SurfaceColors.TEXTURE);
        for (Toggle toggle : group.getToggles()) {
            if (id.equals(toggle.getUserData())) {
                group.selectToggle(toggle);
            }
        }
    }
}
