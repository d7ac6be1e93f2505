package org.jointscope.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;

/**
 * Whether a pane or a part of it can be seen: what is hidden behind another tab need not follow a
 * playhead.
 */
public final class Showing {

    private Showing() {}

    /** Whether the tab whose content this node is has been chosen. */
    public static ObservableValue<Boolean> of(Node content) {
        return content.parentProperty().flatMap(Parent::visibleProperty).orElse(false);
    }

    /** Shows a part of a pane, or takes it out of it together with the room that it needs. */
    public static void set(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }

    /** Shows a part of a pane as long as a condition holds. */
    public static void bind(Node part, ObservableValue<Boolean> condition) {
        // Bound, not subscribed to: that alone would not keep a binding from being collected.
        part.visibleProperty().bind(condition);
        part.managedProperty().bind(part.visibleProperty());
    }

    /**
     * Lets a cell look again when something changes that is no part of its row, as long as it is in
     * use. (A refresh of the table would throw all cells away and make new ones, which takes
     * hundreds of milliseconds.)
     */
    public static void follow(Node cell, ObservableValue<?> value, Runnable look) {
        ObservableValue<Boolean> used = cell.sceneProperty().map(scene -> true).orElse(false);
        value.when(used).subscribe((before, now) -> look.run());
    }
}
