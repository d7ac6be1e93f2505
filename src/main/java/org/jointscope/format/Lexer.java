package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.util.List;

/**
 * Cuts the text of an MD5 file into words, strings, parentheses and braces, as Doom 3's lexer does
 * (idlib/Lexer.cpp): every byte up to the space is white, {@code //} and {@code /* *}{@code /}
 * begin comments wherever they stand outside a string, strings know no escapes. It makes no
 * objects: the token it stands on is read from its fields.
 */
final class Lexer {

    enum Kind {
        WORD,
        STRING,
        OPEN_PAREN,
        CLOSE_PAREN,
        OPEN_BRACE,
        CLOSE_BRACE,
        END
    }

    private final SourceText source;
    private final byte[] bytes;
    private final byte lineEnd;
    private final IssueLog issues;
    private final ColumnCount columns;
    private final RowComment comment;

    private int position;
    private int positionLine = 1;
    private int positionLineStart;

    private Kind kind;
    private int start;
    private int end;
    private int line;
    private int lineStart;
    private int endOfLast;

    /** Stands on the first token. */
    Lexer(SourceText source, IssueLog issues) {
        this.source = source;
        this.bytes = source.bytes();
        this.lineEnd = source.lineEnd();
        this.issues = issues;
        this.columns = new ColumnCount(source);
        this.comment = new RowComment(source);
        this.position = source.start();
        this.positionLineStart = position;
        next();
    }

    Kind kind() {
        return kind;
    }

    /** Offset of the token's first byte; for a string, of the one after its quote. */
    int start() {
        return start;
    }

    /** Offset past the token's last byte; for a string, of its closing quote. */
    int end() {
        return end;
    }

    /** Offset of the token's first byte, the quote of a string included. */
    int from() {
        return kind == Kind.STRING ? start - 1 : start;
    }

    /** Offset past the token's last byte, the quote of a string included. */
    int to() {
        boolean closed = kind == Kind.STRING && end < bytes.length && bytes[end] == '"';
        return closed ? end + 1 : end;
    }

    /** Likewise, of the token before. */
    int endOfLast() {
        return endOfLast;
    }

    int line() {
        return line;
    }

    int column() {
        return columns.of(from(), lineStart);
    }

    Location location() {
        return new Location(line, column());
    }

    String text() {
        return source.text(start, end);
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && end - start == word.length() && startsWith(word);
    }

    /** Whether the token is the word, whatever its capitals; the word is plain ASCII. */
    boolean isWordOfAnyCase(String word) {
        return kind == Kind.WORD && end - start == word.length() && text().equalsIgnoreCase(word);
    }

    /**
     * Whether the token is one of some words; they begin with letters, which spares numbers the
     * comparison.
     */
    boolean isAnyOf(List<String> words) {
        if (kind != Kind.WORD || bytes[start] < 'A') {
            return false;
        }
        for (String word : words) {
            if (isWord(word)) {
                return true;
            }
        }
        return false;
    }

    boolean startsWith(String word) {
        if (end - start < word.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (bytes[start + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** How many parentheses open from the token to the end of its line, or to a comment. */
    int groupsToLineEnd() {
        int groups = 0;
        for (int at = start; at < bytes.length && bytes[at] != lineEnd && !isCommentAt(at); at++) {
            groups += bytes[at] == '(' ? 1 : 0;
        }
        return groups;
    }

    /** The last comment that stood behind a token. */
    RowComment comment() {
        return comment;
    }

    byte[] bytes() {
        return bytes;
    }

    /** Lets the current word end elsewhere; what is behind that is the next token, or more. */
    void endAt(int offset) {
        end = offset;
        position = offset;
    }

    void next() {
        endOfLast = to();
        skipWhiteAndComments();
        line = positionLine;
        lineStart = positionLineStart;
        start = position;
        if (position == bytes.length) {
            kind = Kind.END;
            end = position;
            return;
        }
        switch (bytes[position]) {
            case '(' -> punctuation(Kind.OPEN_PAREN);
            case ')' -> punctuation(Kind.CLOSE_PAREN);
            case '{' -> punctuation(Kind.OPEN_BRACE);
            case '}' -> punctuation(Kind.CLOSE_BRACE);
            case '"' -> string();
            default -> word();
        }
    }

    private void punctuation(Kind punctuation) {
        kind = punctuation;
        end = ++position;
    }

    private void string() {
        kind = Kind.STRING;
        start = ++position;
        while (position < bytes.length && bytes[position] != '"' && bytes[position] != lineEnd) {
            position++;
        }
        end = position;
        if (position < bytes.length && bytes[position] == '"') {
            position++;
            return;
        }
        if (end > start && bytes[end - 1] == '\r') {
            end--;
        }
        if (issues.lists(IssueCode.STRING_UNTERMINATED)) {
            String text = Quoted.of('"' + text());
            issues.add(IssueCode.STRING_UNTERMINATED, location(), Subject.FILE, text);
        } else {
            issues.count(IssueCode.STRING_UNTERMINATED);
        }
    }

    private void word() {
        kind = Kind.WORD;
        while (position < bytes.length && isWordByte(bytes[position]) && !isCommentAt(position)) {
            position++;
        }
        end = position;
    }

    private static boolean isWordByte(byte b) {
        return (b & 0xFF) > ' ' && b != '(' && b != ')' && b != '{' && b != '}' && b != '"';
    }

    private boolean isCommentAt(int offset) {
        return bytes[offset] == '/'
                && offset + 1 < bytes.length
                && (bytes[offset + 1] == '/' || bytes[offset + 1] == '*');
    }

    private void skipWhiteAndComments() {
        while (position < bytes.length) {
            byte b = bytes[position];
            if (b == lineEnd) {
                newLine();
            } else if ((b & 0xFF) <= ' ') {
                position++;
            } else if (isCommentAt(position)) {
                skipComment();
            } else {
                return;
            }
        }
    }

    private void newLine() {
        position++;
        positionLine++;
        positionLineStart = position;
    }

    private void skipComment() {
        if (bytes[position + 1] == '/') {
            skipLineComment();
            return;
        }
        int opening = position;
        int openingLine = positionLine;
        int openingLineStart = positionLineStart;
        position += 2;
        while (position < bytes.length) {
            if (bytes[position] == '*'
                    && position + 1 < bytes.length
                    && bytes[position + 1] == '/') {
                position += 2;
                return;
            }
            if (bytes[position] == lineEnd) {
                newLine();
            } else {
                position++;
            }
        }
        int column = source.characters(openingLineStart, opening) + 1;
        issues.add(IssueCode.COMMENT_UNTERMINATED, new Location(openingLine, column), Subject.FILE);
    }

    private void skipLineComment() {
        int opening = position;
        while (position < bytes.length && bytes[position] != lineEnd) {
            position++;
        }
        if (positionLine == line) {
            comment.take(line, opening + 2, position);
        }
    }
}
