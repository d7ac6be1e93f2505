package org.jointscope.format.decl;

import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/**
 * A number as Doom 3 reads it (idlib/Lexer.cpp, ReadNumber; idlib/Token.cpp, NumberValue).
 *
 * @param text without a suffix
 * @param textEnd offset after the text
 * @param end offset after the suffix: {@code f} of a fraction, {@code u} or {@code l} of an integer
 */
record DeclNumber(Kind kind, String text, int textEnd, int end) {

    enum Kind {
        NONE,
        DECIMAL,
        OCTAL,
        HEXADECIMAL,
        BINARY,
        /** With a point, an exponent or both. */
        FRACTION,
        /** With several points: an IP address, which declarations do not have. */
        INVALID
    }

    /** Longer texts have no value. */
    private static final int LONGEST = 100;

    static final DeclNumber NONE = new DeclNumber(Kind.NONE, "", 0, 0);

    /** The number that begins at an offset, or {@link #NONE}. */
    static DeclNumber at(byte[] bytes, int start) {
        byte first = byteAt(bytes, start);
        byte second = byteAt(bytes, start + 1);
        if (!isDigit(first) && !(first == '.' && isDigit(second))) {
            return NONE;
        }
        if (first == '0' && second != '.') {
            return switch (second) {
                case 'x', 'X' -> integer(Kind.HEXADECIMAL, bytes, start, start + 2);
                case 'b', 'B' -> integer(Kind.BINARY, bytes, start, start + 2);
                default -> integer(Kind.OCTAL, bytes, start, start + 1);
            };
        }
        return decimal(bytes, start);
    }

    private static DeclNumber integer(Kind kind, byte[] bytes, int start, int digits) {
        int at = digits;
        while (Character.digit(byteAt(bytes, at), radix(kind)) >= 0) {
            at++;
        }
        int end = at;
        while (end < at + 2 && "lLuU".indexOf(byteAt(bytes, end)) >= 0) {
            end++;
        }
        return of(kind, bytes, start, at, end);
    }

    private static DeclNumber decimal(byte[] bytes, int start) {
        int at = start;
        int points = 0;
        while (isDigit(byteAt(bytes, at)) || byteAt(bytes, at) == '.') {
            points += bytes[at] == '.' ? 1 : 0;
            at++;
        }
        boolean exponent = byteAt(bytes, at) == 'e' && points <= 1;
        if (points > 1) {
            return of(Kind.INVALID, bytes, start, at, at);
        }
        if (points == 0 && !exponent) {
            return integer(Kind.DECIMAL, bytes, start, at);
        }
        if (exponent) {
            at += byteAt(bytes, at + 1) == '-' || byteAt(bytes, at + 1) == '+' ? 2 : 1;
            while (isDigit(byteAt(bytes, at))) {
                at++;
            }
        }
        boolean suffix = "fFlL".indexOf(byteAt(bytes, at)) >= 0;
        return of(Kind.FRACTION, bytes, start, at, suffix ? at + 1 : at);
    }

    private static DeclNumber of(Kind kind, byte[] bytes, int start, int textEnd, int end) {
        int length = Math.min(textEnd - start, LONGEST + 1);
        String text = new String(bytes, start, length, StandardCharsets.ISO_8859_1);
        return new DeclNumber(kind, text, textEnd, end);
    }

    /** NUL, which is in no number, after the end. */
    private static byte byteAt(byte[] bytes, int at) {
        return at < bytes.length ? bytes[at] : 0;
    }

    static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static int radix(Kind kind) {
        return switch (kind) {
            case OCTAL -> 8;
            case HEXADECIMAL -> 16;
            case BINARY -> 2;
            default -> 10;
        };
    }

    /** The value, NaN if there is none. */
    double value() {
        if (kind == Kind.FRACTION) {
            return text.length() > LONGEST ? Double.NaN : Double.parseDouble(withDigits(text));
        }
        OptionalInt whole = whole();
        return whole.isPresent() ? whole.getAsInt() : Double.NaN;
    }

    /** An exponent without digits has no effect. */
    private static String withDigits(String text) {
        int exponent = text.indexOf('e');
        boolean digits = exponent < 0 || isDigit((byte) text.charAt(text.length() - 1));
        return digits ? text : text.substring(0, exponent);
    }

    /** The value without its fraction; the largest int if it is larger. */
    OptionalInt whole() {
        return switch (kind) {
            case NONE, INVALID -> OptionalInt.empty();
            case FRACTION -> OptionalInt.of((int) value());
            case DECIMAL, OCTAL -> parse(text, radix(kind));
            case HEXADECIMAL, BINARY -> parse(text.substring(2), radix(kind));
        };
    }

    private static OptionalInt parse(String digits, int radix) {
        try {
            return OptionalInt.of(digits.isEmpty() ? 0 : Integer.parseInt(digits, radix));
        } catch (NumberFormatException tooLarge) {
            return OptionalInt.of(Integer.MAX_VALUE);
        }
    }

    /** Whether the value is that of the digits as people read them. */
    boolean isPlain() {
        return kind == Kind.DECIMAL || kind == Kind.OCTAL && parse(text, 10).equals(parse(text, 8));
    }
}
