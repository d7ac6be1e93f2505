package org.jointscope.inspect;

import java.util.Locale;
import java.util.Optional;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.messages.Phrase;

/**
 * The rule for new names of joints and shaders, in every file and however they are entered. A string of the format has
 * no escapes and ends with its line. Spaces are allowed everywhere in it.
 */
public final class NewName {

    private static final String QUOTE = "\"";

    /** No character of Unicode: byte order marks, and the two of every plane that are not assigned. */
    private static final int BYTE_ORDER_MARK = 0xFEFF;

    private static final int LAST_IN_PLANE = 0xFFFE;

    private NewName() {}

    /** The reason why a text cannot be a name, as a sentence; empty if it can. */
    public static Optional<Phrase> fault(String name) {
        if (name.isEmpty()) {
            return Optional.of(Phrase.of("name.wrong.empty"));
        }
        if (name.contains(QUOTE)) {
            return Optional.of(Phrase.of("name.wrong.quote"));
        }
        return name.codePoints()
                .filter(NewName::isUnreadable)
                .mapToObj(character -> Phrase.of("name.wrong.character", shown(character)))
                .findFirst();
    }

    /** Whether the encoding of a file has the characters of a name. */
    public static boolean isEncodable(InspectedFile file, String name) {
        return file.source().encoding().newEncoder().canEncode(name);
    }

    private static boolean isUnreadable(int character) {
        return ControlCharacters.contains(character)
                || character == ControlCharacters.REPLACEMENT
                || character == BYTE_ORDER_MARK
                || (character & LAST_IN_PLANE) == LAST_IN_PLANE
                || Character.getType(character) == Character.SURROGATE;
    }

    /** {@code U+001B ESCAPE}. */
    private static String shown(int character) {
        String name = Character.getName(character);
        String code = String.format(Locale.ROOT, "U+%04X", character);
        return name == null ? code : code + ' ' + name;
    }
}
