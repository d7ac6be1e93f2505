package org.jointscope.analysis;

import java.math.BigDecimal;
import java.math.MathContext;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;

/** Measured numbers in messages, with as many digits as are meaningful. */
public final class Figures {

    private static final int DIGITS = 4;

    private Figures() {}

    /** With four significant digits: {@code 12.35}, {@code 0.001235}. */
    public static String of(double value) {
        return rounded(value, DIGITS);
    }

    /** {@code 12.35 units}, {@code 1 unit}. */
    public static Phrase units(double value) {
        return units(of(value));
    }

    /** A figure with its unit. */
    public static Phrase units(String figure) {
        return Phrase.of("measure.units", Double.valueOf(figure), figure);
    }

    /** {@code 12.35°}. */
    public static String degrees(double value) {
        return of(value) + "°";
    }

    /** A rotation in degrees, or a translation in units. */
    public static Object change(double value, boolean turning) {
        return turning ? degrees(value) : units(value);
    }

    /** {@code rotates by 12.35°}, or {@code moves by 12.35 units}. */
    public static Phrase changes(double value, boolean turning) {
        String key = turning ? "fact.change.turn" : "fact.change.move";
        return Phrase.of(key, change(value, turning));
    }

    /** With enough digits to show that a number just above 1 is more than 1. */
    public static String near1(double value) {
        return rounded(value, DIGITS + 2);
    }

    /** {@code 12%}; a share that would be rounded to nothing says so. */
    public static String percent(double share) {
        long percent = Math.round(share * 100);
        return percent == 0 && share > 0 ? Texts.program().of("measure.small") : percent + "%";
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
