package org.jointscope.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.stream.Stream;

/**
 * Writes numbers as plain decimals, without an exponent: the fewest digits that read back to the same double, and no
 * fraction of zero. Not every reader of the format supports exponents.
 */
public final class PlainNumber {

    private PlainNumber() {}

    /** @param value finite; −0 keeps its sign */
    public static String of(double value) {
        String text = Double.toString(value);
        if (text.indexOf('E') < 0) {
            return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        }
        BigDecimal decimal = new BigDecimal(text);
        return shortened(decimal, value).stripTrailingZeros().toPlainString();
    }

    /**
     * Java prints the fewest digits, but never fewer than two: 4.9E-324, although 5E-324 reads back as well. Tries the
     * nearest first.
     */
    private static BigDecimal shortened(BigDecimal decimal, double value) {
        return Stream.of(RoundingMode.HALF_UP, RoundingMode.DOWN, RoundingMode.UP)
                .filter(rounding -> decimal.precision() == 2)
                .map(rounding -> decimal.round(new MathContext(1, rounding)))
                .filter(digit -> digit.doubleValue() == value)
                .findFirst()
                .orElse(decimal);
    }
}
