package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

import java.util.List;

/** Passes over text that belongs to no part of a file. */
final class Unknown {

    private final Lexer lexer;
    private final Reports reports;

    Unknown(Md5Tokens tokens) {
        this.lexer = tokens.lexer();
        this.reports = tokens.reports();
    }

    /**
     * Reports the current word and skips its line, and the block that begins on it, if any: up to
     * the block's closing brace, or to a line that begins with one of the words that are known
     * here.
     */
    void skip(List<String> known) {
        if (reports.lists(IssueCode.KEYWORD_UNKNOWN)) {
            reports.reportFound(IssueCode.KEYWORD_UNKNOWN, Spelling.guess(lexer.text(), known));
        } else {
            reports.reportFound(IssueCode.KEYWORD_UNKNOWN);
        }
        skipBlockOrLine(known);
    }

    /**
     * Likewise, at the level of the file.
     *
     * @param complete whether its last part has been read
     */
    void skip(List<String> known, boolean complete) {
        if (complete) {
            skipTrailing(known);
        } else {
            skip(known);
        }
    }

    /**
     * Reports what stands behind the last part of a complete file, and skips to the end, or to
     * another part: exporters that overwrite a longer file leave its tail there, and engines never
     * see it.
     */
    private void skipTrailing(List<String> known) {
        reports.reportFound(IssueCode.FILE_TRAILING_CONTENT);
        while (lexer.kind() != Kind.END && !lexer.isAnyOf(known)) {
            lexer.next();
        }
    }

    /** Skips without a report. */
    void skipBlockOrLine(List<String> known) {
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
}
