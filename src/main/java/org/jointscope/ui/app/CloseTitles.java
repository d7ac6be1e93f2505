package org.jointscope.ui.app;

import javafx.css.PseudoClass;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

import org.jointscope.ui.control.TableColumns;

/**
 * Sets the titles of a pane's tabs closer where they would not all stand side by side: one that is
 * out of sight is not found.
 */
final class CloseTitles {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** As the style sheet has it: the size of the letters, and the room around a title. */
    private static final double FONT = 0.95;

    private static final double AROUND = 28;

    private final TabPane panes;

    CloseTitles(TabPane panes) {
        this.panes = panes;
    }

    void follow() {
        panes.widthProperty().subscribe(this::look);
        panes.getTabs().subscribe(this::look);
    }

    private void look() {
        double needed =
                panes.getTabs().stream()
                        .map(Tab::getText)
                        .mapToDouble(title -> TableColumns.width(title) * FONT + AROUND)
                        .sum();
        panes.pseudoClassStateChanged(NARROW, panes.getWidth() < needed);
    }
}
