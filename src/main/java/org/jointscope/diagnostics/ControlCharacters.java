package org.jointscope.diagnostics;

/**
 * Characters that change how other text is displayed: control codes (C0, DEL and C1), line and paragraph separators,
 * and the bidirectional controls of Unicode (UAX #9). In a name they can hide or reorder what follows it on a terminal.
 */
public final class ControlCharacters {

    /** Shown instead of such a character. */
    public static final char REPLACEMENT = '\uFFFD';

    /**
     * Arabic letter mark, marks of direction, separators of lines and paragraphs, embeddings and overrides, isolates.
     */
    private static final String FORMAT =
            "\u061C\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

    private static final int FIRST_FORMAT = FORMAT.charAt(0);

    private ControlCharacters() {}

    /** Whether the character is one of them; all are in the Basic Multilingual Plane. */
    public static boolean contains(int character) {
        return Character.isISOControl(character) || character >= FIRST_FORMAT && FORMAT.indexOf(character) >= 0;
    }

    /** The text with U+FFFD instead of each of them. */
    public static String replaced(String text) {
        StringBuilder safe = null;
        for (int i = 0; i < text.length(); i++) {
            if (contains(text.charAt(i))) {
                safe = safe == null ? new StringBuilder(text) : safe;
                safe.setCharAt(i, REPLACEMENT);
            }
        }
        return safe == null ? text : safe.toString();
    }
}
