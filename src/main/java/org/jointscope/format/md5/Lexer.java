package org.jointscope.format.md5;

import java.util.List;
import java.util.function.Supplier;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token;
import org.jointscope.text.PlainRows;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Syntax;

/** The tokens of a text of id's engines with their locations; reports unterminated strings and comments. */
public class Lexer extends TextScanner {

    private final SourceText source;
    private final IssueLog issues;
    private int endOfLast;
    private int commentLine;
    private int commentStart;
    private int commentEnd;

    /** Offsets of the last line comment before the token, without its slashes; equal if there is none. */
    private int skippedStart;

    private int skippedEnd;

    /** Counted characters of a line, and the offsets of that line and of the next one. */
    private int counted;

    private int countedLine;
    private int countedTo;

    /** Starts at the first token. */
    public Lexer(SourceText source, IssueLog issues) {
        super(source.bytes(), source.lineEnd(), source.start(), Syntax.CODE);
        this.source = source;
        this.issues = issues;
        next();
    }

    @Override
    public boolean next() {
        endOfLast = end();
        int lineOfLast = line();
        skippedStart = 0;
        skippedEnd = 0;
        while (scan().isComment()) {
            if (kind() == Kind.LINE_COMMENT) {
                skippedStart = start() + 2;
                skippedEnd = end();
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
            reportUnterminatedString();
        }
        return kind() != Kind.END;
    }

    protected final void reportUnterminatedString() {
        report(IssueCode.STRING_UNTERMINATED, () -> Quoted.of(source.text(start(), end())));
    }

    /**
     * Reports an issue at the token.
     *
     * @param argument computed only if the issue is listed
     */
    protected final void report(IssueCode code, Supplier<Object> argument) {
        if (issues.count(code)) {
            List<Object> arguments = List.of(argument.get());
            issues.list(new Finding(code, location(), Subject.FILE, arguments));
        }
    }

    /** The last line comment before the token; empty if there is none. */
    final String commentBefore() {
        return source.text(skippedStart, skippedEnd).strip();
    }

    /** Moves to the first token after rows that were read otherwise. */
    final void nextAfter(PlainRows rows) {
        moveAfter(rows);
        next();
    }

    /** Makes the rest of a word, whose end was moved, the next token. */
    protected final void nextInWord(int wordEnd) {
        endOfLast = end();
        continueTo(wordEnd);
    }

    /** Offset after the last byte of the previous token. */
    protected final int endOfLast() {
        return endOfLast;
    }

    /**
     * The column of the token, from 1. Calls are from left to right, so counting continues where it stopped, because a
     * file can be one line of many megabytes.
     */
    public final int column() {
        if (countedLine != lineStart() || countedTo > start()) {
            countedLine = lineStart();
            countedTo = countedLine;
            counted = 0;
        }
        counted += source.characters(countedTo, start());
        countedTo = start();
        return counted + 1;
    }

    public final Location location() {
        return new Location(line(), column());
    }

    /** The token without the quotes of a string. */
    public String text() {
        return kind() == Kind.STRING
                ? source.text(start() + 1, isClosed() ? end() - 1 : end())
                : source.text(start(), end());
    }

    /** The token as an argument of an issue. */
    public final Token found() {
        Token.Kind found = switch (kind()) {
            case STRING -> Token.Kind.STRING;
            case OPEN_PAREN, CLOSE_PAREN, OPEN_BRACE, CLOSE_BRACE -> Token.Kind.BRACKET;
            case END -> Token.Kind.END;
            default -> Token.Kind.WORD;
        };
        return new Token(found, text());
    }

    /** Ignores case; the word is plain ASCII. */
    public final boolean isWordOfAnyCase(String word) {
        return kind() == Kind.WORD && end() - start() == word.length() && text().equalsIgnoreCase(word);
    }

    /** Number of opening parentheses from the token to the end of its line, or to a comment. */
    final int groupsToLineEnd() {
        byte[] bytes = bytes();
        int groups = 0;
        for (int at = start(); at < bytes.length && bytes[at] != source.lineEnd() && !isCommentAt(bytes, at); at++) {
            groups += bytes[at] == '(' ? 1 : 0;
        }
        return groups;
    }

    /** The last {@code //} comment after a token if it is on the line or a later one; otherwise empty. */
    final String commentSince(int line) {
        return commentLine >= line && commentEnd > commentStart
                ? source.text(commentStart, commentEnd).strip()
                : "";
    }

    /** Records the location of that comment, even if there is nothing after the slashes. */
    final void traceCommentSince(int line, Trace trace) {
        if (commentLine >= line) {
            trace.comment(commentStart, commentEnd);
        }
    }

    protected final byte[] bytes() {
        return source.bytes();
    }
}
