package org.jointscope.ui.table;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.TableColumnBase;
import javafx.stage.Window;
import org.jointscope.export.table.Table;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.TableKit;

/**
 * A table whose columns are declared before its rows. The titles of the columns are the texts
 * {@code <name>.column.<key>}; a key without a text is used as the title.
 */
interface Columns<R> {

    /** The width of the scroll bar, or of the button above it, and of the borders. */
    double END = 14;

    /** The least width of all columns with a share of the width. */
    double LEAST_SHARED = 200;

    /** The name of the pane, with which the keys of its texts begin. */
    String name();

    PaneKit kit();

    String getId();

    ReadOnlyDoubleProperty widthProperty();

    MultipleSelectionModel<?> getSelectionModel();

    ObservableList<? extends TableColumnBase<?, ?>> getVisibleLeafColumns();

    /** The declared columns, by what the table shows for them. */
    Map<TableColumnBase<?, ?>, Column<R>> declared();

    /** The change that {@link Column#live() live} columns follow. */
    ObservableValue<?> live();

    /**
     * Adds a column.
     *
     * @param id for the stored width, style sheets and tests
     * @param value by which it is sorted
     * @param text that is shown and copied
     */
    Column<R> column(String id, String key, Function<R, ?> value, Function<R, String> text);

    /** Declares what the table shows for a column. */
    default Column<R> declare(
            TableColumnBase<?, ?> base, String id, String key, Function<R, ?> value, Function<R, String> text) {
        base.setId(id);
        base.setText(text("column." + key, key));
        base.setEditable(false);
        Column<R> column = new Column<>(this, base, value, text);
        declared().put(base, column);
        return column;
    }

    /** Adds a column of words. */
    default Column<R> text(String id, Function<R, String> value) {
        return text(id, id, value);
    }

    /** Adds a column of words. */
    default Column<R> text(String id, String key, Function<R, String> value) {
        return column(id, key, value, value);
    }

    /** Adds a column of numbers with their texts. */
    default Column<R> numbers(String id, String key, Function<R, ? extends Number> value, Function<R, String> text) {
        return column(id, key, value, text).styled("number-column");
    }

    /** The text with a key that begins with the name of the pane, if there is one. */
    default String text(String key, String otherwise) {
        String full = name() + "." + key;
        return kit().texts().bundle().containsKey(full) ? kit().texts().of(full) : otherwise;
    }

    /**
     * Restores the widths of the columns and which are visible, and stores their changes. When the table is resized,
     * the columns with a share of the width divide what the others leave.
     */
    default void layOut() {
        declared().values().forEach(column -> column.remember("table." + getId() + "."));
        widthProperty().subscribe(width -> share());
        getVisibleLeafColumns().addListener((InvalidationListener) change -> share());
    }

    /** Makes the columns wide enough for rows. */
    default void fit(List<R> rows) {
        declared().values().forEach(column -> column.fit(rows));
        share();
    }

    private void share() {
        List<Column<R>> visible =
                getVisibleLeafColumns().stream().map(declared()::get).toList();
        double others = visible.stream().mapToDouble(Column::unsharedWidth).sum();
        visible.forEach(
                column -> column.share(Math.max(LEAST_SHARED, widthProperty().get() - END - others)));
    }

    /** Saves all of some rows in the visible columns, with all digits of their numbers. */
    default void save(List<R> rows, Window owner) {
        List<? extends TableColumnBase<?, ?>> visible = List.copyOf(getVisibleLeafColumns());
        List<Object[]> cells = rows.stream()
                .map(row -> visible.stream()
                        .map(column -> declared().get(column).exactOf(row))
                        .toArray())
                .toList();
        List<String> titles = visible.stream().map(TableColumnBase::getText).toList();
        Table table = new Table(getId(), titles, cells.size(), out -> {
            for (Object[] row : cells) {
                out.row(row);
            }
        });
        kit().tables().ifPresent(files -> files.save(table, owner));
    }

    /** Adds the menu item that saves the table, unless tables cannot be saved. */
    default void addSaving(ContextMenu menu, Runnable save) {
        if (kit().tables().isPresent()) {
            MenuItem item = new MenuItem(kit().texts().of("table.export"));
            item.getStyleClass().add("export-table");
            item.setOnAction(event -> save.run());
            menu.getItems().add(item);
        }
    }

    /** The selected rows, or all if only one or none is selected, as tab-separated values. */
    default String tsv(int all, IntFunction<R> row) {
        List<Integer> selected = getSelectionModel().getSelectedIndices();
        IntStream copied = selected.size() > 1
                ? selected.stream().mapToInt(Integer::intValue).sorted()
                : IntStream.range(0, all);
        List<Column<R>> visible =
                getVisibleLeafColumns().stream().map(declared()::get).toList();
        Stream<List<String>> cells = copied.mapToObj(row)
                .map(it -> visible.stream().map(column -> column.textOf(it)).toList());
        List<String> titles =
                getVisibleLeafColumns().stream().map(TableColumnBase::getText).toList();
        return Stream.concat(Stream.of(titles), cells).map(TableKit::line).collect(Collectors.joining());
    }
}
