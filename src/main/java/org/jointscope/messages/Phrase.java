package org.jointscope.messages;

import java.util.List;

/**
 * A text of the program with its arguments. It is formatted when it is printed, so the bundle is not read for a message
 * that is not shown.
 */
public record Phrase(String key, List<Object> arguments) {

    public static Phrase of(String key, Object... arguments) {
        return new Phrase(key, List.of(arguments));
    }

    @Override
    public String toString() {
        return Texts.program().of(key, arguments.toArray());
    }
}
