package org.jointscope.diagnostics;

import java.util.Locale;

/** Text of a file as shown in a message: short, and without characters that could control a terminal. */
public final class Quoted {

    private static final int LONGEST = 40;

    private Quoted() {}

    /** Bytes that can be of any format: {@code \x8A} for all that are not printable ASCII. */
    public static String bytes(byte[] bytes, int count) {
        StringBuilder shown = new StringBuilder("'");
        for (int i = 0; i < count; i++) {
            boolean printable = bytes[i] >= ' ' && bytes[i] <= '~';
            shown.append(printable ? String.valueOf((char) bytes[i]) : String.format(Locale.ROOT, "\\x%02X", bytes[i]));
        }
        return shown.append('\'').toString();
    }

    public static String of(String text) {
        boolean whole = text.codePointCount(0, text.length()) <= LONGEST;
        StringBuilder shown = new StringBuilder("'");
        text.codePoints().limit(whole ? LONGEST : LONGEST - 1).forEach(shown::appendCodePoint);
        return ControlCharacters.replaced(shown.append(whole ? "'" : "…'").toString());
    }
}
