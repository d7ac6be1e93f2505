package org.jointscope.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/**
 * Writes numbers as plain decimals, without an exponent: the fewest digits that read back to the
 * same double, and no fraction of zero. Not every reader of the format knows exponents.
 */
public final class PlainNumber {

    private static final List<RoundingMode> ROUNDINGS =
            List.of(RoundingMode.HALF_UP, RoundingMode.DOWN, RoundingMode.UP);

    private PlainNumber() {}

    /**
     * @param value finite; −0 keeps its sign
     */
    public static String of(double value) {
        String text = Double.toString(value);
        if (text.indexOf('E') < 0) {
            return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        }
        BigDecimal decimal = new BigDecimal(text);
        return shortened(decimal, value).stripTrailingZeros().toPlainString();
    }

    /**
     * Java's digits are the fewest there are, but never fewer than two: 4.9E-324, though 5E-324
     * reads back as well. The nearest comes first.
     */
    private static BigDecimal shortened(BigDecimal decimal, double value) {
        if (decimal.precision() == 2) {
            for (RoundingMode rounding : ROUNDINGS) {
                BigDecimal digit = decimal.round(new MathContext(1, rounding));
                if (digit.doubleValue() == value) {
                    return digit;
                }
            }
        }
        return decimal;
    }
}
