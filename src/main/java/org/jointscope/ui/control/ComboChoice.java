package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** One item of a list. */
public final class ComboChoice {

    private ComboChoice() {}

    /** Shows the items of a combo box, which cannot be typed into, in words. */
    public static <T> void show(ComboBox<T> combo, Function<T, String> words) {
        combo.setConverter(
                new StringConverter<>() {
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
     * Lets a combo box and a value follow each other. One item is always selected: a click with
     * Ctrl, which would deselect it, changes nothing.
     */
    public static <T> void bind(ComboBox<T> combo, ObjectProperty<T> value) {
        bind(combo, value, value::set);
    }

    private static <T> void bind(ComboBox<T> combo, ObservableValue<T> value, Consumer<T> chosen) {
        value.subscribe(combo::setValue);
        combo.valueProperty()
                .subscribe(
                        (before, now) -> {
                            if (now == null) {
                                Platform.runLater(() -> combo.setValue(value.getValue()));
                            } else {
                                chosen.accept(now);
                            }
                        });
    }

    /** Lets a combo box offer items that change, and follow a value. */
    public static <T> void bind(
            ComboBox<T> combo, ObservableValue<List<T>> items, ObjectProperty<T> value) {
        bind(combo, items, value, value::set);
    }

    /**
     * Lets a combo box offer items that change, and follow a value.
     *
     * @param chosen gets what the user chooses, and what the value changes to
     */
    public static <T> void bind(
            ComboBox<T> combo,
            ObservableValue<List<T>> items,
            ObservableValue<T> value,
            Consumer<T> chosen) {
        items.subscribe(
                now -> {
                    combo.getItems().setAll(now);
                    combo.setValue(value.getValue());
                });
        bind(combo, value, chosen);
    }
}
