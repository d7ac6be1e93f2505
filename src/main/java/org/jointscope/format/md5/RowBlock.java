package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.model.Place;
import org.jointscope.text.TextScanner.Kind;

import java.util.List;

/** A block of rows in braces: {@code keyword { … }}. */
final class RowBlock {

    private final Md5Tokens tokens;
    private final String keyword;
    private final Place place;

    private RowBlock(Md5Tokens tokens, String keyword, Place place) {
        this.tokens = tokens;
        this.keyword = keyword;
        this.place = place;
    }

    /** Steps over the keyword, on which the lexer stands, and the brace behind it. */
    static RowBlock open(Md5Tokens tokens, String keyword) {
        RowBlock block = at(tokens, keyword);
        tokens.lexer().next();
        block.openBrace();
        return block;
    }

    /**
     * A block whose keyword the lexer stands on; the caller steps over what comes before the brace.
     */
    static RowBlock at(Md5Tokens tokens, String keyword) {
        return new RowBlock(tokens, keyword, tokens.place());
    }

    /**
     * Steps over the opening brace; one that is missing is reported, and the rows are read all the
     * same.
     */
    void openBrace() {
        tokens.beginRow();
        tokens.expect(Kind.OPEN_BRACE, Expected.OPEN_BRACE);
        tokens.trace().open(tokens.lexer().endOfLast());
        tokens.beginRow();
    }

    Place place() {
        return place;
    }

    /**
     * Whether another row follows. Steps over the closing brace; reports it if it is missing, which
     * the end of the file shows or a word that begins some other block.
     */
    boolean hasRow(List<String> otherBlocks) {
        Lexer lexer = tokens.lexer();
        if (lexer.kind() == Kind.CLOSE_BRACE) {
            tokens.trace().close(lexer.start());
            lexer.next();
            return false;
        }
        if (lexer.kind() == Kind.END || lexer.isAnyOf(otherBlocks)) {
            tokens.reports().reportFound(IssueCode.BLOCK_UNTERMINATED, keyword, place.line());
            tokens.trace().close(lexer.endOfLast());
            tokens.noteEndOfBlock();
            return false;
        }
        return true;
    }
}
