package org.jointscope.ui.pane;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Control;
import javafx.scene.control.TableColumnBase;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jointscope.ui.document.Settings;

/** Copies tables as TSV, and stores column widths and hidden columns. */
public final class TableKit {

    public static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private TableKit() {}

    static void remember(Control table, TableColumnBase<?, ?> column, Settings settings) {
        String key = "table." + table.getId() + "." + column.getId();
        settings.follow(key + ".visible", column.visibleProperty());
        column.setPrefWidth(settings.find(key + ".width", column.getPrefWidth()));
        column.widthProperty().subscribe((before, width) -> {
            if (!FreeWidth.isStretching(column)) {
                settings.put(key + ".width", width.toString());
            }
        });
    }

    /** Copies a text to the clipboard. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /**
     * Rows as tab-separated values under the titles of their columns.
     *
     * @param text of a column for a row
     * @param selected the rows, or at most one for all rows
     */
    static <C extends TableColumnBase<?, ?>, R> String tsv(
            List<C> columns, BiFunction<C, R, String> text, List<Integer> selected, int all, IntFunction<R> rows) {
        IntStream copied = selected.size() > 1
                ? selected.stream().mapToInt(Integer::intValue).sorted()
                : IntStream.range(0, all);
        Stream<List<String>> cells = copied.mapToObj(rows)
                .map(row -> columns.stream().map(it -> text.apply(it, row)).toList());
        List<String> titles = columns.stream().map(TableColumnBase::getText).toList();
        return Stream.concat(Stream.of(titles), cells).map(TableKit::line).collect(Collectors.joining());
    }

    /** Cells as a line of tab-separated values. */
    public static String line(List<String> cells) {
        return cells.stream().map(cell -> cell.replaceAll("[\\t\\r\\n]+", " ")).collect(Collectors.joining("\t"))
                + "\n";
    }
}
