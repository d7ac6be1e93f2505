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
 * Keys for a menu title that F10 or Alt has highlighted. JavaFX opens its menu only with the down
 * arrow key; Enter and Space reach the focused control, and Tab moves the focus while the title
 * stays highlighted. Here, Enter and Space open the menu, and Tab ends the highlighting first. A
 * menu that Alt and a letter have opened stays open, whichever key is released first, and its first
 * item is selected, as in a menu that the down arrow key has opened.
 */
public final class MenuBarKeys {

    private final MenuBar bar;

    /** The mouse also highlights titles, and then keys belong to the focused control. */
    private boolean byKey;

    /** Whether the key that has opened a menu is still down. */
    private boolean opening;

    /** Whether Alt is down, and no other key has been pressed since. */
    private boolean alt;

    private MenuBarKeys(MenuBar bar) {
        this.bar = bar;
    }

    /**
     * @param root of the scene with the menu bar; filters that are added to it later do not receive
     *     the keys that open a menu
     */
    public static void add(MenuBar bar, Node root) {
        MenuBarKeys keys = new MenuBarKeys(bar);
        bar.addEventFilter(MouseEvent.ANY, event -> keys.endKeys());
        root.addEventFilter(KeyEvent.ANY, keys::handle);
        bar.getMenus().forEach(menu -> menu.addEventHandler(Menu.ON_SHOWN, it -> keys.shown(menu)));
    }

    private void endKeys() {
        byKey = false;
        alt = false;
    }

    private void shown(Menu menu) {
        endAlt();
        if (alt) {
            // The items are laid out after this event.
            Platform.runLater(() -> selectFirst(menu));
        }
    }

    /** The content of a menu selects its first item for the down arrow key. */
    private static void selectFirst(Menu menu) {
        if (menu.isShowing()
                && menu.getItems().getFirst().getParentPopup() instanceof ContextMenu popup) {
            popup.getSkin().getNode().fireEvent(key(KeyEvent.KEY_PRESSED, KeyCode.DOWN));
        }
    }

    /**
     * The menu bar does not receive the letter that opens a menu, so it would treat the release of
     * Alt as that of Alt alone, which leaves the menu. Any other key ends that state.
     */
    private void endAlt() {
        bar.fireEvent(key(KeyEvent.KEY_RELEASED, KeyCode.UNDEFINED));
    }

    private void handle(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            opening = false;
            // The letter does not arrive here.
            alt = event.getCode() == KeyCode.ALT;
            pressed(event);
            return;
        }
        alt &= event.getCode() != KeyCode.ALT;
        if (opening) {
            // The focused control would receive the character that the key types.
            opening = event.getEventType() != KeyEvent.KEY_RELEASED;
            event.consume();
        }
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case F10, ALT -> byKey = true;
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
                && bar.queryAccessibleAttribute(AccessibleAttribute.FOCUS_NODE)
                        instanceof MenuButton title
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
