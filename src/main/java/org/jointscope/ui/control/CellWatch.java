package org.jointscope.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * Lets a cell look again when something changes that is no part of its row. (A refresh of the table
 * would throw all cells away and make new ones, which takes hundreds of milliseconds.)
 */
public final class CellWatch {

    private CellWatch() {}

    /** Calls back when a value changes, as long as the cell is in use. */
    public static void follow(Node cell, ObservableValue<?> value, Runnable look) {
        ObservableValue<Boolean> used = cell.sceneProperty().map(scene -> true).orElse(false);
        value.when(used).subscribe((before, now) -> look.run());
    }
}
