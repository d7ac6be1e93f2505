package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

import org.jointscope.ui.pane.TableColumns;

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

    /** A width comes of a layout: styles that change during one leave parts of it as it was. */
    void follow() {
        panes.widthProperty().subscribe(() -> Platform.runLater(this::look));
        panes.getTabs().subscribe(() -> Platform.runLater(this::look));
    }

    private void look() {
        if (panes.getWidth() == 0) {
            return;
        }
        double needed =
                panes.getTabs().stream()
                        .map(Tab::getText)
                        .mapToDouble(title -> TableColumns.width(title) * FONT + AROUND)
                        .sum();
        panes.pseudoClassStateChanged(NARROW, panes.getWidth() < needed);
    }
}
