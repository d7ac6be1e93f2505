package org.jointscope.text;

import java.nio.charset.StandardCharsets;

/**
 * Reads a decimal number directly from bytes. Nearly all numbers in real files have at most 15 digits and no exponent.
 * Such a number is an exact long divided by an exact power of ten, which IEEE division rounds correctly (W. D. Clinger,
 * "How to read floating point numbers accurately"). All others go through {@link Double#parseDouble}.
 */
public final class Decimal {

    /** The result for text that is not a number. No number of the grammar reads as NaN. */
    public static final double MALFORMED = Double.NaN;

    private static final double[] POWERS_OF_TEN = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };
    private static final int EXACT_DIGITS = 15;

    /** Any number of so many digits is in the range of long. */
    static final int LONG_DIGITS = 18;

    /** Every whole number up to this one is a double. */
    private static final long MOST_EXACT = 1L << 53;

    private Decimal() {}

    /** Whether {@link #scaled} is correctly rounded for a number of so many digits. */
    static boolean isExact(long digits, int count) {
        return count <= LONG_DIGITS && digits <= MOST_EXACT;
    }

    /**
     * @param digits the number without its point
     * @param fraction number of digits after the point
     */
    static double scaled(long digits, int fraction) {
        return digits / POWERS_OF_TEN[fraction];
    }

    /**
     * The numbers that Doom 3 reads (idlib/Lexer.cpp, ReadNumber): {@code [-] digits [. digits] [e [+-] digits] [f|l]},
     * with digits on at least one side of the point. The result is finite, or infinite if the number is out of the
     * range of double, or {@link #MALFORMED}. A 0 before another digit is malformed, because Doom 3 reads it as octal.
     */
    public static double parse(byte[] bytes, int from, int to) {
        boolean negative = from < to && bytes[from] == '-';
        int first = negative ? from + 1 : from;
        int at = first;
        long mantissa = 0;
        int digits = 0;
        int significant = 0;
        int fraction = 0;
        boolean point = false;
        for (; at < to; at++) {
            byte b = bytes[at];
            if (b >= '0' && b <= '9') {
                digits++;
                significant += significant > 0 || b != '0' ? 1 : 0;
                mantissa = significant <= EXACT_DIGITS ? mantissa * 10 + (b - '0') : mantissa;
                fraction += point ? 1 : 0;
            } else if (b == '.' && !point) {
                point = true;
            } else {
                break;
            }
        }
        if (digits == 0 || (digits - fraction > 1 && bytes[first] == '0')) {
            return MALFORMED;
        }
        int numberEnd = skipExponent(bytes, at, to);
        if (numberEnd < to && !(numberEnd + 1 == to && isSuffix(bytes[numberEnd]))) {
            return MALFORMED;
        }
        if (numberEnd == at && significant <= EXACT_DIGITS && fraction < POWERS_OF_TEN.length) {
            double exact = scaled(mantissa, fraction);
            return negative ? -exact : exact;
        }
        return Double.parseDouble(new String(bytes, from, numberEnd - from, StandardCharsets.ISO_8859_1));
    }

    /** True if the digits begin with a 0 that is followed by another digit. */
    public static boolean isPadded(byte[] bytes, int from, int to) {
        int at = from < to && bytes[from] == '-' ? from + 1 : from;
        return at + 1 < to && bytes[at] == '0' && bytes[at + 1] >= '0' && bytes[at + 1] <= '9';
    }

    /** Reads a number that can have leading zeros. */
    public static double parsePadded(byte[] bytes, int from, int to) {
        boolean negative = from < to && bytes[from] == '-';
        int at = negative ? from + 1 : from;
        if (at < to && bytes[at] == '-') {
            return MALFORMED;
        }
        while (isPadded(bytes, at, to)) {
            at++;
        }
        double value = parse(bytes, at, to);
        return negative ? -value : value;
    }

    private static int skipExponent(byte[] bytes, int at, int to) {
        if (at == to || bytes[at] != 'e') {
            return at;
        }
        int digit = at + 1;
        if (digit < to && (bytes[digit] == '-' || bytes[digit] == '+')) {
            digit++;
        }
        int after = digit;
        while (after < to && bytes[after] >= '0' && bytes[after] <= '9') {
            after++;
        }
        return after == digit ? at : after;
    }

    private static boolean isSuffix(byte b) {
        return b == 'f' || b == 'F' || b == 'l' || b == 'L';
    }
}
