package org.jointscope.ui.control;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ScrollEvent.HorizontalTextScrollUnits;
import javafx.scene.input.ScrollEvent.VerticalTextScrollUnits;

/**
 * Keys in an open menu. JavaFX selects items that are disabled, too, and gives characters to the window, which would
 * use them as shortcuts, as it does with keys such as Home. Here, the arrow keys select only enabled items, Home and
 * End the first and the last of them, and a character selects the next enabled item that begins with it, also in a
 * submenu.
 */
final class MenuKeys implements EventHandler<KeyEvent> {

    private final ContextMenu menu;

    private MenuKeys(ContextMenu menu) {
        this.menu = menu;
    }

    /** Adds the keys to a menu that has been opened; the same menu can be opened again. */
    static void add(ContextMenu menu) {
        Scene scene = menu.getScene();
        if (scene.getProperties().putIfAbsent(MenuKeys.class, true) == null) {
            scene.addEventFilter(KeyEvent.KEY_PRESSED, new MenuKeys(menu));
        }
    }

    @Override
    public void handle(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        KeyCode code = event.getCode();
        switch (code) {
            case DOWN -> select(1, item -> true);
            case UP -> select(-1, item -> true);
            case HOME, PAGE_UP -> items().findFirst().ifPresent(MenuKeys::select);
            case END, PAGE_DOWN -> items().reduce((item, next) -> next).ifPresent(MenuKeys::select);
            default -> {
                if (!code.isLetterKey() && !code.isDigitKey()) {
                    return;
                }
                select(1, item -> begins(item, code.getChar()));
            }
        }
        event.consume();
    }

    private static boolean begins(MenuItem item, String character) {
        String text = item.getText() == null ? "" : item.getText().replace("_", "");
        return text.toLowerCase(Locale.ROOT).startsWith(character.toLowerCase(Locale.ROOT));
    }

    /** Selects the first enabled item, if there is one. */
    static void selectFirst(ContextMenu menu) {
        selectable(menu.getItems()).findFirst().ifPresent(MenuKeys::select);
    }

    private static void select(MenuItem item) {
        item.getStyleableNode().requestFocus();
        reveal(item.getStyleableNode());
    }

    /** Scrolls a menu that is higher than the screen, which JavaFX does only for its own keys. */
    private static void reveal(Node item) {
        if (item.getParent().getClip() == null) {
            return;
        }
        Bounds all = item.getBoundsInParent();
        Bounds visible = item.getParent().getClip().getBoundsInParent();
        double hidden = Math.max(0, all.getMaxY() - visible.getMaxY()) + Math.min(0, all.getMinY() - visible.getMinY());
        if (hidden != 0) {
            Event.fireEvent(item, wheel(-hidden));
        }
    }

    /** The event of a mouse wheel that scrolls down by a number of pixels if it is negative. */
    private static ScrollEvent wheel(double pixels) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                false,
                false,
                false,
                false,
                false,
                false,
                0,
                pixels,
                0,
                pixels,
                HorizontalTextScrollUnits.NONE,
                0,
                VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    /** The enabled items of the innermost open menu. */
    private Stream<MenuItem> items() {
        return selectable(innermost(menu.getItems()));
    }

    private static Stream<MenuItem> selectable(List<MenuItem> items) {
        return items.stream().filter(MenuKeys::isSelectable);
    }

    private void select(int step, Predicate<MenuItem> condition) {
        List<MenuItem> items =
                items().filter(item -> condition.test(item) || isSelected(item)).toList();
        int count = items.size();
        int selected = IntStream.range(0, count)
                .filter(i -> isSelected(items.get(i)))
                .findFirst()
                .orElse(-1);
        if (count > 0) {
            int next = selected < 0 && step < 0 ? count - 1 : Math.floorMod(selected + step, count);
            select(items.get(next));
        }
    }

    /** The items of the open submenu, if there is one; it passes on the keys that it does not use. */
    private static List<MenuItem> innermost(List<MenuItem> items) {
        return items.stream()
                .filter(item -> item instanceof Menu submenu && submenu.isShowing())
                .findFirst()
                .map(submenu -> innermost(((Menu) submenu).getItems()))
                .orElse(items);
    }

    private static boolean isSelectable(MenuItem item) {
        return !(item instanceof SeparatorMenuItem)
                && item.isVisible()
                && !item.isDisable()
                && item.getStyleableNode() != null;
    }

    private static boolean isSelected(MenuItem item) {
        return item.getStyleableNode().isFocused();
    }
}
