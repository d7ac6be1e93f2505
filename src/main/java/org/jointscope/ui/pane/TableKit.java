package org.jointscope.ui.pane;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** Copies tables as tab-separated values. */
public final class TableKit {

    public static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private TableKit() {}

    /** Copies a text to the clipboard. */
    public static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** Cells as a line of tab-separated values. */
    public static String line(List<String> cells) {
        return cells.stream().map(cell -> cell.replaceAll("[\\t\\r\\n]+", " ")).collect(Collectors.joining("\t"))
                + "\n";
    }
}
