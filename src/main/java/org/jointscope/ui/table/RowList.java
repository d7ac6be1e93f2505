package org.jointscope.ui.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;

/**
 * The rows of a table, in the order in which it is sorted. Rows that replace others at their places are reported as
 * updates, after which the table changes only their cells; after a replacement, it would set and style all cells again.
 */
final class RowList<R> extends ObservableListBase<R> {

    private List<R> rows = List.of();

    /** The index of each row in the order of the list that was shown. */
    private int[] order = {};

    private Comparator<R> comparator;

    @Override
    public R get(int index) {
        return rows.get(order[index]);
    }

    @Override
    public int size() {
        return order.length;
    }

    /** Replaces all rows. */
    void show(List<R> now) {
        List<R> before = List.copyOf(this);
        rows = now;
        order = sortedIndices();
        beginChange();
        nextReplace(0, size(), before);
        endChange();
    }

    /** Replaces rows that differ, by as many rows in the same order. */
    void update(List<R> now) {
        List<R> before = rows;
        rows = now;
        beginChange();
        for (int i = 0; i < size(); i++) {
            if (!before.get(order[i]).equals(get(i))) {
                nextUpdate(i);
            }
        }
        endChange();
        orderBy(comparator);
    }

    /**
     * Sorts the rows.
     *
     * @param by null for the order in which the rows were shown
     */
    void orderBy(Comparator<R> by) {
        comparator = by;
        int[] before = order;
        order = sortedIndices();
        if (Arrays.equals(before, order)) {
            return;
        }
        int[] now = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            now[order[i]] = i;
        }
        beginChange();
        nextPermutation(0, size(), Arrays.stream(before).map(row -> now[row]).toArray());
        endChange();
    }

    /** The rows in the order in which they were shown. */
    List<R> unsorted() {
        return rows;
    }

    private int[] sortedIndices() {
        IntStream indices = IntStream.range(0, rows.size());
        return comparator == null
                ? indices.toArray()
                : indices.boxed()
                        .sorted(Comparator.comparing(rows::get, comparator))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }
}
