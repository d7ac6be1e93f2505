package org.jointscope.ui.app;

import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/** The lower of two panes, which can be folded away and comes back as high as it was. */
final class LowerPane {

    /** How much of the height is left to the upper one at first. */
    private static final double FIRST_DIVISION = 0.7;

    private final SplitPane panes;
    private final Node lower;
    private final WindowMemory memory;

    LowerPane(SplitPane panes, Node lower, WindowMemory memory) {
        this.panes = panes;
        this.lower = lower;
        this.memory = memory;
    }

    void follow(BooleanProperty unfolded) {
        unfolded.subscribe(this::fold);
    }

    private void fold(boolean unfolded) {
        if (!unfolded) {
            panes.getItems().remove(lower);
        } else {
            if (!panes.getItems().contains(lower)) {
                panes.getItems().add(lower);
            }
            panes.setDividerPositions(FIRST_DIVISION);
            memory.follow(panes);
        }
    }
}
