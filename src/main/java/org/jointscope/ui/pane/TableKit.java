package org.jointscope.ui.pane;

import javafx.scene.control.Control;
import javafx.scene.control.TableColumnBase;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

import org.jointscope.ui.document.Settings;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Copying of tables as TSV, and memory for widths of columns and for which are hidden. */
public final class TableKit {

    public static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    static final String TEXT_OF_ROW = "textOfRow";

    private TableKit() {}

    static void remember(Control table, TableColumnBase<?, ?> column, Settings settings) {
        String key = "table." + table.getId() + "." + column.getId();
        settings.follow(key + ".visible", column.visibleProperty());
        column.setPrefWidth(settings.find(key + ".width", column.getPrefWidth()));
        column.widthProperty()
                .subscribe((before, width) -> settings.put(key + ".width", width.toString()));
    }

    /** Puts a text on the clipboard. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /**
     * Rows as tab-separated values under the titles of their columns.
     *
     * @param selected the rows, or at most one if all are wanted
     */
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
                                                column -> TableKit.<R>textOf(column).apply(row))));
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

    /** What a column shows for a row; empty for columns that were not made here. */
    @SuppressWarnings("unchecked")
    static <R> Function<R, String> textOf(TableColumnBase<?, ?> column) {
        Object text = column.getProperties().get(TEXT_OF_ROW);
        return text == null ? row -> "" : (Function<R, String>) text;
    }
}
