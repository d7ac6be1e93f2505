package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.model.ModelFile;
import org.jointscope.text.Decimal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Makes numbers of words, and says what is wrong with them. The straight way takes only what Doom 3
 * takes; a word that is none of that is looked at again, and read in spite of a plus sign, a
 * capital E or a decimal comma.
 */
final class Numerals {

    private static final int SAFE_DIGITS = 9;

    /** Doom 3 reads a leading 0 as octal, which is the same number up to here. */
    private static final int LARGEST_OCTAL_DIGIT = 7;

    private final Lexer lexer;
    private final byte[] bytes;
    private final Reports reports;

    Numerals(Lexer lexer, Reports reports) {
        this.lexer = lexer;
        this.bytes = lexer.bytes();
        this.reports = reports;
    }

    /** The word that the lexer stands on; NaN if it is no finite number. */
    double number() {
        double value = Decimal.parse(bytes, lexer.start(), lexer.end());
        return Double.isFinite(value) ? value : oddNumber();
    }

    /** A number that the straight way cannot read; NaN if nothing can. */
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

    /** {@link ModelFile#MISSING} if the word is not an integer. */
    int integer() {
        int end = lexer.end();
        int at = firstDigit();
        if (at == end || end - at > SAFE_DIGITS || (bytes[at] == '0' && at + 1 < end)) {
            return oddInteger();
        }
        int value = 0;
        for (int i = at; i < end; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9) {
                return oddInteger();
            }
            value = value * 10 + digit;
        }
        return at > lexer.start() ? -value : value;
    }

    /** A number that should be an integer, but may have a fraction. */
    double rate() {
        double value = number();
        if (Math.rint(value) == value) {
            reportPoint(value);
        }
        return value;
    }

    private int oddInteger() {
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

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /**
     * What is left of the word without the faults that leave no doubt about its value, which are
     * reported; NaN if that is no number either.
     */
    private double mended(boolean commaToo) {
        byte[] word = Arrays.copyOfRange(bytes, lexer.start(), lexer.end());
        boolean plus = word.length > 1 && word[0] == '+' && word[1] != '-';
        boolean capital = replace(word, 'E', 'e');
        int comma = commaToo ? decimalComma(word) : -1;
        if (comma > 0) {
            word[comma] = '.';
        }
        double value = Decimal.parsePadded(word, plus ? 1 : 0, word.length);
        if (Double.isNaN(value)) {
            reportNoNumber();
            return value;
        }
        if (plus) {
            reports.reportFound(IssueCode.NUMBER_PLUS_SIGN);
        }
        if (capital) {
            reports.reportFound(IssueCode.NUMBER_EXPONENT_CAPITAL);
        }
        if (comma > 0) {
            reports.reportFound(IssueCode.NUMBER_DECIMAL_COMMA, shown(value));
        }
        return value;
    }

    private static boolean replace(byte[] word, char old, char replacement) {
        for (int i = 0; i < word.length; i++) {
            if (word[i] == old) {
                word[i] = (byte) replacement;
                return true;
            }
        }
        return false;
    }

    /**
     * Where the one comma between digits stands; 0 if there is none, or more than one, or a point.
     */
    private static int decimalComma(byte[] word) {
        int comma = 0;
        for (int i = 0; i < word.length; i++) {
            if (word[i] == '.' || (word[i] == ',' && comma > 0)) {
                return 0;
            }
            boolean between =
                    i > 0 && i + 1 < word.length && isDigit(word[i - 1]) && isDigit(word[i + 1]);
            comma = word[i] == ',' && between ? i : comma;
        }
        return comma;
    }

    /** glibc writes nan and inf, Microsoft's library 1.#IND and, since 2015, -nan(ind). */
    private void reportNoNumber() {
        int at = lexer.start();
        int end = lexer.end();
        at += bytes[at] == '-' || bytes[at] == '+' ? 1 : 0;
        boolean nan = spells("nan", at, end);
        if (nan) {
            joinAdjacentLetters();
        }
        if (nan || spells("inf", at, end) || spells("1.#", at, end)) {
            reports.reportFound(IssueCode.NUMBER_NOT_FINITE);
        } else {
            reports.reportFound(IssueCode.TOKEN_UNEXPECTED, Expected.NUMBER);
        }
    }

    /**
     * Makes letters in parentheses that stand at the word without a space a part of it: {@code
     * -nan(ind)}.
     */
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

    private boolean spells(String beginning, int from, int end) {
        if (end - from < beginning.length()) {
            return false;
        }
        for (int i = 0; i < beginning.length(); i++) {
            if (Character.toLowerCase((char) bytes[from + i]) != beginning.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private void reportPoint(double value) {
        for (int i = firstDigit(); i < lexer.end(); i++) {
            if (bytes[i] == '.' || bytes[i] == 'e') {
                reports.reportFound(IssueCode.INTEGER_WITH_POINT, shown(value));
                return;
            }
        }
    }

    /**
     * A 0 with other digits behind it makes an octal number, which ends before an 8, 9 or point.
     */
    private void reportPadding(double value) {
        int from = firstDigit();
        int at = from;
        while (at < lexer.end() && bytes[at] >= '0' && bytes[at] <= LARGEST_OCTAL_DIGIT + '0') {
            at++;
        }
        boolean whole = at == lexer.end();
        if (whole && Math.abs(value) <= LARGEST_OCTAL_DIGIT) {
            return;
        }
        if (!reports.lists(IssueCode.NUMBER_ZERO_PADDED)) {
            reports.report(IssueCode.NUMBER_ZERO_PADDED);
        } else {
            String octal = octal(from, at);
            String rest = whole ? octal : octal + ", and the rest as another number";
            reports.reportFound(IssueCode.NUMBER_ZERO_PADDED, shown(value), rest);
        }
    }

    private String octal(int from, int to) {
        String digits = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        String significant = digits.replaceFirst("^0+(?=.)", "");
        String sign = from > lexer.start() ? "-" : "";
        return significant.length() > SAFE_DIGITS
                ? "something else"
                : sign + Integer.parseInt(significant, 8);
    }

    private static String shown(double value) {
        return Math.rint(value) == value && Math.abs(value) <= Integer.MAX_VALUE
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }
}
