package org.jointscope.text;

/**
 * Where lines end. Doom 3 counts line feeds and nothing else (idlib/Lexer.cpp, ReadWhiteSpace); in
 * a file that has none, but carriage returns, it says line 1 of everything. There the carriage
 * returns count here, so that a place still says something.
 */
public final class LineEnd {

    private LineEnd() {}

    /** The byte behind every line of a text. */
    public static byte of(byte[] text) {
        boolean onlyReturns = !contains(text, '\n') && contains(text, '\r');
        return (byte) (onlyReturns ? '\r' : '\n');
    }

    private static boolean contains(byte[] text, char wanted) {
        for (byte b : text) {
            if (b == wanted) {
                return true;
            }
        }
        return false;
    }
}
