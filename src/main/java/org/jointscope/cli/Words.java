package org.jointscope.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.Locale;
import org.jointscope.messages.Texts;

/** Texts and numbers for people, and lines of text. */
final class Words {

    private static final MathContext DIGITS = new MathContext(3);

    private Words() {}

    /** To three digits, without an exponent. */
    static String number(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** A text of the program. */
    static String text(String key, Object... arguments) {
        return Texts.program().of(key, arguments);
    }

    /** The label of a constant for scripts: {@code in-place}. */
    static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Prints a line. Names and paths in it come from files, so control characters are replaced. */
    static void line(PrintWriter out, String line) {
        out.println(Terminal.safe(line));
    }

    /** Prints a message of the program. */
    static void report(PrintWriter err, String message) {
        line(err, "jointscope: " + message);
    }

    /** Prints a message about a file. */
    static void report(PrintWriter err, Path file, String message) {
        report(err, file + ": " + message);
    }
}
