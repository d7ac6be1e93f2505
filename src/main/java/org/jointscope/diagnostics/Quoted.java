package org.jointscope.diagnostics;

/**
 * Text of a file as shown in a message: short, and without characters that could control a
 * terminal.
 */
public final class Quoted {

    private static final int LONGEST = 40;

    private Quoted() {}

    public static String of(String text) {
        boolean whole = text.codePointCount(0, text.length()) <= LONGEST;
        StringBuilder shown = new StringBuilder("'");
        text.codePoints().limit(whole ? LONGEST : LONGEST - 1).forEach(shown::appendCodePoint);
        return ControlCharacters.replaced(shown.append(whole ? "'" : "…'").toString());
    }
}
