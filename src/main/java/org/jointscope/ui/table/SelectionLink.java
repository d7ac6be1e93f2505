package org.jointscope.ui.table;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.TableView;

/**
 * Synchronizes the selected row of a table with an index that other parts of the window share: a row that the user
 * selects is reported, and the table scrolls to the row of an index that another part selects. A row that is filtered
 * out is not selected in the table, but in the other parts.
 */
public final class SelectionLink<R> {

    private final TableView<R> table;
    private final ToIntFunction<R> index;
    private final IntSupplier current;
    private final Consumer<R> chosen;
    private boolean changing;

    /**
     * @param index that a row represents
     * @param current the index that other parts have selected
     * @param chosen receives the rows that the user selects
     */
    public SelectionLink(TableView<R> table, ToIntFunction<R> index, IntSupplier current, Consumer<R> chosen) {
        this.table = table;
        this.index = index;
        this.current = current;
        this.chosen = chosen;
        table.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    }

    /** Reports a row that the user selects, even if it is already selected; null is ignored. */
    public void choose(R row) {
        if (!changing && row != null) {
            quietly(() -> chosen.accept(row));
            if (table.getSelectionModel().isEmpty()) {
                follow(true);
            }
        }
    }

    /** Changes the table without reporting changes of its selection. */
    public void quietly(Runnable change) {
        boolean outer = changing;
        changing = true;
        change.run();
        changing = outer;
    }

    /** Replaces the rows of the table's list. Rows with the same indices stay selected. */
    void show(RowList<R> rows, List<R> now) {
        Set<Integer> before = table.getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .map(index::applyAsInt)
                .collect(Collectors.toSet());
        quietly(() -> {
            table.getSelectionModel().clearSelection();
            replace(rows, now);
            selectAgain(before);
        });
        follow(true);
    }

    private void replace(RowList<R> rows, List<R> now) {
        if (indices(rows.unsorted()).equals(indices(now))) {
            rows.update(now);
        } else {
            rows.show(now);
        }
    }

    private List<Integer> indices(List<R> rows) {
        return rows.stream().map(index::applyAsInt).toList();
    }

    /** The row of the current index is selected last, so that it is the table's selected row. */
    private void selectAgain(Set<Integer> before) {
        if (!before.contains(current.getAsInt())) {
            return;
        }
        IntStream.range(0, table.getItems().size())
                .filter(row -> before.contains(indexOf(row)) && indexOf(row) != current.getAsInt())
                .forEach(table.getSelectionModel()::select);
        int last = currentRow();
        if (last >= 0) {
            table.getSelectionModel().select(last);
        }
    }

    /**
     * Selects the row of the current index, or nothing if there is none. While the table is changed or reports a row,
     * it keeps its selection.
     *
     * @param reveal whether to scroll to it if it is not visible
     */
    public void follow(boolean reveal) {
        if (changing) {
            return;
        }
        R selected = table.getSelectionModel().getSelectedItem();
        int row = currentRow();
        if (selected == null || index.applyAsInt(selected) != current.getAsInt()) {
            quietly(() -> {
                table.getSelectionModel().clearSelection();
                if (row >= 0) {
                    table.getSelectionModel().clearAndSelect(row);
                }
            });
        }
        if (row >= 0 && reveal) {
            RowReveal.reveal(table, row, table::scrollTo);
        }
    }

    private int indexOf(int row) {
        return index.applyAsInt(table.getItems().get(row));
    }

    /** −1 if the table does not contain the current index. The rows can be in any order. */
    private int currentRow() {
        int wanted = current.getAsInt();
        int rows = table.getItems().size();
        if (wanted >= 0 && wanted < rows && indexOf(wanted) == wanted) {
            return wanted;
        }
        return IntStream.range(0, rows)
                .filter(row -> indexOf(row) == wanted)
                .findFirst()
                .orElse(-1);
    }
}
