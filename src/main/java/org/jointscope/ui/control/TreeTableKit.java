package org.jointscope.ui.control;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.document.Settings;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What {@link TableKit} and {@link TableColumns} are for tables, for tables that unfold. */
public final class TreeTableKit {

    private static final String TEXT_OF_ROW = "textOfRow";

    private TreeTableKit() {}

    /**
     * A column that sorts by a value and shows it as text, which is also what is copied.
     *
     * @param id by which its width is remembered, and which styles and tests find it by
     */
    public static <R, V> TreeTableColumn<R, V> column(
            String id, String title, Function<R, V> value, Function<R, String> text) {
        TreeTableColumn<R, V> column = new TreeTableColumn<>(title);
        column.setId(id);
        column.setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue().getValue())));
        column.setCellFactory(c -> new TextCell<>(text));
        column.getProperties().put(TEXT_OF_ROW, text);
        return column;
    }

    /** Equips a table whose id and columns are set. */
    public static void equip(TreeTableView<?> table, Settings settings) {
        table.setTableMenuButtonVisible(true);
        table.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (TableKit.COPY.match(event)) {
                        copy(table);
                        event.consume();
                    }
                });
        table.getColumns().forEach(column -> TableKit.remember(table, column, settings));
    }

    /** Copies what {@link #tsv} gives. */
    public static void copy(TreeTableView<?> table) {
        TableKit.copy(tsv(table));
    }

    /**
     * The selected rows, or all that are unfolded if at most one is, as tab-separated values under
     * their columns' titles.
     */
    public static <R> String tsv(TreeTableView<R> table) {
        List<Integer> selected = table.getSelectionModel().getSelectedIndices();
        List<Integer> rows =
                selected.size() > 1
                        ? selected.stream().sorted().toList()
                        : IntStream.range(0, table.getExpandedItemCount()).boxed().toList();
        List<TreeTableColumn<R, ?>> columns = table.getVisibleLeafColumns();
        StringBuilder tsv = new StringBuilder();
        tsv.append(
                columns.stream()
                        .map(TreeTableColumn::getText)
                        .map(TableKit::cell)
                        .collect(Collectors.joining("\t")));
        for (int row : rows) {
            R item = table.getTreeItem(row).getValue();
            tsv.append('\n')
                    .append(
                            columns.stream()
                                    .map(column -> TableKit.cell(textOf(column).apply(item)))
                                    .collect(Collectors.joining("\t")));
        }
        return tsv.append('\n').toString();
    }

    @SuppressWarnings("unchecked")
    private static <R> Function<R, String> textOf(TreeTableColumn<R, ?> column) {
        return (Function<R, String>) column.getProperties().get(TEXT_OF_ROW);
    }

    private static final class TextCell<R, V> extends TreeTableCell<R, V> {

        private final Function<R, String> text;

        TextCell(Function<R, String> text) {
            this.text = text;
        }

        @Override
        protected void updateItem(V value, boolean empty) {
            super.updateItem(value, empty);
            TreeItem<R> item = empty ? null : getTableRow().getTreeItem();
            setText(item == null ? null : text.apply(item.getValue()));
        }
    }
}
