package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.event.EventType;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Keys for a menu title that F10 or Alt has highlighted. JavaFX opens its menu only with the down arrow key; Enter and
 * Space reach the focused control, and Tab moves the focus while the title stays highlighted. Here, Enter and Space
 * open the menu, and Tab ends the highlighting first. A menu that Alt and a letter have opened stays open, whichever
 * key is released first. In a menu that a key has opened, the first item is selected, wherever the mouse pointer rests.
 */
public final class MenuBarKeys {

    private final MenuBar bar;

    /** The mouse also highlights titles, and then keys belong to the focused control. */
    private boolean byKey;

    /** Whether the key that has opened a menu is still down. */
    private boolean opening;

    private MenuBarKeys(MenuBar bar) {
        this.bar = bar;
    }

    /**
     * @param root of the scene with the menu bar; filters that are added to it later do not receive the keys that open
     *     a menu
     */
    public static void add(MenuBar bar, Node root) {
        MenuBarKeys keys = new MenuBarKeys(bar);
        bar.addEventFilter(MouseEvent.ANY, event -> keys.byKey = false);
        root.addEventFilter(KeyEvent.ANY, keys::handle);
        bar.getMenus().forEach(menu -> menu.addEventHandler(Menu.ON_SHOWN, it -> keys.shown(menu)));
    }

    private void shown(Menu menu) {
        endAlt();
        ContextMenu popup = menu.getItems().getFirst().getParentPopup();
        MenuKeys.add(popup);
        if (byKey) {
            RestingPointer.ignore(popup);
            // The items are laid out after this event.
            Platform.runLater(() -> MenuKeys.selectFirst(popup));
        }
    }

    /**
     * The menu bar does not receive the letter that opens a menu, so it would treat the release of Alt as that of Alt
     * alone, which leaves the menu. Any other key ends that state.
     */
    private void endAlt() {
        bar.fireEvent(key(KeyEvent.KEY_RELEASED, KeyCode.UNDEFINED));
    }

    private void handle(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            opening = false;
            pressed(event);
        } else if (opening) {
            // The focused control would receive the character that the key types.
            opening = event.getEventType() != KeyEvent.KEY_RELEASED;
            event.consume();
        }
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case F10, ALT -> byKey = !event.isShiftDown();
            case ENTER, SPACE -> {
                if (isHighlighted()) {
                    press(KeyCode.DOWN);
                    opening = true;
                    event.consume();
                }
            }
            case TAB -> {
                if (isHighlighted()) {
                    press(KeyCode.ESCAPE);
                }
            }
            default -> {}
        }
    }

    private boolean isHighlighted() {
        return byKey
                && bar.queryAccessibleAttribute(AccessibleAttribute.FOCUS_NODE) instanceof MenuButton title
                && title.isHover()
                && !title.isShowing();
    }

    /** Presses a key that the menu bar itself handles while a title is highlighted. */
    private void press(KeyCode key) {
        bar.fireEvent(key(KeyEvent.KEY_PRESSED, key));
    }

    private static KeyEvent key(EventType<KeyEvent> type, KeyCode key) {
        return new KeyEvent(type, "", "", key, false, false, false, false);
    }
}
