package org.jointscope.format.md5;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.messages.Phrase;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

/**
 * Recognizes the keywords of a file or a block, including misspelled ones, and checks their order. Doom 3 requires one
 * after the other (idlib/Lexer.cpp, ExpectTokenString) and rejects any other word.
 */
final class Keywords {

    private static final int NONE = -1;

    private final List<Keyword> inOrder;
    private final List<String> words;
    private final Lexer lexer;
    private final Reports reports;
    private final BitSet seen = new BitSet();
    private int last = NONE;

    /** @param inOrder in the order that Doom 3 requires */
    Keywords(List<Keyword> inOrder, Md5Tokens tokens) {
        this.inOrder = inOrder;
        this.words = words(inOrder);
        this.lexer = tokens.lexer();
        this.reports = tokens.reports();
    }

    static List<String> words(List<Keyword> keywords) {
        return keywords.stream().map(Keyword::word).toList();
    }

    List<String> words() {
        return words;
    }

    /** Resets the state at the beginning of another block. */
    void reset() {
        seen.clear();
        last = NONE;
    }

    boolean hasSeen(String word) {
        return seen.get(words.indexOf(word));
    }

    /**
     * The keyword at the lexer; empty if the word is not a keyword. Its faults are reported.
     *
     * @param anyCase whether a word that differs only in case is treated as a keyword
     */
    String current(boolean anyCase) {
        // Thousands of rows of one kind follow each other.
        if (last != NONE && inOrder.get(last).isMany() && lexer.isWord(words.get(last))) {
            return words.get(last);
        }
        int index = lexer.kind() == Kind.WORD ? find(anyCase) : NONE;
        if (index == NONE) {
            return "";
        }
        watch(index);
        return words.get(index);
    }

    private void watch(int index) {
        Keyword keyword = inOrder.get(index);
        if (seen.get(index) && !keyword.isMany()) {
            reports.report(keyword.repeated().get(), keyword.word());
        } else if (index < last) {
            reports.report(IssueCode.KEYWORD_OUT_OF_ORDER, keyword.word(), words.get(last));
        }
        seen.set(index);
        last = index;
    }

    private int find(boolean anyCase) {
        for (String word : words) {
            if (lexer.isWord(word)) {
                return words.indexOf(word);
            }
        }
        for (Keyword keyword : inOrder) {
            if (keyword.beforeNumber() && splitGlued(keyword.word())) {
                return inOrder.indexOf(keyword);
            }
        }
        for (String word : anyCase ? words : List.<String>of()) {
            if (lexer.isWordOfAnyCase(word)) {
                reportWord(IssueCode.KEYWORD_CASE, word);
                return words.indexOf(word);
            }
        }
        return NONE;
    }

    /** Splits a keyword from a number that follows without a space ({@code weight241}), and reports it. */
    private boolean splitGlued(String word) {
        int digit = lexer.start() + word.length();
        if (digit >= lexer.end() || !lexer.startsWith(word) || !Character.isDigit(lexer.bytes()[digit])) {
            return false;
        }
        reportWord(IssueCode.KEYWORD_GLUED);
        lexer.endAt(digit);
        return true;
    }

    /** Reports the word; the row that it begins has not started. */
    private void reportWord(IssueCode code, Object... arguments) {
        reports.beginRow(Row.BY_LOCATION, NONE);
        reports.reportFound(code, arguments);
        reports.endRow();
    }

    /**
     * Reports the current word and skips its line. Also skips the block that begins on the line, if any: up to the
     * closing brace, or to a line that begins with one of the keywords.
     */
    void skipUnknown() {
        boolean listed = reports.lists(IssueCode.KEYWORD_UNKNOWN);
        Optional<String> guess = listed ? Spelling.guess(lexer.text(), words) : Optional.empty();
        reports.reportFound(
                IssueCode.KEYWORD_UNKNOWN,
                guess.<Object>map(keyword -> Phrase.of("fact.guess", keyword)).orElse(""));
        skipBlockOrLine();
    }

    /**
     * Reports the text after the last part of a complete file, and skips to the end, or to another part. Exporters that
     * overwrite a longer file leave its rest there, and engines never read it.
     */
    void skipTrailing() {
        reports.reportFound(IssueCode.FILE_TRAILING_CONTENT);
        while (lexer.kind() != Kind.END && !lexer.isAnyOf(words)) {
            lexer.next();
        }
    }

    /** Skips a block or line without reporting it. */
    void skipBlockOrLine() {
        int line = lexer.line();
        int depth = lexer.kind() == Kind.OPEN_BRACE ? 1 : 0;
        lexer.next();
        while (lexer.kind() != Kind.END && (lexer.line() == line || depth > 0)) {
            if (lexer.line() != line && lexer.isAnyOf(words)) {
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

    /**
     * A word that begins a part of a file.
     *
     * @param beforeNumber whether a number follows, possibly without a space
     * @param repeated the issue of a second one; empty if several are allowed
     */
    record Keyword(String word, boolean beforeNumber, Optional<IssueCode> repeated) {

        boolean isMany() {
            return repeated.isEmpty();
        }

        /** True for a line with a number. */
        boolean isNumber() {
            return beforeNumber && !isMany();
        }

        /** A line with a number. */
        static Keyword number(String word) {
            return new Keyword(word, true, Optional.of(IssueCode.KEYWORD_REPEATED));
        }

        /** A line with a string. */
        static Keyword line(String word) {
            return new Keyword(word, false, Optional.of(IssueCode.KEYWORD_REPEATED));
        }

        /** A block that occurs once. */
        static Keyword block(String word) {
            return new Keyword(word, false, Optional.of(IssueCode.BLOCK_REPEATED));
        }

        /** A block that can occur several times. */
        static Keyword blocks(String word) {
            return new Keyword(word, false, Optional.empty());
        }

        /** Numbered rows or blocks. */
        static Keyword rows(String word) {
            return new Keyword(word, true, Optional.empty());
        }
    }
}
