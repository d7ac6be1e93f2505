package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;

import java.util.Optional;

/**
 * A word that begins a part of a file.
 *
 * @param beforeNumber whether a number follows, which may have come to stand at the word without a
 *     space
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
