package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;

import java.util.List;

/** One item of a list. */
public final class ComboChoice {

    private ComboChoice() {}

    /**
     * Lets a combo box and a value follow each other. One item is always selected: a click with
     * Ctrl, which would deselect it, changes nothing.
     */
    public static <T> void bind(ComboBox<T> combo, ObjectProperty<T> value) {
        value.subscribe(combo::setValue);
        combo.valueProperty()
                .subscribe(
                        (before, now) -> {
                            if (now == null) {
                                Platform.runLater(() -> combo.setValue(value.get()));
                            } else {
                                value.set(now);
                            }
                        });
    }

    /** Lets a combo box offer items that change, and follow a value. */
    public static <T> void bind(
            ComboBox<T> combo, ObservableValue<List<T>> items, ObjectProperty<T> value) {
        items.subscribe(
                now -> {
                    combo.getItems().setAll(now);
                    combo.setValue(value.get());
                });
        bind(combo, value);
    }
}
