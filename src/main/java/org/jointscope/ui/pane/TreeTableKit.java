package org.jointscope.ui.pane;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

import org.jointscope.ui.document.Settings;

import java.util.function.Function;

/** What {@link TableKit} and {@link TableColumns} are for tables, for tables that unfold. */
public final class TreeTableKit {

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
        column.getProperties().put(TableColumns.TEXT_OF_ROW, text);
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

    /** Lets Enter and a double click on a row do something with the row that is selected. */
    public static <R> void onOpen(TreeTableView<R> table, Runnable open) {
        table.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        open.run();
                        event.consume();
                    }
                });
        table.setRowFactory(view -> row(open));
    }

    private static <R> TreeTableRow<R> row(Runnable open) {
        TreeTableRow<R> row = new TreeTableRow<>();
        row.setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                        open.run();
                    }
                });
        return row;
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
        return TableKit.tsv(
                table.getVisibleLeafColumns(),
                table.getSelectionModel().getSelectedIndices(),
                table.getExpandedItemCount(),
                row -> table.getTreeItem(row).getValue());
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
