package org.jointscope.check.engine.assimp;

import java.nio.charset.StandardCharsets;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.text.Decimal;

/**
 * A text as Assimp stores it: bytes with a zero after them, comments blanked, and a cursor. Checks the same as Assimp
 * (code/AssetLib/MD5/MD5Parser.cpp, include/assimp/fast_atof.h).
 */
final class Text {

    /** Longer than every name of a section or row. */
    private static final int LONGEST_NAME = 40;

    /** The bits of a double that a float does not have, and their value in the middle. */
    private static final long FLOAT_ROUNDING = (1L << 29) - 1;

    private static final long FLOAT_HALF = 1L << 28;

    private static final long TWO_TO_32 = 1L << Integer.SIZE;

    private final byte[] bytes;
    private final int length;
    private int at;

    Text(byte[] original) {
        this.bytes = original.clone();
        int end = 0;
        while (end < bytes.length && bytes[end] != 0) {
            end++;
        }
        this.length = end;
        blankComments();
    }

    /** Both kinds of quotation marks begin and end a string; a comment ends with its line. */
    private void blankComments() {
        for (int i = 0; i + 1 < length; i++) {
            Interruption.checkAt(i);
            if (isQuote(i)) {
                do {
                    Interruption.checkAt(i++);
                } while (i < length && !isQuote(i));
            } else if (bytes[i] == '/' && bytes[i + 1] == '/') {
                while (i < length && !isLineEnd(i)) {
                    Interruption.checkAt(i);
                    bytes[i++] = ' ';
                }
            }
        }
    }

    private boolean isQuote(int index) {
        return bytes[index] == '"' || bytes[index] == '\'';
    }

    int at() {
        return at;
    }

    void goTo(int offset) {
        Interruption.check();
        at = offset;
    }

    void step() {
        at++;
    }

    /** The byte at the cursor; 0 after the end. */
    byte current() {
        return get(at);
    }

    private byte get(int offset) {
        return offset < length ? bytes[offset] : 0;
    }

    boolean isBehindEnd() {
        return at > length;
    }

    void stepUnlessAtEnd() {
        if (current() != 0) {
            at++;
        }
    }

    /** Terminates a row as a string, and steps over the zero. */
    void terminate() {
        if (current() != 0) {
            bytes[at++] = 0;
        }
    }

    private String text(int from, int to) {
        int end = Math.min(to, length);
        return end <= from ? "" : new String(bytes, from, end - from, StandardCharsets.ISO_8859_1);
    }

    /** Reads the word at the cursor; truncated if it is too long for a name. */
    String word() {
        int from = at;
        while (!isSpaceOrLineEnd(at)) {
            at++;
        }
        return text(from, Math.min(at, from + LONGEST_NAME));
    }

    void skipLine() {
        while (!isLineEnd(at)) {
            at++;
        }
    }

    private boolean isSpace(int offset) {
        return get(offset) == ' ' || get(offset) == '\t';
    }

    private boolean isLineEnd(int offset) {
        byte b = get(offset);
        return b == '\r' || b == '\n' || b == 0 || b == '\f';
    }

    boolean isSpaceOrLineEnd(int offset) {
        return isSpace(offset) || isLineEnd(offset);
    }

    void skipSpaces() {
        while (isSpace(at)) {
            at++;
        }
    }

    /** Returns true if the rest is more than whitespace. */
    boolean skipSpacesAndLineEnds() {
        while (isSpace(at) || current() == '\r' || current() == '\n') {
            at++;
        }
        return current() != 0;
    }

    /**
     * Reads the next string in quotation marks, on any line.
     *
     * @param room the size of the buffer in bytes, including the terminating zero
     */
    String string(int room) {
        skipSpaces();
        int from = quote() + 1;
        int to = quote();
        AssimpFault.LONG_NAME.stopIf(to - from >= room, from);
        return text(from, to);
    }

    /** Reads the name of a joint, which is validated later: it must not contain a zero. */
    String name(int room) {
        int from = at;
        String name = string(room);
        AssimpFault.NAME_ACROSS_ROWS.stopIf(name.indexOf(0) >= 0, from);
        return name;
    }

    /** Steps over the next quotation mark and returns its offset. */
    private int quote() {
        int start = at;
        while (at < length && bytes[at] != '"') {
            at++;
        }
        AssimpFault.NO_QUOTES.stopIf(at >= length, Math.min(start, length));
        return at++;
    }

    /** An unsigned number of 32 bits, which wraps; 0 if there are no digits. */
    long unsigned() {
        skipSpaces();
        return digits();
    }

    private long digits() {
        long value = 0;
        while (isDigit(at)) {
            value = (value * 10 + current() - '0') % TWO_TO_32;
            at++;
        }
        return value;
    }

    int signed() {
        skipSpaces();
        boolean negative = current() == '-';
        if (negative || current() == '+') {
            at++;
        }
        int value = (int) digits();
        return negative ? -value : value;
    }

    private boolean isDigit(int offset) {
        return get(offset) >= '0' && get(offset) <= '9';
    }

    private boolean isPoint(int offset) {
        return get(offset) == '.' || get(offset) == ',';
    }

    float real() {
        skipSpaces();
        int from = at;
        if (current() == '-' || current() == '+') {
            at++;
        }
        if (takeAnyCase("nan")) {
            return Float.NaN;
        }
        if (takeAnyCase("inf")) {
            takeAnyCase("inity");
            return Float.POSITIVE_INFINITY;
        }
        AssimpFault.NO_NUMBER.stopIf(!isDigit(at) && !(isPoint(at) && isDigit(at + 1)), from);
        if (!skipInteger()) {
            return 0;
        }
        if (isPoint(at) && isDigit(at + 1)) {
            at++;
            skipDigits();
        } else if (current() == '.') {
            at++;
        }
        if (current() == 'e' || current() == 'E') {
            at++;
            if (current() == '-' || current() == '+') {
                at++;
            }
            AssimpFault.NO_NUMBER.stopIf(!isDigit(at), from);
            skipDigits();
        }
        return nearest(from, Math.min(at, length));
    }

    private float nearest(int from, int to) {
        double value = Decimal.parse(bytes, from, to);
        boolean usual = value == 0 || Math.abs(value) >= Float.MIN_NORMAL;
        // A number that was rounded to halfway between two floats could be rounded the wrong way.
        boolean halfway = (Double.doubleToRawLongBits(value) & FLOAT_ROUNDING) == FLOAT_HALF;
        return usual && !halfway
                ? (float) value
                : Float.parseFloat(text(from, to).replace(',', '.'));
    }

    /** Steps over digits, unless they are a number of more than 64 bits. */
    private boolean skipInteger() {
        int from = at;
        long value = 0;
        while (isDigit(at)) {
            long next = value * 10 + current() - '0';
            if (Long.compareUnsigned(next, value) < 0) {
                at = from;
                return false;
            }
            value = next;
            at++;
        }
        return true;
    }

    private void skipDigits() {
        while (isDigit(at)) {
            at++;
        }
    }

    private boolean takeAnyCase(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (Character.toLowerCase((char) get(at + i)) != word.charAt(i)) {
                return false;
            }
        }
        at += word.length();
        return true;
    }

    /** Reads three numbers; skips any character at the position of a parenthesis. */
    float[] triple() {
        skipSpaces();
        at++;
        float[] triple = new float[3];
        for (int i = 0; i < triple.length; i++) {
            triple[i] = real();
        }
        skipSpaces();
        at++;
        return triple;
    }
}
