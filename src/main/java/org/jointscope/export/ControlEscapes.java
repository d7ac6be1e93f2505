package org.jointscope.export;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;

import org.jointscope.diagnostics.ControlCharacters;

import java.io.Serial;

/**
 * Writes every control character in a JSON string as a Unicode escape: the text is safe on a
 * terminal and reads back the same. JSON itself requires that only below U+0020.
 */
final class ControlEscapes extends CharacterEscapes {

    @Serial private static final long serialVersionUID = 1;

    private static final int DELETE = 0x7F;

    @Override
    public int[] getEscapeCodesForAscii() {
        int[] codes = standardAsciiEscapesForJSON();
        codes[DELETE] = ESCAPE_STANDARD;
        return codes;
    }

    /** Null for a character that is written as it is. */
    @Override
    public SerializableString getEscapeSequence(int character) {
        return ControlCharacters.contains(character)
                ? new SerializedString("\\u%04X".formatted(character))
                : null;
    }
}
