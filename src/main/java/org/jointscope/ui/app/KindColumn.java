package org.jointscope.ui.app;

import javafx.scene.Node;
import javafx.scene.control.SplitPane;

import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.DividerMemory;

/**
 * The first column of split panes, which is there only while there is something to show in it. With
 * and without it the panes are divided as they were the last time.
 */
final class KindColumn {

    private final SplitPane panes;
    private final Node column;
    private final Settings settings;

    KindColumn(SplitPane panes, Settings settings) {
        this.panes = panes;
        this.column = panes.getItems().getFirst();
        this.settings = settings;
        DividerMemory.follow(panes, panes.getId(), settings);
    }

    void show(boolean there) {
        if (there == panes.getItems().contains(column)) {
            return;
        }
        // New items get new dividers.
        if (there) {
            panes.getItems().addFirst(column);
            panes.setDividerPositions(0.17, 0.61);
            DividerMemory.follow(panes, panes.getId(), settings);
        } else {
            panes.getItems().remove(column);
            panes.setDividerPositions(0.53);
            DividerMemory.follow(panes, panes.getId() + ".without", settings);
        }
    }
}
