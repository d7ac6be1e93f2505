package org.jointscope.ui.control;

import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.MouseEvent;

/**
 * Ignores the mouse pointer over a menu that a key has opened, until it moves: otherwise, the item that happens to be
 * at the pointer would be selected.
 */
final class RestingPointer implements EventHandler<MouseEvent> {

    private final ContextMenu menu;
    private Point2D rest;

    private RestingPointer(ContextMenu menu) {
        this.menu = menu;
    }

    static void ignore(ContextMenu menu) {
        menu.getScene().addEventFilter(MouseEvent.ANY, new RestingPointer(menu));
    }

    @Override
    public void handle(MouseEvent event) {
        Point2D at = new Point2D(event.getScreenX(), event.getScreenY());
        rest = rest == null ? at : rest;
        if (rest.equals(at) && !event.isPrimaryButtonDown()) {
            event.consume();
        } else {
            menu.getScene().removeEventFilter(MouseEvent.ANY, this);
        }
    }
}
