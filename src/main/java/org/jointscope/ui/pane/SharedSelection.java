package org.jointscope.ui.pane;

import javafx.beans.property.IntegerProperty;
import javafx.collections.ObservableList;
import javafx.scene.control.TableView;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /**
     * Puts other rows into the list that the table shows. Those that stand for the same stay
     * selected, if others are as well; what the table selects meanwhile is nobody's choice.
     */
    public void show(ObservableList<R> rows, List<R> now) {
        Set<Integer> before =
                table.getSelectionModel().getSelectedItems().stream()
                        .filter(Objects::nonNull)
                        .map(index::applyAsInt)
                        .collect(Collectors.toSet());
        following = true;
        table.getSelectionModel().clearSelection();
        if (isSameRows(rows, now)) {
            for (int i = 0; i < now.size(); i++) {
                if (!rows.get(i).equals(now.get(i))) {
                    rows.set(i, now.get(i));
                }
            }
        } else {
            rows.setAll(now);
        }
        selectAgain(before);
        following = false;
        follow();
    }

    /** Whether the rows stand for the same, whatever they say of it. */
    private boolean isSameRows(List<R> rows, List<R> now) {
        return rows.size() == now.size()
                && IntStream.range(0, rows.size())
                        .allMatch(
                                i -> index.applyAsInt(rows.get(i)) == index.applyAsInt(now.get(i)));
    }

    /**
     * The one that all parts of the window follow comes last: it is the table's own selected row.
     */
    private void selectAgain(Set<Integer> before) {
        if (!before.contains(selected.get())) {
            return;
        }
        int last = -1;
        for (int row = 0; row < table.getItems().size(); row++) {
            int key = index.applyAsInt(table.getItems().get(row));
            if (key == selected.get()) {
                last = row;
            } else if (before.contains(key)) {
                table.getSelectionModel().select(row);
            }
        }
        if (last >= 0) {
            table.getSelectionModel().select(last);
        }
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
