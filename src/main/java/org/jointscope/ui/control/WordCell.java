package org.jointscope.ui.control;

import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

import java.util.function.Function;

/** A cell of a list that shows its item in words, and explains it on hover if need be. */
public final class WordCell<T> extends ListCell<T> {

    private final Function<T, String> words;
    private final Function<T, String> explanation;

    /**
     * @param words of an item
     * @param explanation of an item; empty if there is none
     */
    private WordCell(Function<T, String> words, Function<T, String> explanation) {
        this.words = words;
        this.explanation = explanation;
    }

    /** Lets the list and the button of a combo box show items in words. */
    public static <T> void use(ComboBox<T> combo, Function<T, String> words) {
        use(combo, words, item -> "");
    }

    /** Explains the items in the list, too. */
    public static <T> void use(
            ComboBox<T> combo, Function<T, String> words, Function<T, String> explanation) {
        combo.setCellFactory(list -> new WordCell<>(words, explanation));
        combo.setButtonCell(new WordCell<>(words, item -> ""));
    }

    @Override
    protected void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        setText(item == null ? "" : words.apply(item));
        String tip = item == null ? "" : explanation.apply(item);
        setTooltip(tip.isEmpty() ? null : new Explanation(tip));
    }
}
