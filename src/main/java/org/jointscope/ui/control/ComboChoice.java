package org.jointscope.ui.control;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/** Selection of one item in a combo box. */
public final class ComboChoice {

    private ComboChoice() {}

    /** Shows the items of a combo box that is not editable as text. */
    public static <T> void show(ComboBox<T> combo, Function<T, String> words) {
        combo.setConverter(new StringConverter<>() {
            @Override
            public String toString(T item) {
                return item == null ? "" : words.apply(item);
            }

            @Override
            public T fromString(String unused) {
                throw new UnsupportedOperationException();
            }
        });
    }

    /**
     * Binds a combo box and a value in both directions. One item is always selected: a click with Ctrl, which would
     * deselect it, has no effect.
     */
    public static <T> void bind(ComboBox<T> combo, ObjectProperty<T> value) {
        bind(combo, value, value::set);
    }

    private static <T> void bind(ComboBox<T> combo, ObservableValue<T> value, Consumer<T> chosen) {
        TypeAhead.add(combo);
        value.subscribe(now -> select(combo, now));
        combo.valueProperty().subscribe((before, now) -> {
            if (now == null) {
                Platform.runLater(() -> select(combo, value.getValue()));
            } else {
                chosen.accept(now);
            }
        });
    }

    /** A value that is set before its item exists would be shown without its cell. */
    private static <T> void select(ComboBox<T> combo, T value) {
        combo.setValue(combo.getItems().contains(value) ? value : null);
    }

    /**
     * Lets a combo box offer items that change, and show a value.
     *
     * @param chosen receives the item that the user selects, and each new value
     */
    public static <T> void bind(
            ComboBox<T> combo, ObservableValue<List<T>> items, ObservableValue<T> value, Consumer<T> chosen) {
        items.subscribe(now -> {
            combo.getItems().setAll(now);
            select(combo, value.getValue());
        });
        bind(combo, value, chosen);
    }
}
