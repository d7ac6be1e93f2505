package org.jointscope.ui.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as text. */
public final class Numbers {

    private static final String NONE = "–";

    private Numbers() {}

    /** With a fixed number of decimals. */
    public static String fixed(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "NaN" : value > 0 ? "∞" : "−∞";
        }
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        // Rounding can leave a minus sign before zero.
        return text.startsWith("-") && text.chars().noneMatch(c -> c >= '1' && c <= '9') ? text.substring(1) : text;
    }

    /**
     * A number of a file, with a fixed number of decimals; with an exponent if it would otherwise look like 0 although
     * it is not.
     */
    public static String stored(double value, int decimals) {
        boolean tiny = value != 0 && Math.abs(value) < 0.5 * Math.pow(10, -decimals);
        return tiny ? String.format(Locale.ROOT, "%.2e", value).replace("e-0", "e-") : fixed(value, decimals);
    }

    /** With a fixed number of decimals; a dash for values that are not finite. */
    public static String cell(double value, int decimals) {
        return Double.isFinite(value) ? fixed(value, decimals) : NONE;
    }

    /** A number of a file in a table, like {@link #stored}. */
    public static String storedCell(double value, int decimals) {
        return Double.isFinite(value) ? stored(value, decimals) : NONE;
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
