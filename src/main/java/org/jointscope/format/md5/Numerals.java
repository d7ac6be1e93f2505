package org.jointscope.format.md5;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.messages.Phrase;
import org.jointscope.model.ModelFile;
import org.jointscope.text.Decimal;

/**
 * Converts the words that are no plain numbers (see {@link Lexer#isDecimal}), and reports their faults. A word that
 * Doom 3 does not read is examined again, and read despite a plus sign, a capital E or a decimal comma.
 */
final class Numerals {

    private static final int SAFE_DIGITS = 9;

    /** Doom 3 reads a leading 0 as octal, which is the same number up to this digit. */
    private static final int LARGEST_OCTAL_DIGIT = 7;

    /** The one comma between digits, of a number without a point. */
    private static final Pattern DECIMAL_COMMA = Pattern.compile("([^.,]*[0-9]),([0-9][^.,]*)");

    private final Lexer lexer;
    private final byte[] bytes;
    private final Reports reports;

    Numerals(Lexer lexer, Reports reports) {
        this.lexer = lexer;
        this.bytes = lexer.bytes();
        this.reports = reports;
    }

    /** The number at the lexer; NaN if the word is not a finite number. */
    double number() {
        double value = Decimal.parse(bytes, lexer.start(), lexer.end());
        return Double.isFinite(value) ? value : oddNumber();
    }

    /** A number that the fast path cannot read; NaN if it cannot be read at all. */
    private double oddNumber() {
        double value = Decimal.parsePadded(bytes, lexer.start(), lexer.end());
        if (Double.isNaN(value)) {
            value = mended(true);
        }
        if (Double.isInfinite(value)) {
            reports.reportFound(IssueCode.NUMBER_NOT_FINITE);
            return Double.NaN;
        }
        if (isPadded() && !Double.isNaN(value)) {
            reportPadding(value);
        }
        return value;
    }

    /** A number that should be an integer, but can have a fraction. */
    double rate() {
        double value = number();
        if (Math.rint(value) == value) {
            reportPoint(value);
        }
        return value;
    }

    /** {@link ModelFile#MISSING} if the word is not an integer. */
    int integer() {
        double value = Decimal.parsePadded(bytes, lexer.start(), lexer.end());
        if (Double.isNaN(value)) {
            value = mended(false);
        }
        if (Double.isNaN(value)) {
            return ModelFile.MISSING;
        }
        if (Math.rint(value) != value) {
            reports.reportFound(IssueCode.INTEGER_FRACTIONAL);
            return ModelFile.MISSING;
        }
        if (Math.abs(value) > Integer.MAX_VALUE) {
            reports.reportFound(IssueCode.INTEGER_OUT_OF_RANGE);
            return ModelFile.MISSING;
        }
        if (isPadded()) {
            reportPadding(value);
        } else {
            reportPoint(value);
        }
        return (int) value;
    }

    private int firstDigit() {
        int start = lexer.start();
        return bytes[start] == '-' ? start + 1 : start;
    }

    private boolean isPadded() {
        return Decimal.isPadded(bytes, lexer.start(), lexer.end());
    }

    private String word() {
        return new String(bytes, lexer.start(), lexer.end() - lexer.start(), StandardCharsets.ISO_8859_1);
    }

    /**
     * The number without the faults that leave its value unambiguous, which are reported; NaN if the rest is not a
     * number either.
     */
    private double mended(boolean real) {
        String word = word();
        boolean hasComma =
                real && word.indexOf(',') >= 0 && DECIMAL_COMMA.matcher(word).matches();
        boolean plus = word.startsWith("+") && !word.startsWith("+-");
        byte[] mended = (hasComma ? word.replace(',', '.') : word)
                .substring(plus ? 1 : 0)
                .replace('E', 'e')
                .getBytes(StandardCharsets.ISO_8859_1);
        double value = Decimal.parsePadded(mended, 0, mended.length);
        if (Double.isNaN(value)) {
            reportNoNumber(word, real ? Expected.NUMBER : Expected.INTEGER);
            return value;
        }
        if (plus) {
            reports.reportFound(IssueCode.NUMBER_PLUS_SIGN);
        }
        if (word.indexOf('E') >= 0) {
            reports.reportFound(IssueCode.NUMBER_EXPONENT_CAPITAL);
        }
        if (hasComma) {
            reports.reportFound(IssueCode.NUMBER_DECIMAL_COMMA, shown(value));
        }
        return value;
    }

    /** Reports an invalid number. glibc writes nan and inf, Microsoft's library 1.#IND and, since 2015, -nan(ind). */
    private void reportNoNumber(String word, Expected expected) {
        int at = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        if (word.regionMatches(true, at, "nan", 0, 3)) {
            joinAdjacentLetters();
            reports.reportFound(IssueCode.NUMBER_NOT_FINITE);
        } else if (word.regionMatches(true, at, "inf", 0, 3) || word.startsWith("1.#", at)) {
            reports.reportFound(IssueCode.NUMBER_NOT_FINITE);
        } else {
            reports.reportFound(IssueCode.TOKEN_UNEXPECTED, expected);
        }
    }

    /** Appends letters in parentheses that follow the word without a space: {@code -nan(ind)}. */
    private void joinAdjacentLetters() {
        int at = lexer.end();
        if (at == bytes.length || bytes[at] != '(') {
            return;
        }
        do {
            at++;
        } while (at < bytes.length && Character.isLetter(bytes[at]));
        if (at < bytes.length && bytes[at] == ')') {
            lexer.endAt(at + 1);
        }
    }

    private void reportPoint(double value) {
        String word = word();
        if (word.indexOf('.') >= 0 || word.indexOf('e') >= 0) {
            reports.reportFound(IssueCode.INTEGER_WITH_POINT, shown(value));
        }
    }

    /**
     * Reports a leading zero. A 0 followed by other digits begins an octal number, which ends before an 8, 9 or point.
     */
    private void reportPadding(double value) {
        int from = firstDigit();
        int at = from;
        while (at < lexer.end() && bytes[at] >= '0' && bytes[at] <= '0' + LARGEST_OCTAL_DIGIT) {
            at++;
        }
        boolean whole = at == lexer.end();
        if (whole && Math.abs(value) <= LARGEST_OCTAL_DIGIT) {
            return;
        }
        if (!reports.lists(IssueCode.NUMBER_ZERO_PADDED)) {
            reports.report(IssueCode.NUMBER_ZERO_PADDED);
            return;
        }
        String digits = word().substring(from - lexer.start(), at - lexer.start());
        String octal = digits.replaceFirst("^0+(?=.)", "");
        String sign = from > lexer.start() ? "-" : "";
        Object number = octal.length() > SAFE_DIGITS ? Phrase.of("fact.octal.long") : sign + Integer.parseInt(octal, 8);
        Object rest = whole ? number : Phrase.of("fact.octal.split", number);
        reports.reportFound(IssueCode.NUMBER_ZERO_PADDED, shown(value), rest);
    }

    private static String shown(double value) {
        return Math.rint(value) == value && Math.abs(value) <= Integer.MAX_VALUE
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }
}
