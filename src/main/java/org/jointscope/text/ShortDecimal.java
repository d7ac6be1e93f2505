package org.jointscope.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A decimal number without exponent, suffix or padding, and with few enough digits to be exact: see {@link Decimal}.
 * Nearly all numbers of real files are. Its fields describe the last number that was scanned.
 *
 * <p>The digits after the point are converted in groups of eight, which are the bytes of a long.
 */
final class ShortDecimal {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Digits of a group. */
    private static final int GROUP = Long.BYTES;

    private static final long GROUP_RANGE = 100_000_000;

    /** More bytes than a number, the byte after it, and a group that begins in it. */
    private static final int REACH = 64;

    private static final long ZEROS = 0x3030303030303030L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    /** Added to a byte above 9, it sets the high bit. */
    private static final long ABOVE_NINE = 0x7676767676767676L;

    private static final double[] SIGNS = {1, -1};

    private static final int[] POWERS_OF_TEN = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000};

    /** The result for text that is not an integer. */
    static final int NO_INTEGER = Integer.MIN_VALUE;

    /** Any integer of so many digits is in the range of int. */
    private static final int INT_DIGITS = 9;

    private int end;
    private boolean whole;

    /**
     * Reads a number.
     *
     * @return the number, correctly rounded; {@link Decimal#MALFORMED} if there is none at the offset, or one that
     *     continues in another notation
     */
    double read(byte[] bytes, int start) {
        if (start <= bytes.length - REACH) {
            return readInside(bytes, start);
        }
        // Zeros behind the last bytes end the number.
        double value = readInside(Arrays.copyOfRange(bytes, start, start + REACH), 0);
        end += start;
        return end <= bytes.length ? value : Decimal.MALFORMED;
    }

    private double readInside(byte[] bytes, int start) {
        int sign = bytes[start] == '-' ? 1 : 0;
        int first = start + sign;
        int at = first;
        int most = first + Decimal.LONG_DIGITS;
        long digits = 0;
        while (at < most && bytes[at] >= '0' && bytes[at] <= '9') {
            digits = digits * 10 + (bytes[at++] - '0');
        }
        int count = at - first;
        boolean padded = count > 1 && bytes[first] == '0';
        int fraction = 0;
        whole = bytes[at] != '.';
        if (!whole) {
            at++;
            int length;
            do {
                long group = (long) LONG.get(bytes, at) ^ ZEROS;
                length = digitsIn(group);
                digits = length == GROUP
                        ? digits * GROUP_RANGE + value(group)
                        : digits * POWERS_OF_TEN[length] + value(group, length);
                fraction += length;
                at += length;
            } while (length == GROUP && fraction <= Decimal.LONG_DIGITS);
        }
        count += fraction;
        end = at;
        boolean plain = count > 0 && !padded && TextScanner.endsNumber(bytes[at]);
        // A branch on the sign would often be mispredicted.
        return plain && Decimal.isExact(digits, count)
                ? Decimal.scaled(digits, fraction) * SIGNS[sign]
                : Decimal.MALFORMED;
    }

    /**
     * Reads an integer of few digits, for which {@link #read} is slow.
     *
     * @return {@link #NO_INTEGER} if there is none at the offset, or a number in another notation
     */
    int readInteger(byte[] bytes, int start) {
        if (start >= bytes.length) {
            return NO_INTEGER;
        }
        int last = Math.min(bytes.length - 1, start + INT_DIGITS);
        int first = bytes[start] == '-' ? start + 1 : start;
        int at = first;
        int value = 0;
        while (at < last && bytes[at] >= '0' && bytes[at] <= '9') {
            value = value * 10 + (bytes[at++] - '0');
        }
        end = at;
        // A minus can be the last byte.
        boolean plain = at > first && (bytes[first] != '0' || at == first + 1) && TextScanner.endsNumber(bytes[at]);
        return !plain ? NO_INTEGER : first == start ? value : -value;
    }

    /** Number of bytes before the first one that is above 9. */
    private static int digitsIn(long group) {
        long others = (group + ABOVE_NINE | group) & HIGH_BITS;
        return Long.numberOfTrailingZeros(others) / Byte.SIZE;
    }

    /** The number of the first digits of a group, of which there are fewer than eight. */
    private static long value(long group, int length) {
        // In two steps: a shift by 64 bits has no effect.
        return value(group << Byte.SIZE << (GROUP - 1 - length) * Byte.SIZE);
    }

    /** The number of eight digits: adds neighboring digits, then pairs, then both halves. */
    private static long value(long group) {
        long pairs = group * 10 + (group >>> 8);
        long even = pairs & 0x000000FF000000FFL;
        long odd = pairs >>> 16 & 0x000000FF000000FFL;
        return even * (100 + (1_000_000L << 32)) + odd * (1 + (10_000L << 32)) >>> 32;
    }

    /** Offset after the last byte. */
    int end() {
        return end;
    }

    /** Whether the number has no point. */
    boolean isWhole() {
        return whole;
    }
}
