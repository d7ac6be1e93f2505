package org.jointscope.ui.text;

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
        // Rounding leaves a minus before nothing.
        return text.startsWith("-") && text.chars().noneMatch(c -> c >= '1' && c <= '9')
                ? text.substring(1)
                : text;
    }

    /** With a fixed number of decimals; a dash for what is not finite. */
    public static String cell(double value, int decimals) {
        return Double.isFinite(value) ? fixed(value, decimals) : "–";
    }

    /** With at most so many decimals, without zeros at the end. */
    public static String trimmed(double value, int decimals) {
        String text = fixed(value, decimals);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }

    /** With a sign, also before a positive number. */
    public static String signed(double value, int decimals) {
        String text = fixed(value, decimals);
        return value < 0 && text.startsWith("-") || !Double.isFinite(value) ? text : "+" + text;
    }
}
