package org.jointscope.ui.pane;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.document.Settings;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What every table of the window can do: be copied as TSV, hide columns, and remember widths and
 * what is hidden.
 */
public final class TableKit {

    public static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private TableKit() {}

    /** Equips a table whose id and columns are set. */
    public static <R> void equip(TableView<R> table, Settings settings, String copyText) {
        table.setTableMenuButtonVisible(true);
        table.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (COPY.match(event)) {
                        copy(table);
                        event.consume();
                    }
                });
        table.setContextMenu(menu(table, copyText));
        table.getColumns().forEach(column -> remember(table, column, settings));
    }

    /** Lets a table that is equipped lead to where the file says what a row shows. */
    public static <R> void offerSource(TableView<R> table, String text, Consumer<R> show) {
        ShowInSourceAction.add(
                table,
                table.getContextMenu(),
                text,
                () -> {
                    R row = table.getSelectionModel().getSelectedItem();
                    if (row != null) {
                        show.accept(row);
                    }
                });
    }

    private static ContextMenu menu(TableView<?> table, String copyText) {
        MenuItem copy = new MenuItem(copyText);
        copy.setOnAction(event -> copy(table));
        ContextMenu menu = new ContextMenu(copy);
        // JavaFX lets the keys of context menus act in the whole window: whatever one wanted to
        // copy there, it would be a table. So the key is the menu's only while that is shown.
        menu.setOnShowing(event -> copy.setAccelerator(COPY));
        menu.setOnHidden(event -> copy.setAccelerator(null));
        return menu;
    }

    static void remember(Control table, TableColumnBase<?, ?> column, Settings settings) {
        String key = "table." + table.getId() + "." + column.getId();
        settings.find(key + ".width").ifPresent(width -> setWidth(column, width));
        settings.find(key + ".visible")
                .ifPresent(visible -> column.setVisible(Boolean.parseBoolean(visible)));
        column.widthProperty()
                .subscribe((before, width) -> settings.put(key + ".width", width.toString()));
        column.visibleProperty()
                .subscribe((before, visible) -> settings.put(key + ".visible", visible.toString()));
    }

    private static void setWidth(TableColumnBase<?, ?> column, String remembered) {
        try {
            column.setPrefWidth(Double.parseDouble(remembered));
        } catch (NumberFormatException damaged) {
            // The column keeps the width it comes with.
        }
    }

    /** Brings a row to the middle, unless it can be seen as it is. */
    public static void reveal(TableView<?> table, int row) {
        if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null) {
            int first = flow.getFirstVisibleCell().getIndex();
            int visible = flow.getLastVisibleCell().getIndex() - first;
            if (row <= first || row >= first + visible) {
                table.scrollTo(Math.max(0, row - visible / 2));
            }
        }
    }

    private static void copy(TableView<?> table) {
        copy(tsv(table));
    }

    /** Puts a text on the clipboard. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /**
     * The selected rows, or all if at most one is, as tab-separated values under their columns'
     * titles.
     */
    public static <R> String tsv(TableView<R> table) {
        return tsv(
                table.getVisibleLeafColumns(),
                table.getSelectionModel().getSelectedIndices(),
                table.getItems().size(),
                table.getItems()::get);
    }

    static <R> String tsv(
            List<? extends TableColumnBase<?, ?>> columns,
            List<Integer> selected,
            int all,
            IntFunction<R> rows) {
        StringBuilder tsv = new StringBuilder();
        tsv.append(line(columns, TableColumnBase::getText));
        IntStream copied =
                selected.size() > 1
                        ? selected.stream().mapToInt(Integer::intValue).sorted()
                        : IntStream.range(0, all);
        copied.mapToObj(rows)
                .forEach(
                        row ->
                                tsv.append(
                                        line(
                                                columns,
                                                column ->
                                                        TableColumns.<R>textOf(column)
                                                                .apply(row))));
        return tsv.toString();
    }

    private static String line(
            List<? extends TableColumnBase<?, ?>> columns,
            Function<TableColumnBase<?, ?>, String> text) {
        return columns.stream().map(text).map(TableKit::cell).collect(Collectors.joining("\t"))
                + "\n";
    }

    private static String cell(String text) {
        return text == null ? "" : text.replaceAll("[\\t\\r\\n]+", " ");
    }
}
