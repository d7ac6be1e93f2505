package org.jointscope.ui.control;

import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;

/** Makes Page Up and Page Down scroll by the height that is visible; JavaFX scrolls by a line. */
public final class PageKeys {

    private PageKeys() {}

    /** Handles the keys of a pane, also while a control in it has the focus. */
    public static void add(ScrollPane pane) {
        pane.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    switch (event.getCode()) {
                        case PAGE_DOWN -> scroll(pane, 1);
                        case PAGE_UP -> scroll(pane, -1);
                        default -> {
                            return;
                        }
                    }
                    event.consume();
                });
    }

    private static void scroll(ScrollPane pane, int pages) {
        double page = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent().getLayoutBounds().getHeight() - page;
        if (hidden > 0) {
            pane.setVvalue(Math.clamp(pane.getVvalue() + pages * page / hidden, 0, 1));
        }
    }
}
