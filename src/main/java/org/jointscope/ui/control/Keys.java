package org.jointscope.ui.control;

import java.util.function.Predicate;
import javafx.event.Event;
import javafx.event.EventDispatcher;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Keys that controls use, or leave to the window. */
public final class Keys {

    public static final KeyCombination SPACE = new KeyCodeCombination(KeyCode.SPACE);

    private static final KeyCombination CONTEXT_MENU = new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);

    /** Distance of a context menu from the left edge of its part, and from the top without rows. */
    private static final double MENU_INSET = 24;

    private Keys() {}

    /** Whether keys for a node are typed text, also in the open list of a combo box. */
    public static boolean isTyped(EventTarget target) {
        return target instanceof TextInputControl
                || target instanceof Spinner<?> spinner && spinner.isEditable()
                || target instanceof ComboBox<?> combo && (combo.isEditable() || combo.isShowing());
    }

    /** Opens the list of a combo box by the space bar; returns whether this was the key. */
    public static boolean openList(KeyEvent event) {
        if (event.getTarget() instanceof ComboBox<?> choice && SPACE.match(event)) {
            choice.show();
            event.consume();
            return true;
        }
        return false;
    }

    /**
     * Opens the context menu of the focused part, below its selected row if it has one; returns whether this was the
     * key. JavaFX does so only on Windows.
     */
    public static boolean openContextMenu(KeyEvent event) {
        boolean isKey = event.getCode() == KeyCode.CONTEXT_MENU || CONTEXT_MENU.match(event);
        if (!isKey || !(event.getTarget() instanceof Node part)) {
            return false;
        }
        Point2D place = part.lookupAll(".indexed-cell:selected").stream()
                .filter(Node::isVisible)
                .findFirst()
                .map(row -> corner(row, row.getLayoutBounds().getMaxY()))
                .orElseGet(() -> corner(part, MENU_INSET));
        Point2D inScene = part.getScene().getRoot().screenToLocal(place);
        Event.fireEvent(
                part,
                new ContextMenuEvent(
                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                        inScene.getX(),
                        inScene.getY(),
                        place.getX(),
                        place.getY(),
                        true,
                        null));
        return true;
    }

    private static Point2D corner(Node node, double below) {
        return node.localToScreen(MENU_INSET, below);
    }

    /** Gives the space bar in a list to the window, which plays. By default, it selects the selected row. */
    public static void passOnPlayback(Control list) {
        passOn(list, SPACE::match);
    }

    /** Hides keys from a control and its handlers; its parents receive them. */
    public static void hide(Control control, Predicate<KeyEvent> keys) {
        EventDispatcher own = control.getEventDispatcher();
        control.setEventDispatcher((event, tail) -> event instanceof KeyEvent key && keys.test(key)
                ? tail.dispatchEvent(event)
                : own.dispatchEvent(event, tail));
    }

    /** Gives keys of a control to its parent, unless an earlier filter of the control used them. */
    public static void passOn(Control control, Predicate<KeyEvent> keys) {
        control.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() == control && !event.isConsumed() && keys.test(event)) {
                Node parent = control.getParent();
                event.consume();
                parent.fireEvent(event.copyFor(parent, parent));
            }
        });
    }
}
