package org.jointscope.ui.start;

import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.jointscope.messages.Texts;
import org.jointscope.ui.storage.RecentFiles.Recent;

/** The menu of the recent files. */
public final class RecentMenu {

    private RecentMenu() {}

    public static Menu of(StartViewModel viewModel, Texts texts) {
        Menu menu = new Menu(texts.of("menu.recent"));
        viewModel.recent.subscribe(list -> {
            menu.setVisible(!list.isEmpty());
            menu.getItems()
                    .setAll(list.stream().map(recent -> item(recent, viewModel)).toList());
        });
        return menu;
    }

    private static MenuItem item(Recent recent, StartViewModel viewModel) {
        MenuItem item = new MenuItem(recent.title());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> viewModel.open(recent));
        return item;
    }
}
