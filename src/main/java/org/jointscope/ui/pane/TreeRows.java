package org.jointscope.ui.pane;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeSortMode;
import javafx.scene.control.TreeTableView;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The rows of a tree table. The selection, the expanded rows and the sort order stay when the rows
 * are replaced; without a sort order the rows are in their own order.
 *
 * <p>The root item is never replaced: {@link TreeTableView#setRoot} clears the sort order, which
 * sorts the table again, even if the order is already empty.
 */
public final class TreeRows<R> {

    /** The structure of the rows. */
    public interface Shape<R> {

        /** Identifies a row, also among rows that replace it. */
        String id(R row);

        /** The rows below a row. */
        List<R> below(R row);

        /** Whether a row is expanded until a user collapses it. */
        default boolean isExpandedAtFirst(R row) {
            return false;
        }

        /** Whether a row stays after its siblings in every sort order. */
        default boolean isLast(R row) {
            return false;
        }
    }

    private final TreeTableView<R> table;
    private final Shape<R> shape;
    private final TreeItem<R> root = new TreeItem<>();
    private final Set<String> toggled = new HashSet<>();
    private List<R> rows = List.of();
    private boolean changing;

    /**
     * Adds an empty list of rows to a table, whose sort mode decides which levels are sorted.
     *
     * @param selected called when a user selects a row, not when rows are replaced or sorted
     */
    public TreeRows(TreeTableView<R> table, Shape<R> shape, Consumer<R> selected) {
        this.table = table;
        this.shape = shape;
        root.setExpanded(true);
        root.addEventHandler(
                TreeItem.<R>expandedItemCountChangeEvent(),
                event -> {
                    if (event.wasExpanded() || event.wasCollapsed()) {
                        remember(event.getTreeItem());
                    }
                });
        table.setRoot(root);
        table.setSortPolicy(
                sorted -> {
                    keepingSelection(this::arrange);
                    return true;
                });
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        item -> {
                            if (item != null && !changing) {
                                selected.accept(item.getValue());
                            }
                        });
    }

    private void remember(TreeItem<R> item) {
        R row = item.getValue();
        if (item.isExpanded() == shape.isExpandedAtFirst(row)) {
            toggled.remove(shape.id(row));
        } else {
            toggled.add(shape.id(row));
        }
    }

    /** Replaces the rows. */
    public void show(List<R> newRows) {
        rows = newRows;
        keepingSelection(
                () -> {
                    fill();
                    if (table.getComparator() != null) {
                        arrange();
                    }
                });
    }

    private void arrange() {
        if (table.getComparator() == null) {
            fill();
        } else {
            Comparator<TreeItem<R>> lastRows =
                    Comparator.comparing(item -> shape.isLast(item.getValue()));
            sort(root, lastRows.thenComparing(table.getComparator()));
        }
    }

    private void fill() {
        root.getChildren().setAll(rows.stream().map(this::item).toList());
    }

    /** As deep as the structure of the rows, which is a few levels. */
    private TreeItem<R> item(R row) {
        TreeItem<R> item = new TreeItem<>(row);
        item.getChildren().setAll(shape.below(row).stream().map(this::item).toList());
        item.setExpanded(shape.isExpandedAtFirst(row) != toggled.contains(shape.id(row)));
        return item;
    }

    private void sort(TreeItem<R> parent, Comparator<TreeItem<R>> comparator) {
        if (table.getSortMode() == TreeSortMode.ALL_DESCENDANTS) {
            parent.getChildren().forEach(child -> sort(child, comparator));
        }
        if (parent.getChildren().size() > 1) {
            parent.getChildren().sort(comparator);
        }
    }

    /** The table selects other rows while its rows change. */
    private void keepingSelection(Runnable change) {
        String before = selected().map(shape::id).orElse("");
        changing = true;
        table.getSelectionModel().clearSelection();
        change.run();
        find(before).ifPresent(table.getSelectionModel()::select);
        changing = false;
    }

    /** The selected row. */
    public Optional<R> selected() {
        return Optional.ofNullable(table.getSelectionModel().getSelectedItem())
                .map(TreeItem::getValue);
    }

    /** The item of the row with an id. */
    public Optional<TreeItem<R>> find(String id) {
        Deque<TreeItem<R>> open = new ArrayDeque<>(root.getChildren());
        while (!open.isEmpty()) {
            TreeItem<R> item = open.pop();
            if (shape.id(item.getValue()).equals(id)) {
                return Optional.of(item);
            }
            open.addAll(item.getChildren());
        }
        return Optional.empty();
    }
}
