package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;

import java.util.Optional;

/** What the window remembers from one time to the next. */
public interface Settings {

    Optional<String> find(String key);

    void put(String key, String value);

    /** A number that was put; another one if none was, or it is damaged. */
    default double find(String key, double otherwise) {
        try {
            return find(key).map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException damaged) {
            return otherwise;
        }
    }

    /** Sets a switch as it was, and remembers it from now on. */
    default void follow(String key, BooleanProperty state) {
        find(key).map(Boolean::parseBoolean).ifPresent(state::set);
        state.subscribe((before, is) -> put(key, is.toString()));
    }
}
