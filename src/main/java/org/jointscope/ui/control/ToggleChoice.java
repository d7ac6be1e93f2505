package org.jointscope.ui.control;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;

/** One of a few: toggles or radio items whose user data are the names of an enum's constants. */
public final class ToggleChoice {

    private ToggleChoice() {}

    /**
     * Lets a group and a value follow each other. One toggle is always on: a click on that one
     * changes nothing.
     */
    public static <E extends Enum<E>> void bind(
            ToggleGroup group, ObjectProperty<E> value, Class<E> type) {
        value.subscribe(now -> group.selectToggle(toggle(group, now)));
        group.selectedToggleProperty()
                .subscribe(
                        (before, now) -> {
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
