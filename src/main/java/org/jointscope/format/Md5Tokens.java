package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.Lexer.Kind;
import org.jointscope.model.Declared;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * The pieces that rows are made of, with the rule for trouble that all MD5 readers share. A number
 * that is none leaves a hole and the row goes on; anything else that does not belong ends the row,
 * whose remaining values are missing, and costs the rest of that line. So a damaged row never
 * shifts the rows after it.
 */
final class Md5Tokens {

    private final Lexer lexer;
    private final IssueLog issues;

    private boolean rowIntact = true;
    private int rowLine;

    Md5Tokens(SourceText source, IssueLog issues) {
        this.issues = issues;
        if (source.hasByteOrderMark()) {
            issues.add(IssueCode.FILE_BYTE_ORDER_MARK, Location.START, Subject.FILE);
        }
        if (source.encoding() != StandardCharsets.UTF_8) {
            issues.add(IssueCode.FILE_NOT_UTF8, Location.START, Subject.FILE);
        }
        this.lexer = new Lexer(source, issues);
        if (atEnd()) {
            issues.add(IssueCode.FILE_EMPTY, Location.START, Subject.FILE);
        }
    }

    Lexer lexer() {
        return lexer;
    }

    boolean atEnd() {
        return lexer.kind() == Kind.END;
    }

    Place place() {
        return new Place(lexer.line(), lexer.column());
    }

    void report(IssueCode code, Object... arguments) {
        issues.add(code, lexer.location(), Subject.FILE, arguments);
    }

    /** The current token as a message names it. */
    String found() {
        return switch (lexer.kind()) {
            case END -> "the end of the file";
            case STRING -> Quoted.of('"' + lexer.text() + '"');
            default -> Quoted.of(lexer.text());
        };
    }

    /** Starts a row (or a header line) at the current token. */
    void beginRow() {
        rowIntact = true;
        rowLine = lexer.line();
    }

    /**
     * Leaves the row: if something in it did not belong, the rest of the line where it stood is
     * skipped.
     */
    void endRow() {
        if (!rowIntact && lexer.line() == rowLine) {
            skipLine();
        }
        rowIntact = true;
    }

    /**
     * Whether all of the row since {@link #beginRow} was as expected, holes for bad numbers aside.
     */
    boolean rowIntact() {
        return rowIntact;
    }

    void skipLine() {
        int line = lexer.line();
        while (lexer.line() == line
                && lexer.kind() != Kind.END
                && lexer.kind() != Kind.CLOSE_BRACE) {
            lexer.next();
        }
    }

    /**
     * Reports the current word as unknown and skips its line, and the block that begins on it, if
     * any: up to the block's closing brace, or to a line that begins with one of the words that are
     * known here.
     */
    void skipUnknown(Set<String> known) {
        report(IssueCode.KEYWORD_UNKNOWN, found());
        skipBlockOrLine(known);
    }

    /**
     * Reports what stands behind the last part of a complete file, and skips to the end: exporters
     * that overwrite a longer file leave its tail there, and engines never see it. False if the
     * file is not complete.
     */
    boolean skipTrailing(boolean complete, Set<String> keywords) {
        if (!complete) {
            return false;
        }
        report(IssueCode.FILE_TRAILING_CONTENT, found());
        while (lexer.kind() != Kind.END && !lexer.isAnyOf(keywords)) {
            lexer.next();
        }
        return true;
    }

    void skipBlockOrLine(Set<String> known) {
        int line = lexer.line();
        int depth = lexer.kind() == Kind.OPEN_BRACE ? 1 : 0;
        lexer.next();
        while (lexer.kind() != Kind.END && (lexer.line() == line || depth > 0)) {
            if (lexer.line() != line && lexer.isAnyOf(known)) {
                return;
            }
            if (lexer.kind() == Kind.OPEN_BRACE) {
                depth++;
            } else if (lexer.kind() == Kind.CLOSE_BRACE && --depth < 0) {
                return;
            }
            lexer.next();
        }
    }

    boolean expect(Kind kind, String shown) {
        if (!rowIntact) {
            return false;
        }
        if (lexer.kind() != kind) {
            return fail(shown);
        }
        lexer.next();
        return true;
    }

    /**
     * A quoted string, or a bare word in its place (which Doom 3 takes too); empty if there is
     * neither.
     */
    String name(String shown) {
        if (!rowIntact) {
            return "";
        }
        boolean word = lexer.kind() == Kind.WORD && lexer.line() == rowLine;
        if (lexer.kind() != Kind.STRING && !word) {
            fail(shown);
            return "";
        }
        String text = lexer.text();
        lexer.next();
        return text;
    }

    double number() {
        if (!rowIntact || !isNumberDue()) {
            return Double.NaN;
        }
        boolean negative = takeLoneMinus();
        if (negative && !isNumberDue()) {
            return Double.NaN;
        }
        double value = Decimal.parse(lexer.bytes(), lexer.start(), lexer.end());
        if (Double.isNaN(value)) {
            reportMalformed();
        } else if (Double.isInfinite(value)) {
            report(IssueCode.NUMBER_NOT_FINITE, found());
            value = Double.NaN;
        }
        lexer.next();
        return negative ? -value : value;
    }

    int integer() {
        if (!rowIntact || !isNumberDue()) {
            return ModelFile.MISSING;
        }
        boolean negative = takeLoneMinus();
        if (negative && !isNumberDue()) {
            return ModelFile.MISSING;
        }
        double value = Decimal.parse(lexer.bytes(), lexer.start(), lexer.end());
        if (Double.isNaN(value)) {
            reportMalformed();
        } else if (Math.rint(value) != value) {
            report(IssueCode.INTEGER_FRACTIONAL, found());
            value = Double.NaN;
        } else if (Math.abs(value) > Integer.MAX_VALUE) {
            report(IssueCode.INTEGER_OUT_OF_RANGE, found());
            value = Double.NaN;
        }
        lexer.next();
        return Double.isNaN(value) ? ModelFile.MISSING : (int) (negative ? -value : value);
    }

    /** {@code ( x y z )}. */
    Vector3 vector() {
        expect(Kind.OPEN_PAREN, "'('");
        double x = number();
        double y = number();
        double z = number();
        expect(Kind.CLOSE_PAREN, "')'");
        return new Vector3(x, y, z);
    }

    /**
     * The second group of a row that has nothing but two. Where a row is cut short, the next begins
     * just like its second half would: what tells them apart is that a whole row stands on the
     * line.
     */
    Vector3 secondVector() {
        boolean nextRow = lexer.line() != rowLine && lexer.groupsToLineEnd() > 1;
        if (rowIntact && nextRow) {
            report(IssueCode.TOKEN_UNEXPECTED, "a second group of numbers", "the next row");
            rowIntact = false;
        }
        return vector();
    }

    /**
     * The number behind a header's keyword, on which the lexer stands; NaN if it cannot be read.
     */
    Declared declared() {
        beginRow();
        lexer.next();
        Place place = place();
        double value = number();
        endRow();
        return new Declared(value, place);
    }

    /** Likewise, where the number must be an integer. */
    Declared declaredInteger() {
        beginRow();
        lexer.next();
        Place place = place();
        int value = integer();
        endRow();
        return new Declared(value == ModelFile.MISSING ? Double.NaN : value, place);
    }

    /** Splits a keyword from the number that is glued to it ({@code weight241}), and says so. */
    boolean splitGlued(String keyword) {
        int length = keyword.length();
        if (lexer.kind() != Kind.WORD
                || !lexer.startsWith(keyword)
                || lexer.end() - lexer.start() <= length) {
            return false;
        }
        if (!Character.isDigit(lexer.byteAt(lexer.start() + length))) {
            return false;
        }
        report(IssueCode.KEYWORD_GLUED, found());
        lexer.splitAfter(length);
        return true;
    }

    private boolean fail(String expected) {
        report(IssueCode.TOKEN_UNEXPECTED, expected, found());
        rowIntact = false;
        return false;
    }

    /**
     * A word on a later line that does not even begin like a number is the next row, not a bad
     * number of this one.
     */
    private boolean isNumberDue() {
        if (lexer.kind() == Kind.WORD && (lexer.line() == rowLine || beginsLikeNumber())) {
            return true;
        }
        return fail("a number");
    }

    private boolean beginsLikeNumber() {
        byte first = lexer.byteAt(lexer.start());
        return first == '-' || first == '+' || first == '.' || (first >= '0' && first <= '9');
    }

    /** A minus may stand apart from its number (Doom 3 reads it as a token of its own). */
    private boolean takeLoneMinus() {
        if (!lexer.isWord("-")) {
            return false;
        }
        lexer.next();
        return true;
    }

    private void reportMalformed() {
        String text = lexer.text().toLowerCase(Locale.ROOT);
        boolean special = text.contains("nan") || text.contains("inf") || text.contains("#");
        if (special) {
            report(IssueCode.NUMBER_NOT_FINITE, found());
        } else {
            report(IssueCode.TOKEN_UNEXPECTED, "a number", found());
        }
    }
}
