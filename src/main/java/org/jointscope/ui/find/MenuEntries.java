package org.jointscope.ui.find;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import org.jointscope.ui.command.Command;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.find.FindEntry.Kind;

/** The enabled items of the menus, with the names of their menus, and the enabled commands that no menu has. */
final class MenuEntries {

    private static final String IN = " > ";

    private final Commands commands;
    private final List<Menu> menus;
    private final Set<String> listed = new HashSet<>();

    MenuEntries(Commands commands, List<Menu> menus) {
        this.commands = commands;
        this.menus = menus;
    }

    Stream<FindEntry> all() {
        List<FindEntry> inMenus =
                menus.stream().flatMap(menu -> items(menu, plain(menu))).toList();
        Stream<FindEntry> others = commands.list().stream()
                .filter(command -> command.applies() && !listed.contains(command.itemId()))
                .map(command -> new FindEntry(
                        Kind.COMMAND, command.name(), "", command.shownKey().orElse(""), command::run));
        return Stream.concat(inMenus.stream(), others);
    }

    private Stream<FindEntry> items(Menu menu, String path) {
        return menu.getItems().stream()
                .filter(item -> item.isVisible() && !item.isDisable() && item.getText() != null)
                .flatMap(item -> item instanceof Menu inner
                        ? items(inner, path + IN + plain(inner))
                        : Stream.of(entry(item, path)));
    }

    private FindEntry entry(MenuItem item, String path) {
        String id = String.valueOf(item.getId());
        listed.add(id);
        String keys = item.getAccelerator() == null ? "" : item.getAccelerator().getDisplayText();
        boolean learned = id.matches("(lesson|exercise)\\d+");
        return new FindEntry(learned ? Kind.LESSON : Kind.COMMAND, plain(item), path, keys, () -> fire(item));
    }

    private static String plain(MenuItem item) {
        return item.isMnemonicParsing() ? Command.plain(item.getText()) : item.getText();
    }

    /** As by a click. */
    private static void fire(MenuItem item) {
        switch (item) {
            case CheckMenuItem check -> check.setSelected(!check.isSelected());
            case RadioMenuItem radio -> radio.setSelected(radio.getToggleGroup() != null || !radio.isSelected());
            default -> {}
        }
        item.fire();
    }
}
