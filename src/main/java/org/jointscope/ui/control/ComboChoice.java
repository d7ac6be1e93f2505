package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ComboBox;

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
}
