package org.jointscope.ui.control;

import javafx.beans.property.IntegerProperty;
import javafx.scene.control.TableView;

import java.util.function.ToIntFunction;

/**
 * Keeps the selected row of a table, and a selected index that other parts of the window follow,
 * too, the same: who picks a row selects everywhere, and what is selected elsewhere is scrolled to
 * here. A row that is filtered out is not selected in the table, but still everywhere else.
 */
public final class SharedSelection<R> {

    private static final int ROWS_ABOVE = 3;

    private final TableView<R> table;
    private final ToIntFunction<R> index;
    private final IntegerProperty selected;
    private boolean following;

    /**
     * @param index that a row stands for
     */
    public SharedSelection(TableView<R> table, ToIntFunction<R> index, IntegerProperty selected) {
        this.table = table;
        this.index = index;
        this.selected = selected;
        selected.subscribe(now -> follow());
        table.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    }

    private void choose(R row) {
        if (!following && row != null) {
            selected.set(index.applyAsInt(row));
        }
    }

    /** Changes the table's rows. What the table selects meanwhile is nobody's choice. */
    public void whileChanging(Runnable change) {
        following = true;
        table.getSelectionModel().clearSelection();
        change.run();
        following = false;
        follow();
    }

    private void follow() {
        R now = table.getSelectionModel().getSelectedItem();
        if (now != null && index.applyAsInt(now) == selected.get()) {
            return;
        }
        following = true;
        table.getSelectionModel().clearSelection();
        for (int row = 0; row < table.getItems().size(); row++) {
            if (index.applyAsInt(table.getItems().get(row)) == selected.get()) {
                table.getSelectionModel().select(row);
                table.scrollTo(Math.max(0, row - ROWS_ABOVE));
            }
        }
        following = false;
    }
}
