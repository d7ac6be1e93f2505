package org.jointscope.analysis;

import java.math.BigDecimal;
import java.math.MathContext;

/** Measured numbers as a message says them: no longer than they are worth. */
public final class Figures {

    private static final int DIGITS = 4;

    private Figures() {}

    /** With four digits that count: {@code 12.35}, {@code 0.001235}. */
    public static String of(double value) {
        return rounded(value, DIGITS);
    }

    /** {@code 12.35 units}, {@code 1 unit}. */
    public static String units(double value) {
        String figure = of(value);
        return figure.equals("1") ? "1 unit" : figure + " units";
    }

    /** With so many digits that a number just above 1 is seen to be more than 1. */
    public static String near1(double value) {
        return rounded(value, DIGITS + 2);
    }

    /** {@code 12 %}; a share that would be rounded to nothing says so. */
    public static String percent(double share) {
        long percent = Math.round(share * 100);
        return percent == 0 && share > 0 ? "less than 1 %" : percent + " %";
    }

    private static String rounded(double value, int digits) {
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits));
        return rounded.signum() == 0
                ? "0"
                : Math.abs(value) < 1e9 && Math.abs(value) >= 1e-6
                        ? rounded.stripTrailingZeros().toPlainString()
                        : Double.toString(rounded.doubleValue());
    }
}
