package org.jointscope.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;

/** Whether a pane or a part of it is visible: the content of a hidden tab does not need to follow a playhead. */
public final class Showing {

    private Showing() {}

    /** Whether the tab with this content is selected. */
    public static ObservableValue<Boolean> of(Node content) {
        return content.parentProperty().flatMap(Parent::visibleProperty).orElse(false);
    }

    /** Shows a part of a pane, or hides it and removes it from the layout. */
    public static void set(Node part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }

    /** Shows a part of a pane while a condition is true. */
    public static void bind(Node part, ObservableValue<Boolean> condition) {
        // Bound, not subscribed to: a subscription does not keep a binding from being collected.
        part.visibleProperty().bind(condition);
        part.managedProperty().bind(part.visibleProperty());
    }

    /**
     * Updates a cell when a value outside its row changes, as long as the cell is in use. (A refresh of the table would
     * replace all cells by new ones, which requires hundreds of milliseconds.)
     */
    public static void follow(Node cell, ObservableValue<?> value, Runnable look) {
        ObservableValue<Boolean> used = cell.sceneProperty().map(scene -> true).orElse(false);
        value.when(used).subscribe((before, now) -> look.run());
    }
}
