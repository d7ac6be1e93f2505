package org.jointscope.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Numbers and counts in sentences, and sentences as lines. */
final class Words {

    private static final MathContext DIGITS = new MathContext(3);

    private Words() {}

    /** To three digits, without an exponent. */
    static String number(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    static String plural(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** A constant as scripts see it: {@code in-place}. */
    static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Prints a line; names and paths in it come from files that anybody may have made. */
    static void line(PrintWriter out, String format, Object... arguments) {
        out.println(Terminal.safe(String.format(Locale.ROOT, format, arguments)));
    }
}
