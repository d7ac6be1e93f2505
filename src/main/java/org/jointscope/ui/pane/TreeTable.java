package org.jointscope.ui.pane;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeSortMode;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A table whose rows expand to others. Its columns are declared first, and its rows last. The
 * selection, the expanded rows and the sort order stay when the rows are replaced; without a sort
 * order the rows are in their own order.
 *
 * <p>The root item is never replaced: {@link TreeTableView#setRoot} clears the sort order, which
 * sorts the table again, even if the order is already empty.
 */
public final class TreeTable<R extends TreeRow<R>> extends TreeTableView<R> {

    private static final double SCROLL_BAR = 18;

    private final String name;
    private final PaneKit kit;
    private final TreeItem<R> rootItem = new TreeItem<>();
    private final Set<String> toggled = new HashSet<>();
    private List<R> rows = List.of();
    private boolean changing;

    /**
     * Makes an empty table. Its sort mode decides which levels are sorted.
     *
     * @param name of the pane, which is also the id of the table; the keys of its texts begin with
     *     it, and the titles of the columns are the texts {@code <name>.column.<id>}
     */
    TreeTable(String name, PaneKit kit) {
        this.name = name;
        this.kit = kit;
        setId(name);
        getStyleClass().addAll("edge-to-edge", "dense");
        setAccessibleText(kit.texts().of(name + ".table"));
        setContextMenu(new ContextMenu());
        setShowRoot(false);
        rootItem.setExpanded(true);
        rootItem.addEventHandler(
                TreeItem.<R>expandedItemCountChangeEvent(),
                event -> {
                    if (event.wasExpanded() || event.wasCollapsed()) {
                        remember(event.getTreeItem());
                    }
                });
        setRoot(rootItem);
        setSortPolicy(
                sorted -> {
                    keepingSelection(this::arrange);
                    return true;
                });
        String copy = kit.texts().of("table.copy");
        ShowInSourceAction.add(this, getContextMenu(), copy, TableKit.COPY, this::copy);
    }

    /** Adds a column of words. */
    public TreeColumn<R, String> text(String id, Function<R, String> value) {
        return column(id, value, value);
    }

    /** Adds a column of numbers. */
    public <V extends Number> TreeColumn<R, V> number(
            String id, Function<R, V> value, Function<R, String> text) {
        return column(id, value, text).styled("number-column");
    }

    /**
     * Adds a column.
     *
     * @param id by which its width is remembered, and which styles and tests find it by
     * @param value that it sorts by
     * @param text that it shows and that is copied
     */
    public <V> TreeColumn<R, V> column(String id, Function<R, V> value, Function<R, String> text) {
        TreeColumn<R, V> column = new TreeColumn<>(value, text);
        column.setId(id);
        column.setText(kit.texts().of(name + ".column." + id));
        getColumns().add(column);
        return column;
    }

    /** Adds an item to the context menu. */
    public void addMenuItem(String key, Runnable action) {
        MenuItem item = new MenuItem(kit.texts().of(key));
        item.setOnAction(event -> action.run());
        getContextMenu().getItems().add(item);
    }

    /** Lets Enter and a double click on a row do something with the row that is selected. */
    void onOpen(Runnable open) {
        addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        open.run();
                        event.consume();
                    }
                });
        setRowFactory(
                view -> {
                    TreeTableRow<R> row = new TreeTableRow<>();
                    row.setOnMouseClicked(
                            event -> {
                                if (event.getButton() == MouseButton.PRIMARY
                                        && event.getClickCount() == 2) {
                                    open.run();
                                }
                            });
                    return row;
                });
    }

    /** Calls back when a user selects a row, not when rows are replaced or sorted. */
    void onSelect(Consumer<R> selected) {
        getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        item -> {
                            if (item != null && !changing) {
                                selected.accept(item.getValue());
                            }
                        });
    }

    /** Shows rows in the columns that have been declared. */
    void show(ObservableValue<List<R>> shown) {
        setTableMenuButtonVisible(true);
        getColumns().forEach(column -> TableKit.remember(this, column, kit.settings()));
        widthProperty().subscribe(width -> fit());
        shown.subscribe(this::replace);
    }

    /** Divides the width that the columns without a share leave among the others. */
    public void fit() {
        double others = 0;
        double shares = 0;
        for (TreeTableColumn<R, ?> column : getVisibleLeafColumns()) {
            double share = ((TreeColumn<R, ?>) column).share();
            shares += share;
            others += share > 0 ? 0 : column.getWidth();
        }
        double rest = getWidth() - others - SCROLL_BAR;
        for (TreeTableColumn<R, ?> column : getVisibleLeafColumns()) {
            ((TreeColumn<R, ?>) column).fit(rest / shares);
        }
    }

    private void remember(TreeItem<R> item) {
        R row = item.getValue();
        if (item.isExpanded() == row.isGroup()) {
            toggled.remove(row.id());
        } else {
            toggled.add(row.id());
        }
    }

    private void replace(List<R> newRows) {
        rows = newRows;
        keepingSelection(
                () -> {
                    fill();
                    if (getComparator() != null) {
                        arrange();
                    }
                });
    }

    private void arrange() {
        if (getComparator() == null) {
            fill();
        } else {
            Comparator<TreeItem<R>> lastRows =
                    Comparator.comparing(item -> item.getValue().isLast());
            sort(rootItem, lastRows.thenComparing(getComparator()));
        }
    }

    private void fill() {
        rootItem.getChildren().setAll(rows.stream().map(this::item).toList());
    }

    /** As deep as the structure of the rows, which is a few levels. */
    private TreeItem<R> item(R row) {
        TreeItem<R> item = new TreeItem<>(row);
        item.getChildren().setAll(row.lines().stream().map(this::item).toList());
        item.setExpanded(row.isGroup() != toggled.contains(row.id()));
        return item;
    }

    private void sort(TreeItem<R> parent, Comparator<TreeItem<R>> comparator) {
        if (getSortMode() == TreeSortMode.ALL_DESCENDANTS) {
            parent.getChildren().forEach(child -> sort(child, comparator));
        }
        if (parent.getChildren().size() > 1) {
            parent.getChildren().sort(comparator);
        }
    }

    /** The table selects other rows while its rows change. */
    private void keepingSelection(Runnable change) {
        String before = selected().map(R::id).orElse("");
        changing = true;
        getSelectionModel().clearSelection();
        change.run();
        find(before).ifPresent(getSelectionModel()::select);
        changing = false;
    }

    /** The selected row. */
    public Optional<R> selected() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem()).map(TreeItem::getValue);
    }

    /** Selects the row with an id, and shows the rows below it. */
    public void unfold(String id) {
        find(id).ifPresent(
                        item -> {
                            item.setExpanded(true);
                            getSelectionModel().select(item);
                            scrollTo(getRow(item));
                        });
    }

    private Optional<TreeItem<R>> find(String id) {
        Deque<TreeItem<R>> open = new ArrayDeque<>(rootItem.getChildren());
        while (!open.isEmpty()) {
            TreeItem<R> item = open.pop();
            if (item.getValue().id().equals(id)) {
                return Optional.of(item);
            }
            open.addAll(item.getChildren());
        }
        return Optional.empty();
    }

    /** Copies the selected rows, or all that are unfolded if at most one is selected. */
    private void copy() {
        TableKit.copy(
                TableKit.tsv(
                        getVisibleLeafColumns(),
                        (column, row) -> ((TreeColumn<R, ?>) column).textOf(row),
                        getSelectionModel().getSelectedIndices(),
                        getExpandedItemCount(),
                        row -> getTreeItem(row).getValue()));
    }
}
