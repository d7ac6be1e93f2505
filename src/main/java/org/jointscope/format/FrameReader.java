package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.Lexer.Kind;
import org.jointscope.model.Frame;

/**
 * Reads {@code frame number { floats }} blocks; how the floats are spread over lines means nothing.
 */
final class FrameReader {

    private final Md5Tokens tokens;
    private final Lexer lexer;
    private final DoubleColumn values = new DoubleColumn();
    private final IntColumn lineStarts = new IntColumn();
    private final IntColumn lines = new IntColumn();

    FrameReader(Md5Tokens tokens) {
        this.tokens = tokens;
        this.lexer = tokens.lexer();
    }

    /** The lexer stands on the word {@code frame}. */
    Frame read() {
        values.clear();
        lineStarts.clear();
        lines.clear();
        RowBlock block = RowBlock.at(tokens, "frame");
        tokens.beginRow();
        lexer.next();
        int number = tokens.integer();
        block.openBrace();
        int line = 0;
        while (block.hasRow(Md5AnimReader.KEYWORDS)) {
            if (lexer.kind() != Kind.WORD) {
                tokens.report(IssueCode.TOKEN_UNEXPECTED, "a number", tokens.found());
                lexer.next();
                continue;
            }
            if (lexer.line() != line) {
                line = lexer.line();
                lines.add(line);
                lineStarts.add(values.size());
            }
            tokens.beginRow();
            values.add(tokens.number());
        }
        return new Frame(
                number, block.place(), values.toArray(), lineStarts.toArray(), lines.toArray());
    }
}
