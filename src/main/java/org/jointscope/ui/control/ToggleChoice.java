package org.jointscope.ui.control;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;

/** Selection among toggles or radio items that have names of enum constants as user data. */
public final class ToggleChoice {

    private ToggleChoice() {}

    /**
     * Binds a group and a value in both directions. One toggle is always selected: a click on that one has no effect.
     */
    public static <E extends Enum<E>> void bind(ToggleGroup group, ObjectProperty<E> value, Class<E> type) {
        value.subscribe(now -> group.selectToggle(toggle(group, now)));
        group.selectedToggleProperty().subscribe((before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                value.set(Enum.valueOf(type, (String) now.getUserData()));
            }
        });
    }

    private static Toggle toggle(ToggleGroup group, Enum<?> value) {
        return group.getToggles().stream()
                .filter(toggle -> value.name().equals(toggle.getUserData()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no toggle for " + value));
    }
}
