package org.jointscope.cli;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers and counts in sentences. */
final class Shown {

    private static final MathContext DIGITS = new MathContext(3);

    private Shown() {}

    /** To three digits, without an exponent. */
    static String number(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    static String plural(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
