package org.jointscope.ui.document;

import java.util.Arrays;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;

/** The persistent settings of the window. */
public interface Settings {

    Optional<String> find(String key);

    void put(String key, String value);

    /** A stored number; the other one if none is stored or it is invalid. */
    default double find(String key, double otherwise) {
        return number(find(key), otherwise);
    }

    /** A stored text as a number; the other one if there is none or it is invalid. */
    static double number(Optional<String> stored, double otherwise) {
        try {
            return stored.map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException damaged) {
            return otherwise;
        }
    }

    /** Restores a boolean property, and stores each later value. */
    default void follow(String key, BooleanProperty state) {
        find(key).map(Boolean::parseBoolean).ifPresent(state::set);
        state.subscribe((before, is) -> put(key, is.toString()));
    }

    /** Restores a text, and stores each later one. */
    default void follow(String key, StringProperty text) {
        find(key).ifPresent(text::set);
        text.subscribe((before, now) -> put(key, now));
    }

    /** Restores a number, and stores each later value. */
    default void follow(String key, DoubleProperty number) {
        number.set(find(key, number.get()));
        number.subscribe((before, now) -> put(key, now.toString()));
    }

    /** Restores a positive integer of at most 100, and stores each later one. */
    default void follow(String key, IntegerProperty number) {
        number.set((int) Math.clamp(find(key, number.get()), 1, 100));
        number.subscribe((before, now) -> put(key, now.toString()));
    }

    /** Restores a choice, and stores each later one. */
    default <E extends Enum<E>> void follow(String key, ObjectProperty<E> choice, Class<E> type) {
        find(key)
                .flatMap(name -> Arrays.stream(type.getEnumConstants())
                        .filter(each -> each.name().equals(name))
                        .findFirst())
                .ifPresent(choice::set);
        choice.subscribe((before, now) -> put(key, now.name()));
    }
}
