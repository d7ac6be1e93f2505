package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Recognises the keywords of a file or a block, also misspelt ones, and watches their order: Doom 3
 * asks for one after the other (idlib/Lexer.cpp, ExpectTokenString) and refuses any other word.
 */
final class Keywords {

    private static final int NONE = -1;

    private final List<Keyword> inOrder;
    private final List<String> words;
    private final Lexer lexer;
    private final Reports reports;
    private final BitSet seen = new BitSet();
    private int last = NONE;

    /**
     * @param inOrder as Doom 3 wants them
     */
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

    /** Forgets what was seen: another block begins. */
    void reset() {
        seen.clear();
        last = NONE;
    }

    boolean hasSeen(String word) {
        return seen.get(words.indexOf(word));
    }

    /**
     * The keyword that the lexer stands on, empty if it is none. What is wrong with it is reported.
     *
     * @param anyCase whether to take it for a keyword if only its capitals are wrong
     */
    String current(boolean anyCase) {
        // Rows of a kind follow each other by the thousand.
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

    /** Splits a keyword from the number that is glued to it ({@code weight241}), and says so. */
    private boolean splitGlued(String word) {
        int digit = lexer.start() + word.length();
        if (digit >= lexer.end()
                || !lexer.startsWith(word)
                || !Character.isDigit(lexer.bytes()[digit])) {
            return false;
        }
        reportWord(IssueCode.KEYWORD_GLUED);
        lexer.endAt(digit);
        return true;
    }

    /** The row that the word begins is not there yet. */
    private void reportWord(IssueCode code, Object... arguments) {
        reports.beginRow(Row.BY_PLACE, NONE);
        reports.reportFound(code, arguments);
        reports.endRow();
    }

    /**
     * Reports the current word and skips its line, and the block that begins on it, if any: up to
     * the block's closing brace, or to a line that begins with one of these words.
     */
    void skipUnknown() {
        boolean listed = reports.lists(IssueCode.KEYWORD_UNKNOWN);
        String guess = listed ? Spelling.guess(lexer.text(), words) : "";
        reports.reportFound(IssueCode.KEYWORD_UNKNOWN, guess);
        skipBlockOrLine();
    }

    /**
     * Reports the text after the last part of a complete file, and skips to the end, or to another
     * part: exporters that overwrite a longer file leave its tail there, and engines never see it.
     */
    void skipTrailing() {
        reports.reportFound(IssueCode.FILE_TRAILING_CONTENT);
        while (lexer.kind() != Kind.END && !lexer.isAnyOf(words)) {
            lexer.next();
        }
    }

    /** Skips without a report. */
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
     * @param beforeNumber whether a number follows, which may have come to stand at the word
     *     without a space
     * @param repeated what a second one is, unless there may be many
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

        /** A block of which there is one. */
        static Keyword block(String word) {
            return new Keyword(word, false, Optional.of(IssueCode.BLOCK_REPEATED));
        }

        /** A block of which there may be many. */
        static Keyword blocks(String word) {
            return new Keyword(word, false, Optional.empty());
        }

        /** Rows, or blocks, that are numbered. */
        static Keyword rows(String word) {
            return new Keyword(word, true, Optional.empty());
        }
    }
}
