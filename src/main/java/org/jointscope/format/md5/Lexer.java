package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Syntax;

/** The tokens of an MD5 file with their places; reports strings and comments that do not end. */
final class Lexer extends TextScanner {

    private final SourceText source;
    private final IssueLog issues;
    private final ColumnCount columns;
    private int endOfLast;
    private int commentLine;
    private int commentStart;
    private int commentEnd;

    /** Stands on the first token. */
    Lexer(SourceText source, IssueLog issues) {
        super(source.bytes(), source.lineEnd(), source.start(), Syntax.CODE);
        this.source = source;
        this.issues = issues;
        this.columns = new ColumnCount(source);
        next();
    }

    @Override
    public boolean next() {
        endOfLast = end();
        int lineOfLast = line();
        while (scan().isComment()) {
            if (kind() == Kind.LINE_COMMENT) {
                if (line() == lineOfLast) {
                    commentLine = lineOfLast;
                    commentStart = start() + 2;
                    commentEnd = end();
                }
            } else if (!isClosed()) {
                issues.add(IssueCode.COMMENT_UNTERMINATED, location(), Subject.FILE);
            }
        }
        if (kind() == Kind.STRING && !isClosed()) {
            reportOpenString();
        }
        return kind() != Kind.END;
    }

    private void reportOpenString() {
        if (issues.lists(IssueCode.STRING_UNTERMINATED)) {
            String text = Quoted.of('"' + text());
            issues.add(IssueCode.STRING_UNTERMINATED, location(), Subject.FILE, text);
        } else {
            issues.count(IssueCode.STRING_UNTERMINATED);
        }
    }

    /** Offset past the last byte of the token before. */
    int endOfLast() {
        return endOfLast;
    }

    int column() {
        return columns.of(start(), lineStart());
    }

    Location location() {
        return new Location(line(), column());
    }

    /** The token without the quotes of a string. */
    String text() {
        return kind() == Kind.STRING
                ? source.text(start() + 1, isClosed() ? end() - 1 : end())
                : source.text(start(), end());
    }

    /** Ignores case; the word is plain ASCII. */
    boolean isWordOfAnyCase(String word) {
        return kind() == Kind.WORD
                && end() - start() == word.length()
                && text().equalsIgnoreCase(word);
    }

    /** Number of opening parentheses from the token to the end of its line, or to a comment. */
    int groupsToLineEnd() {
        byte[] bytes = bytes();
        int groups = 0;
        for (int at = start();
                at < bytes.length && bytes[at] != source.lineEnd() && !isCommentAt(bytes, at);
                at++) {
            groups += bytes[at] == '(' ? 1 : 0;
        }
        return groups;
    }

    /** The last {@code //} comment after a token, if it is on the line or a later one; or empty. */
    String commentSince(int line) {
        return commentLine >= line && commentEnd > commentStart
                ? source.text(commentStart, commentEnd).strip()
                : "";
    }

    /** Records its place, likewise; even if there is nothing after the slashes. */
    void traceCommentSince(int line, Trace trace) {
        if (commentLine >= line) {
            trace.comment(commentStart, commentEnd);
        }
    }

    byte[] bytes() {
        return source.bytes();
    }

    /**
     * In which columns tokens stand. They are asked for from left to right, so it goes on where it
     * stopped: a file can be one line of many megabytes.
     */
    private static final class ColumnCount {

        private final SourceText source;
        private int lineStart;
        private int countedTo;
        private int counted;

        public ColumnCount(SourceText source) {
            this.source = source;
        }

        /**
         * Of the character that begins with a byte, counted from 1.
         *
         * @param start offset of its line
         */
        public int of(int offset, int start) {
            if (lineStart != start || countedTo > offset) {
                lineStart = start;
                countedTo = start;
                counted = 0;
            }
            counted += source.characters(countedTo, offset);
            countedTo = offset;
            return counted + 1;
        }
    }
}
