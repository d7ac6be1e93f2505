package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Recognises the keywords of a file or a block, also misspelt ones, and watches their order: Doom 3
 * asks for one after the other (idlib/Lexer.cpp, ExpectTokenString) and refuses any other word.
 */
final class Keywords {

    private static final int NONE = -1;

    private final List<Keyword> inOrder;
    private final List<String> known;
    private final String[] words;
    private final boolean[] isMany;
    private final Lexer lexer;
    private final Reports reports;
    private final boolean[] seen;
    private int last = NONE;

    /**
     * @param inOrder as Doom 3 wants them
     */
    Keywords(List<Keyword> inOrder, Md5Tokens tokens) {
        this.inOrder = inOrder;
        this.known = words(inOrder);
        this.words = known.toArray(String[]::new);
        this.isMany = new boolean[words.length];
        for (int i = 0; i < words.length; i++) {
            isMany[i] = inOrder.get(i).repeated().isEmpty();
        }
        this.lexer = tokens.lexer();
        this.reports = tokens.reports();
        this.seen = new boolean[inOrder.size()];
    }

    static List<String> words(List<Keyword> keywords) {
        return keywords.stream().map(Keyword::word).toList();
    }

    List<String> words() {
        return known;
    }

    /** Forgets what was seen: another block begins. */
    void reset() {
        Arrays.fill(seen, false);
        last = NONE;
    }

    boolean hasSeen(String word) {
        for (int i = 0; i < seen.length; i++) {
            if (seen[i] && words[i].equals(word)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The keyword that the lexer stands on, empty if it is none. What is wrong with it is reported.
     *
     * @param anyCase whether to take it for a keyword if only its capitals are wrong
     */
    String current(boolean anyCase) {
        // Rows of a kind follow each other by the thousand.
        if (last != NONE && isMany[last] && lexer.isWord(words[last])) {
            return words[last];
        }
        int index = lexer.kind() == Kind.WORD ? find(anyCase) : NONE;
        if (index == NONE) {
            return "";
        }
        watch(index);
        return words[index];
    }

    private void watch(int index) {
        Keyword keyword = inOrder.get(index);
        if (seen[index] && !isMany[index]) {
            reports.report(keyword.repeated().get(), keyword.word());
        } else if (index < last) {
            reports.report(IssueCode.KEYWORD_OUT_OF_ORDER, keyword.word(), words[last]);
        }
        seen[index] = true;
        last = index;
    }

    private int find(boolean anyCase) {
        for (int i = 0; i < seen.length; i++) {
            if (lexer.isWord(words[i])) {
                return i;
            }
        }
        for (int i = 0; i < seen.length; i++) {
            if (inOrder.get(i).beforeNumber() && splitGlued(words[i])) {
                return i;
            }
        }
        for (int i = 0; anyCase && i < seen.length; i++) {
            if (lexer.isWordOfAnyCase(words[i])) {
                reportWord(IssueCode.KEYWORD_CASE, words[i]);
                return i;
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
     * Reports the current word, which is none of these, and passes over it.
     *
     * @param complete whether the last part of the file has been read
     */
    void skipUnknown(boolean complete) {
        if (complete) {
            skipTrailing();
        } else {
            skipUnknown();
        }
    }

    /**
     * Reports the current word and skips its line, and the block that begins on it, if any: up to
     * the block's closing brace, or to a line that begins with one of these words.
     */
    void skipUnknown() {
        if (reports.lists(IssueCode.KEYWORD_UNKNOWN)) {
            reports.reportFound(IssueCode.KEYWORD_UNKNOWN, Spelling.guess(lexer.text(), known));
        } else {
            reports.reportFound(IssueCode.KEYWORD_UNKNOWN);
        }
        skipBlockOrLine();
    }

    /**
     * Reports the text after the last part of a complete file, and skips to the end, or to another
     * part: exporters that overwrite a longer file leave its tail there, and engines never see it.
     */
    private void skipTrailing() {
        reports.reportFound(IssueCode.FILE_TRAILING_CONTENT);
        while (lexer.kind() != Kind.END && !lexer.isAnyOf(known)) {
            lexer.next();
        }
    }

    /** Skips without a report. */
    void skipBlockOrLine() {
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

    /**
     * A word that begins a part of a file.
     *
     * @param beforeNumber whether a number follows, which may have come to stand at the word
     *     without a space
     * @param repeated what a second one is, unless there may be many
     */
    record Keyword(String word, boolean beforeNumber, Optional<IssueCode> repeated) {

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
