package org.jointscope.ui.table;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeSortMode;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.ShowInSourceAction;
import org.jointscope.ui.pane.TableKit;

/**
 * A table with expandable rows. Its columns are declared first, and its rows last. The selection, the expanded rows and
 * the sort order do not change when the rows are replaced; without a sort order the rows are in their given order.
 *
 * <p>The root item is never replaced: {@link TreeTableView#setRoot} clears the sort order, which sorts the table again,
 * even if the order is already empty.
 */
public final class TreeTable<R extends TreeRow<R>> extends TreeTableView<R> implements Columns<R> {

    private final String name;
    private final PaneKit kit;
    private final Map<TableColumnBase<?, ?>, Column<R>> declared = new LinkedHashMap<>();
    private final TreeItem<R> rootItem = new TreeItem<>();
    private final Set<String> toggled = new HashSet<>();
    private List<R> rows = List.of();
    private boolean changing;

    /** Whether the row under the mouse was selected before the button was pressed. */
    private boolean wasSelected;

    /**
     * Creates an empty table. Its sort mode determines which levels are sorted; groups always are.
     *
     * @param name of the pane, which is also the id of the table; the keys of its texts begin with it
     */
    public TreeTable(String name, PaneKit kit) {
        this.name = name;
        this.kit = kit;
        setId(name);
        getStyleClass().addAll("edge-to-edge", "dense");
        getChildren().add(FocusRing.in(this));
        setAccessibleText(kit.texts().of(name + ".table"));
        Keys.passOnPlayback(this);
        setContextMenu(new ContextMenu());
        setShowRoot(false);
        rootItem.setExpanded(true);
        rootItem.addEventHandler(TreeItem.<R>expandedItemCountChangeEvent(), event -> {
            if (event.wasExpanded() || event.wasCollapsed()) {
                remember(event.getTreeItem());
            }
        });
        setRoot(rootItem);
        setSortPolicy(sorted -> {
            keepingSelection(this::arrange);
            return true;
        });
        String copy = kit.texts().of("table.copy");
        ShowInSourceAction.add(this, getContextMenu(), copy, TableKit.COPY, this::copy);
        addSaving(getContextMenu(), () -> save(flat(rows).toList(), getScene().getWindow()));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PaneKit kit() {
        return kit;
    }

    @Override
    public Map<TableColumnBase<?, ?>, Column<R>> declared() {
        return declared;
    }

    @Override
    public ObservableValue<?> live() {
        return new ReadOnlyObjectWrapper<>();
    }

    @Override
    public Column<R> column(String id, String key, Function<R, ?> value, Function<R, String> text) {
        TreeTableColumn<R, Object> shown = new TreeTableColumn<>();
        Column<R> column = declare(shown, id, key, value, text);
        shown.setCellValueFactory(row -> column.valueOf(row.getValue().getValue()));
        shown.setCellFactory(it -> new Cell<>(column));
        getColumns().add(shown);
        if (getTreeColumn() == null) {
            setTreeColumn(shown);
        }
        return column;
    }

    /** Adds an item to the context menu. */
    public void addMenuItem(String key, Runnable action) {
        MenuItem item = new MenuItem(kit.texts().of(key));
        item.setOnAction(event -> action.run());
        getContextMenu().getItems().add(item);
    }

    /** Sets the action of Enter and of a double click on the selected row. */
    public void onOpen(Runnable open) {
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open.run();
                event.consume();
            }
        });
        setRowFactory(view -> {
            TreeTableRow<R> row = new Row();
            row.setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                    open.run();
                }
            });
            return row;
        });
    }

    /** Calls back when the user selects a row or clicks the selected one, not when rows are replaced or sorted. */
    public void onSelect(Consumer<R> selected) {
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && wasSelected) {
                selected().ifPresent(selected);
            }
        });
        getSelectionModel().selectedItemProperty().subscribe(item -> {
            if (item != null && !changing) {
                selected.accept(item.getValue());
            }
        });
    }

    /** Shows rows in the declared columns. */
    public void show(ObservableValue<List<R>> shown) {
        setTableMenuButtonVisible(true);
        layOut();
        shown.subscribe(this::replace);
        RowReveal.beginAtTop(kit.document(), this, shown, this::scrollTo, () -> {});
    }

    private void remember(TreeItem<R> item) {
        R row = item.getValue();
        if (item.isExpanded() == row.isUnfolded()) {
            toggled.remove(row.id());
        } else {
            toggled.add(row.id());
        }
    }

    private void replace(List<R> newRows) {
        rows = newRows;
        fit(rows);
        keepingSelection(() -> {
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

    /** Recursion is as deep as the rows, which is a few levels. */
    private TreeItem<R> item(R row) {
        TreeItem<R> item = new TreeItem<>(row);
        item.getChildren().setAll(row.lines().stream().map(this::item).toList());
        item.setExpanded(row.isUnfolded() != toggled.contains(row.id()));
        return item;
    }

    private void sort(TreeItem<R> parent, Comparator<TreeItem<R>> comparator) {
        boolean all = getSortMode() == TreeSortMode.ALL_DESCENDANTS;
        parent.getChildren().stream()
                .filter(child -> all || child.getValue().isGroup())
                .forEach(child -> sort(child, comparator));
        if (parent.getChildren().size() > 1) {
            parent.getChildren().sort(comparator);
        }
    }

    /** The table changes its selection while its rows change. */
    private void keepingSelection(Runnable change) {
        String before = selected().map(R::id).orElse("");
        changing = true;
        getSelectionModel().clearSelection();
        change.run();
        // To select a row would unfold the rows above it.
        find(before).filter(TreeTable::isInSight).ifPresent(getSelectionModel()::select);
        changing = false;
    }

    private static boolean isInSight(TreeItem<?> item) {
        return Stream.<TreeItem<?>>iterate(item.getParent(), Objects::nonNull, TreeItem::getParent)
                .allMatch(TreeItem::isExpanded);
    }

    /** The selected row. */
    public Optional<R> selected() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem()).map(TreeItem::getValue);
    }

    /** Selects the first visible row that is not a group, unless such a row is selected. */
    void selectFirst() {
        if (selected().filter(row -> !row.isGroup()).isEmpty()) {
            IntStream.range(0, getExpandedItemCount())
                    .filter(row -> !getTreeItem(row).getValue().isGroup())
                    .findFirst()
                    .ifPresent(row -> {
                        getSelectionModel().clearAndSelect(row);
                        RowReveal.reveal(this, row, this::scrollTo);
                    });
        }
    }

    /** Selects the row with an id, and expands it and the rows above it. */
    public void unfold(String id) {
        find(id).ifPresent(item -> {
            for (TreeItem<R> at = item; at != null; at = at.getParent()) {
                at.setExpanded(true);
            }
            getSelectionModel().select(item);
            RowReveal.reveal(this, getRow(item), this::scrollTo);
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

    /** Rows and the rows below them, whether they are visible or not. */
    private Stream<R> flat(List<R> above) {
        return above.stream().flatMap(row -> Stream.concat(Stream.of(row), flat(row.lines())));
    }

    /** Copies the selected rows, or all visible ones if at most one is selected. */
    private void copy() {
        kit.copyTable(tsv(getExpandedItemCount(), row -> getTreeItem(row).getValue()));
    }

    private static final class Cell<R> extends TreeTableCell<R, Object> {

        private final RowLook<R> look;

        Cell(Column<R> column) {
            look = new RowLook<>(column, this, this::row);
        }

        private Optional<R> row() {
            return isEmpty() || getTableRow() == null
                    ? Optional.empty()
                    : Optional.ofNullable(getTableRow().getTreeItem()).map(TreeItem::getValue);
        }

        @Override
        protected void updateItem(Object value, boolean empty) {
            super.updateItem(value, empty);
            look.update();
        }
    }

    private final class Row extends TreeTableRow<R> {

        Row() {
            addEventFilter(MouseEvent.MOUSE_PRESSED, event -> wasSelected = isSelected());
            // JavaFX throws at a double click on an empty row (JDK-8222454).
            mouseTransparentProperty().bind(emptyProperty());
        }

        /**
         * Compares the tree items, whose values do not change. JavaFX compares the values, and keeps a tree item that
         * is no longer in the tree if its value equals that of the new one.
         */
        @Override
        protected boolean isItemChanged(R before, R now) {
            return getTreeItem() != TreeTable.this.getTreeItem(getIndex());
        }
    }
}
