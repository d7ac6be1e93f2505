package org.jointscope.format.md5;

import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.TextIssues;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.PlainRows;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner.Kind;

/**
 * The values of rows, with the rule for faults that all MD5 readers share. An invalid number is a missing value, and
 * the row continues. Any other unexpected token ends the row: its remaining values are missing, and the rest of the
 * line is skipped. So a damaged row never shifts the rows after it.
 */
final class Md5Tokens {

    private final Lexer lexer;
    private final PlainRows plainRows;
    private final Reports reports;
    private final Numerals numerals;
    private final Trace trace;

    private boolean rowIntact = true;
    private boolean cutShort;
    private int rowLine;
    private int valueStart;
    private boolean negative;

    /** @param trace records the locations of the values */
    Md5Tokens(SourceText source, IssueLog issues, Trace trace) {
        this.trace = trace;
        this.lexer = new Lexer(source, issues);
        this.plainRows = new PlainRows(source);
        this.reports = new Reports(lexer, issues);
        this.numerals = new Numerals(lexer, reports);
        TextIssues.report(source, issues);
        if (atEnd()) {
            reports.reportFile(IssueCode.FILE_EMPTY);
        }
    }

    Lexer lexer() {
        return lexer;
    }

    /** Reads plain rows of the text. */
    PlainRows plainRows() {
        return plainRows;
    }

    Reports reports() {
        return reports;
    }

    Trace trace() {
        return trace;
    }

    boolean atEnd() {
        return lexer.kind() == Kind.END;
    }

    /** Whether the file ends in the middle of a block, so that missing content after it is not another fault. */
    boolean isCutShort() {
        return cutShort;
    }

    TextLocation location() {
        return new TextLocation(lexer.line(), lexer.column());
    }

    /**
     * Skips the keyword of a block, at which the lexer is, and the brace after it; returns the location of the keyword.
     */
    TextLocation openBlock() {
        TextLocation location = location();
        lexer.next();
        openBrace();
        return location;
    }

    /** Skips the keyword of a block, its index and the brace after it; returns the location of the keyword. */
    TextLocation openNumberedBlock() {
        TextLocation location = location();
        beginLine();
        integer();
        openBrace();
        return location;
    }

    /** Skips the opening brace. A missing one is reported, and the rows are read anyway. */
    void openBrace() {
        beginRow();
        expect(Kind.OPEN_BRACE, Expected.OPEN_BRACE);
        trace.open(lexer.endOfLast());
        beginRow();
    }

    /**
     * Whether another row follows in a block. Skips the closing brace. Reports a missing one, which is detected by the
     * end of the file or by the keyword of another block.
     */
    boolean hasRow(String keyword, TextLocation location, List<String> otherBlocks) {
        if (lexer.kind() == Kind.CLOSE_BRACE) {
            trace.close(lexer.start());
            lexer.next();
            return false;
        }
        if (atEnd() || lexer.isAnyOf(otherBlocks)) {
            cutShort = atEnd();
            reports.reportFound(IssueCode.BLOCK_UNTERMINATED, keyword, location.line(), cutShort ? 0 : 1);
            trace.close(lexer.endOfLast());
            return false;
        }
        return true;
    }

    /** Starts a row (or a header line) at the current token. */
    void beginRow() {
        rowIntact = true;
        rowLine = lexer.line();
    }

    /** Starts a line, and skips its keyword. */
    void beginLine() {
        beginRow();
        trace.beginRow(lexer.start());
        lexer.next();
    }

    /** Starts a row with its subject. */
    void beginRow(Row row, int index) {
        beginRow();
        trace.beginRow(lexer.start());
        reports.beginRow(row, index);
    }

    /** Ends the row. If it had an unexpected token, the rest of that line is skipped. */
    void endRow() {
        if (!rowIntact && lexer.line() == rowLine) {
            skipLine();
        }
        rowIntact = true;
        trace.endRow(lexer.endOfLast());
        reports.endRow();
    }

    /** Ends the row, and returns the comment after it. */
    String endCommentedRow() {
        int line = rowLine;
        endRow();
        lexer.traceCommentSince(line, trace);
        return lexer.commentSince(line);
    }

    /** Whether the whole row since {@link #beginRow} was as expected, except for invalid numbers. */
    boolean rowIntact() {
        return rowIntact;
    }

    void skipLine() {
        int line = lexer.line();
        while (lexer.line() == line && lexer.kind() != Kind.END && lexer.kind() != Kind.CLOSE_BRACE) {
            lexer.next();
        }
    }

    boolean expect(Kind kind, Expected expected) {
        if (!rowIntact) {
            return false;
        }
        if (lexer.kind() != kind) {
            return fail(expected);
        }
        lexer.next();
        return true;
    }

    /** A joint's name, which is followed by a number; if the name is missing, the number is not read. */
    String jointName() {
        if (rowIntact && lexer.kind() == Kind.WORD && beginsLikeNumber()) {
            reports.reportFound(IssueCode.TOKEN_UNEXPECTED, Expected.JOINT_NAME);
            trace.missing();
            return "";
        }
        return name(Expected.JOINT_NAME);
    }

    /** A quoted string, or an unquoted word instead; empty if there is neither. */
    String name(Expected expected) {
        boolean word = lexer.kind() == Kind.WORD && lexer.line() == rowLine;
        if (rowIntact && lexer.kind() != Kind.STRING && !word) {
            fail(expected);
        }
        if (!rowIntact) {
            trace.missing();
            return "";
        }
        if (word) {
            reports.reportFound(IssueCode.NAME_UNQUOTED);
        }
        String text = lexer.text();
        takePlainValue();
        return text;
    }

    /** A word; empty if there is anything else, which ends the row. */
    String word(Expected expected) {
        if (lexer.kind() != Kind.WORD) {
            fail(expected);
            lexer.next();
            return "";
        }
        String text = lexer.text();
        lexer.next();
        return text;
    }

    double number() {
        if (rowIntact && lexer.isDecimal()) {
            double value = lexer.decimal();
            takePlainValue();
            return value;
        }
        if (!beginNumber()) {
            return Double.NaN;
        }
        double value = numerals.number();
        takeValue();
        return negative ? -value : value;
    }

    int integer() {
        if (rowIntact && lexer.isWhole()) {
            int value = lexer.whole();
            takePlainValue();
            return value;
        }
        if (!beginNumber()) {
            return ModelFile.MISSING;
        }
        int value = numerals.integer();
        takeValue();
        // The negative of MISSING is MISSING.
        return negative ? -value : value;
    }

    /** {@code ( x y z )}. */
    Vector3 vector() {
        if (!expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN)) {
            return Vector3.MISSING;
        }
        double x = number();
        double y = number();
        double z = number();
        expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        boolean empty = Double.isNaN(x) && Double.isNaN(y) && Double.isNaN(z);
        return empty ? Vector3.MISSING : new Vector3(x, y, z);
    }

    /**
     * The second group of a row that consists of two groups. If a row is truncated, the next row looks like its second
     * half. The difference is that a complete row is on the line.
     */
    Vector3 secondVector() {
        boolean nextRow = lexer.line() != rowLine && lexer.groupsToLineEnd() > 1;
        if (rowIntact && nextRow) {
            reports.report(IssueCode.TOKEN_UNEXPECTED, Phrase.of("fact.token.row"), Expected.SECOND_GROUP);
            rowIntact = false;
        }
        return vector();
    }

    /** The number after a header's keyword, at which the lexer is; NaN if it cannot be read. */
    Declared declared() {
        beginLine();
        TextLocation location = location();
        int value = integer();
        endRow();
        return new Declared(value == ModelFile.MISSING ? Double.NaN : value, location);
    }

    /** As {@link #declared}, for a number that some files write with a fraction. */
    Declared declaredRate() {
        beginLine();
        TextLocation location = location();
        double value = Double.NaN;
        if (beginNumber()) {
            value = numerals.rate();
            takeValue();
        }
        endRow();
        return new Declared(negative ? -value : value, location);
    }

    private boolean fail(Expected expected) {
        reports.reportFound(IssueCode.TOKEN_UNEXPECTED, expected);
        rowIntact = false;
        return false;
    }

    /** A word on a later line that does not begin like a number is the next row, not an invalid number of this one. */
    private boolean isNumberDue() {
        if (!rowIntact) {
            return false;
        }
        if (lexer.kind() == Kind.WORD && (lexer.line() == rowLine || beginsLikeNumber())) {
            return true;
        }
        return fail(Expected.NUMBER);
    }

    private boolean beginsLikeNumber() {
        byte first = lexer.bytes()[lexer.start()];
        return first == '-' || first == '+' || first == '.' || (first >= '0' && first <= '9');
    }

    /** True if the lexer is at what should be a number, possibly after a separate minus sign. */
    private boolean beginNumber() {
        valueStart = lexer.start();
        boolean due = isNumberDue();
        negative = due && takeLoneMinus();
        if (negative && !isNumberDue()) {
            trace.value(valueStart, lexer.endOfLast());
            return false;
        }
        if (!due) {
            trace.missing();
        }
        return due;
    }

    /** Skips a value that consists of the token at the lexer. */
    private void takePlainValue() {
        valueStart = lexer.start();
        takeValue();
    }

    /** Skips the end of the value, which is at the lexer. */
    private void takeValue() {
        trace.value(valueStart, lexer.end());
        lexer.next();
    }

    /** Skips a minus sign that is separated from its number (Doom 3 reads it as a separate token). */
    private boolean takeLoneMinus() {
        if (!lexer.isWord("-")) {
            return false;
        }
        lexer.next();
        return true;
    }
}
