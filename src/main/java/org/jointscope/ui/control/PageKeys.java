package org.jointscope.ui.control;

import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/**
 * Keys of a scroll pane. Page Up and Page Down scroll by the visible height, where JavaFX scrolls by a line; arrow keys
 * do not move the focus at the ends of the content.
 */
public final class PageKeys {

    /** The height of a scroll step, about two lines of text. */
    private static final double STEP = 36;

    private PageKeys() {}

    /** Handles the keys of a pane: Page Up and Page Down also while a control in it has the focus. */
    public static void add(ScrollPane pane) {
        pane.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(pane, event));
    }

    /**
     * Handles the keys of a pane that can have the focus while its content does not fit.
     *
     * @return the pane with its frame
     */
    public static StackPane reading(ScrollPane pane) {
        add(pane);
        pane.focusTraversableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> hidden(pane) > 0,
                        pane.viewportBoundsProperty(),
                        pane.getContent().layoutBoundsProperty()));
        return new StackPane(pane, FocusRing.over(pane));
    }

    private static void pressed(ScrollPane pane, KeyEvent event) {
        KeyCode key = event.getCode();
        boolean pages = key == KeyCode.PAGE_DOWN || key == KeyCode.PAGE_UP;
        boolean modified = event.isShortcutDown() || event.isAltDown() || event.isShiftDown();
        if (modified || !pages && event.getTarget() != pane) {
            return;
        }
        double page = pane.getViewportBounds().getHeight();
        switch (key) {
            case PAGE_DOWN -> scroll(pane, page);
            case PAGE_UP -> scroll(pane, -page);
            case DOWN -> scroll(pane, STEP);
            case UP -> scroll(pane, -STEP);
            case HOME -> pane.setVvalue(pane.getVmin());
            case END -> pane.setVvalue(pane.getVmax());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private static void scroll(ScrollPane pane, double height) {
        double hidden = hidden(pane);
        if (hidden > 0) {
            pane.setVvalue(Math.clamp(pane.getVvalue() + height / hidden, 0, 1));
        }
    }

    /** Scrolls vertically to a part of the content; JavaFX does so only for the Tab key. */
    public static void reveal(Node part, ScrollPane pane) {
        double hidden = hidden(pane);
        if (hidden > 0) {
            Bounds place = pane.getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
            double room = pane.getViewportBounds().getHeight();
            double top = Math.max(pane.getVvalue() * hidden, place.getMaxY() - room);
            pane.setVvalue(Math.min(place.getMinY(), top) / hidden);
        }
    }

    /** The height of the content that is out of sight. */
    private static double hidden(ScrollPane pane) {
        return pane.getContent().getLayoutBounds().getHeight()
                - pane.getViewportBounds().getHeight();
    }
}
