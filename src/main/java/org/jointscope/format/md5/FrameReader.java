package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.TextLocation;
import org.jointscope.text.PlainRows;
import org.jointscope.text.TextScanner.Kind;

/** Reads {@code frame number { values }} blocks; line breaks between values have no meaning. */
final class FrameReader {

    /** As many as the stored joints can use. */
    private static final int MOST_VALUES = RowList.MOST_JOINTS * Component.values().length;

    private final Md5Tokens tokens;
    private final Lexer lexer;
    private final PlainRows plain;
    private final Reports reports;
    private final DoubleColumn values = new DoubleColumn();
    private final IntColumn lineStarts = new IntColumn();
    private final IntColumn lines = new IntColumn();

    FrameReader(Md5Tokens tokens) {
        this.tokens = tokens;
        this.lexer = tokens.lexer();
        this.plain = tokens.plainRows();
        this.reports = tokens.reports();
    }

    /**
     * Reads a block; the lexer is at the word {@code frame}.
     *
     * @param index number of frames before it
     */
    Frame read(int index) {
        reports.beginPart(Subject.ofFrame(index));
        values.clear();
        lineStarts.clear();
        lines.clear();
        TextLocation location = tokens.location();
        tokens.beginLine();
        int number = tokens.integer();
        tokens.openBrace();
        // The joint of a component is known after the whole file is read.
        reports.beginRow(Row.BY_LOCATION, Subject.NONE);
        int line = 0;
        int count = 0;
        TextLocation firstIgnored = location;
        while (tokens.hasRow("frame", location, Md5AnimReader.KEYWORDS)) {
            if (lexer.kind() != Kind.WORD) {
                reports.reportFound(IssueCode.TOKEN_UNEXPECTED, Expected.NUMBER);
                lexer.next();
                continue;
            }
            if (count == MOST_VALUES) {
                firstIgnored = tokens.location();
            } else if (count < MOST_VALUES && lexer.line() != line) {
                line = lexer.line();
                lines.add(line);
                lineStarts.add(values.size());
            }
            if (lexer.isDecimal() && count < MOST_VALUES - PlainRows.MOST && !isTraced()) {
                addPlain();
                line = plain.endLine();
                count = values.size();
                lexer.nextAfter(plain);
                continue;
            }
            tokens.beginRow();
            double value = tokens.number();
            if (count++ < MOST_VALUES) {
                values.add(value);
            }
        }
        if (count > MOST_VALUES) {
            Phrase noun = Phrase.of("fact.rows.values", number);
            reports.reportAt(firstIgnored, IssueCode.ROWS_TOO_MANY, count, noun, MOST_VALUES);
        }
        tokens.trace().endRow(lexer.endOfLast());
        reports.endPart();
        return new Frame(number, location, values.toArray(), lineStarts.toArray(), lines.toArray());
    }

    /** Adds the number at the lexer, and those that follow it. */
    private void addPlain() {
        values.add(lexer.decimal());
        plain.readAllNumbers(lexer);
        for (int i = 0; i < plain.lineCount(); i++) {
            lines.add(plain.lines()[i]);
            lineStarts.add(values.size() + plain.lineStarts()[i]);
        }
        values.add(plain.numbers(), plain.numberCount());
    }

    private boolean isTraced() {
        return tokens.trace().isRecording();
    }
}
