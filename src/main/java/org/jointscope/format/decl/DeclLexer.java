package org.jointscope.format.decl;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.md5.Lexer;
import org.jointscope.text.SourceText;

/**
 * The tokens of declarations. Unlike in MD5 files, a word ends at the first character that cannot
 * be part of a name or path; every such character is a token: {@code *hip}, {@code a,b}
 * (idlib/Lexer.cpp, ReadName with LEXFL_ALLOWPATHNAMES).
 */
final class DeclLexer extends Lexer {

    /** End of the text without whitespace that the current word is part of. */
    private int wholeEnd;

    DeclLexer(SourceText source, IssueLog issues) {
        super(source, issues);
    }

    @Override
    public boolean next() {
        // A text without whitespace can have megabytes: it is searched for its end once.
        if (kind() == Kind.WORD && end() < wholeEnd && bytes()[end()] != '"') {
            nextInWord(wholeEnd);
        } else {
            super.next();
            wholeEnd = end();
        }
        if (kind() == Kind.WORD) {
            endAt(endOfName());
        }
        return kind() != Kind.END;
    }

    private int endOfName() {
        byte[] bytes = bytes();
        int at = start();
        if (isDigit(bytes[at]) || bytes[at] == '.' && at + 1 < end() && isDigit(bytes[at + 1])) {
            return endOfNumber(bytes);
        }
        do {
            at++;
        } while (at < end() && isOfName(bytes[at]) && isOfName(bytes[start()]));
        return at;
    }

    private int endOfNumber(byte[] bytes) {
        int at = start();
        while (at < end() && (isDigit(bytes[at]) || bytes[at] == '.')) {
            at++;
        }
        if (at + 1 < end() && bytes[at] == 'e') {
            int digits = bytes[at + 1] == '-' || bytes[at + 1] == '+' ? at + 2 : at + 1;
            while (digits < end() && isDigit(bytes[digits])) {
                at = ++digits;
            }
        }
        return at;
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Bytes outside of ASCII are letters. */
    private static boolean isOfName(byte b) {
        return b < 0
                || isDigit(b)
                || b >= 'a' && b <= 'z'
                || b >= 'A' && b <= 'Z'
                || b == '_'
                || b == '/'
                || b == '\\'
                || b == ':'
                || b == '.';
    }

    /** True if the token is a punctuation mark, not a string. */
    boolean isMark(char mark) {
        return kind() == Kind.WORD && end() - start() == 1 && bytes()[start()] == mark;
    }

    /** True if the token is a number without a fraction. */
    boolean isInteger() {
        for (int at = start(); at < end(); at++) {
            if (!isDigit(bytes()[at])) {
                return false;
            }
        }
        return kind() == Kind.WORD;
    }
}
