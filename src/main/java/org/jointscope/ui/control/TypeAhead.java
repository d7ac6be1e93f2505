package org.jointscope.ui.control;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;

/**
 * Selects an item in the open list of a combo box by its first characters. Characters that follow within a second
 * belong to the same item; the same character again selects the next item with it. With a closed list, characters are
 * keys of the window.
 */
public final class TypeAhead {

    private static final long PAUSE = 1_000_000_000;

    private final ComboBox<?> combo;
    private String typed = "";
    private long last;

    private TypeAhead(ComboBox<?> combo) {
        this.combo = combo;
    }

    /** Adds it to a combo box, of which the converter, if there is one, has the texts of items. */
    public static void add(ComboBox<?> combo) {
        TypeAhead keys = new TypeAhead(combo);
        combo.addEventHandler(KeyEvent.KEY_TYPED, keys::typed);
    }

    private void typed(KeyEvent event) {
        String character = event.getCharacter().toLowerCase(Locale.ROOT);
        boolean text = !character.isBlank() && !Character.isISOControl(character.charAt(0));
        if (!combo.isShowing() || !text || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        long now = System.nanoTime();
        typed = now - last < PAUSE ? typed + character : character;
        last = now;
        List<String> texts = texts(combo);
        int from = Math.max(0, combo.getSelectionModel().getSelectedIndex());
        boolean again = typed.chars().distinct().count() == 1;
        int start = again ? from + 1 : from;
        String beginning = again ? character : typed;
        IntStream.range(0, texts.size())
                .map(step -> (start + step) % texts.size())
                .filter(index -> texts.get(index).startsWith(beginning))
                .findFirst()
                .ifPresent(index -> combo.getSelectionModel().select(index));
        event.consume();
    }

    private static <T> List<String> texts(ComboBox<T> combo) {
        StringConverter<T> converter = combo.getConverter();
        return combo.getItems().stream()
                .map(item -> converter == null ? item.toString() : converter.toString(item))
                .map(text -> text.toLowerCase(Locale.ROOT))
                .toList();
    }
}
