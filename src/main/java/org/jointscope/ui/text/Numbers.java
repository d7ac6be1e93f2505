package org.jointscope.ui.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as text. */
public final class Numbers {

    private Numbers() {}

    /** With a fixed number of decimals. */
    public static String fixed(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "NaN" : value > 0 ? "∞" : "−∞";
        }
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        // Rounding can leave a minus sign before zero.
        return text.startsWith("-") && text.chars().noneMatch(c -> c >= '1' && c <= '9')
                ? text.substring(1)
                : text;
    }

    /** With a fixed number of decimals; a dash for values that are not finite. */
    public static String cell(double value, int decimals) {
        return Double.isFinite(value) ? fixed(value, decimals) : "–";
    }

    /** With at most a number of decimals, without trailing zeros. */
    public static String trimmed(double value, int decimals) {
        String text = fixed(value, decimals);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }

    /** A finite number that is rounded down to a number of decimals. */
    public static double down(double value, int decimals) {
        return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.FLOOR).doubleValue();
    }

    /** With a sign, also for a positive number. */
    public static String signed(double value, int decimals) {
        String text = fixed(value, decimals);
        return value < 0 && text.startsWith("-") || !Double.isFinite(value) ? text : "+" + text;
    }
}
