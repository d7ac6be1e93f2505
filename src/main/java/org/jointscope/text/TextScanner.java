package org.jointscope.text;

import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Interruption;

/**
 * The lexical rule of MD5 text, the same as in Doom 3's lexer (idlib/Lexer.cpp): every byte up to the space is
 * whitespace, {@code //} and {@code /* *}{@code /} begin comments anywhere outside a string, strings have no escapes
 * and end with their line. It allocates nothing: its fields describe the current token.
 */
public class TextScanner {

    public enum Kind {
        WORD,
        STRING,
        OPEN_PAREN,
        CLOSE_PAREN,
        OPEN_BRACE,
        CLOSE_BRACE,
        LINE_COMMENT,
        BLOCK_COMMENT,
        END;

        public boolean isComment() {
            return this == LINE_COMMENT || this == BLOCK_COMMENT;
        }
    }

    /** Bytes between two checks for interruption. */
    private static final int INTERRUPTIBLE = 1 << 16;

    /** The bytes of words except for the slash, which can begin a comment. */
    private static final boolean[] PLAIN = new boolean[256];

    static {
        Arrays.fill(PLAIN, ' ' + 1, PLAIN.length, true);
        "(){}\"/".chars().forEach(end -> PLAIN[end] = false);
    }

    private final byte[] bytes;
    private final byte lineEnd;

    private Kind kind = Kind.WORD;
    private int start;
    private int end;
    private int line;
    private int lineStart;
    private int endLine = 1;
    private int endLineStart;
    private int nextCheck;

    private final ShortDecimal decimals = new ShortDecimal();

    /** The token, if it is a short decimal number. */
    private double decimal = Decimal.MALFORMED;

    /**
     * Starts on an empty word at an offset, or on the rest of the syntactic element at the offset.
     *
     * @param lineEnd the byte at the end of every line
     */
    public TextScanner(byte[] bytes, byte lineEnd, int offset, Syntax inside) {
        this.bytes = bytes;
        this.lineEnd = lineEnd;
        this.start = offset;
        this.end = offset;
        this.endLineStart = offset;
        this.nextCheck = offset + INTERRUPTIBLE;
        switch (inside) {
            case CODE -> {}
            case STRING -> skipString();
            case LINE_COMMENT -> skipLineComment();
            case BLOCK_COMMENT -> skipBlockComment();
        }
    }

    /** Moves to the next token that is not a comment; false at the end of the text. */
    public boolean next() {
        while (scan().isComment()) {
            // Only the end of the comment is needed.
        }
        return kind != Kind.END;
    }

    /** Moves to the next token, including comments. */
    public final Kind scan() {
        skipWhite();
        if (end >= nextCheck) {
            checkInterruption();
        }
        start = end;
        line = endLine;
        lineStart = endLineStart;
        decimal = Decimal.MALFORMED;
        switch (byteAt(start)) {
            // NUL is whitespace.
            case 0 -> kind = Kind.END;
            case '(' -> bracket(Kind.OPEN_PAREN);
            case ')' -> bracket(Kind.CLOSE_PAREN);
            case '{' -> bracket(Kind.OPEN_BRACE);
            case '}' -> bracket(Kind.CLOSE_BRACE);
            case '"' -> {
                end++;
                skipString();
            }
            case '/' -> slash();
            default -> skipWord();
        }
        return kind;
    }

    private void checkInterruption() {
        Interruption.check();
        nextCheck = end + INTERRUPTIBLE;
    }

    private byte byteAt(int offset) {
        return offset < bytes.length ? bytes[offset] : 0;
    }

    private void skipWhite() {
        while (end < bytes.length && isWhite(bytes[end])) {
            skipByte();
        }
    }

    /** Skips a byte, which can end a line. */
    private void skipByte() {
        if (bytes[end++] == lineEnd) {
            endLine++;
            endLineStart = end;
        }
    }

    /** Does not store the same kind again, because garbage collectors track such stores. */
    private void become(Kind next) {
        if (kind != next) {
            kind = next;
        }
    }

    private void bracket(Kind bracket) {
        become(bracket);
        end++;
    }

    private void slash() {
        byte second = byteAt(start + 1);
        if (second == '/') {
            skipLineComment();
        } else if (second == '*') {
            end += 2;
            skipBlockComment();
        } else {
            skipWord();
        }
    }

    private void skipWord() {
        become(Kind.WORD);
        if (skipDecimal()) {
            return;
        }
        int at = start;
        do {
            at++;
            while (at < bytes.length && PLAIN[bytes[at] & 0xFF]) {
                at++;
            }
        } while (at < bytes.length && bytes[at] == '/' && !isCommentAt(bytes, at));
        end = at;
    }

    /** Reads a word that is a short decimal number while it is skipped; false if it is not. */
    private boolean skipDecimal() {
        decimal = decimals.read(bytes, start);
        if (isDecimal()) {
            end = decimals.end();
        }
        return isDecimal();
    }

    /** Whether a number ends before a byte, which is in no word. */
    static boolean endsNumber(byte b) {
        return !PLAIN[b & 0xFF] && b != '/';
    }

    private void skipString() {
        kind = Kind.STRING;
        while (end < bytes.length && bytes[end] != '"' && bytes[end] != lineEnd) {
            Interruption.checkAt(end);
            end++;
        }
        if (byteAt(end) == '"') {
            end++;
        } else if (end > start + 1 && bytes[end - 1] == '\r') {
            end--;
        }
    }

    private void skipLineComment() {
        kind = Kind.LINE_COMMENT;
        while (end < bytes.length && bytes[end] != lineEnd) {
            Interruption.checkAt(end);
            end++;
        }
    }

    private void skipBlockComment() {
        kind = Kind.BLOCK_COMMENT;
        while (end < bytes.length && !(bytes[end] == '*' && byteAt(end + 1) == '/')) {
            Interruption.checkAt(end);
            skipByte();
        }
        end = Math.min(bytes.length, end + 2);
    }

    public static boolean isWhite(byte b) {
        return (b & 0xFF) <= ' ';
    }

    public static boolean isCommentAt(byte[] bytes, int offset) {
        return bytes[offset] == '/'
                && offset + 1 < bytes.length
                && (bytes[offset + 1] == '/' || bytes[offset + 1] == '*');
    }

    public final Kind kind() {
        return kind;
    }

    /** Offset of the token's first byte: its quote if it is a string. */
    public final int start() {
        return start;
    }

    /** Offset after the token's last byte. */
    public final int end() {
        return end;
    }

    /** Moves the end of the current word; the next token begins there or after it. */
    public final void endAt(int offset) {
        end = offset;
        decimal = Decimal.MALFORMED;
    }

    /** Moves after rows that were read otherwise, as if they were the current token. */
    protected final void moveAfter(PlainRows rows) {
        endAt(rows.end());
        line = rows.endLine();
        lineStart = rows.endLineStart();
        endLine = line;
        endLineStart = lineStart;
    }

    /**
     * True if the token is a decimal number with no exponent, suffix or padding, and with few enough digits to be
     * exact. Nearly all numbers of real files are.
     */
    public final boolean isDecimal() {
        return !Double.isNaN(decimal);
    }

    /** That number, correctly rounded. */
    public final double decimal() {
        return decimal;
    }

    /** True if that number has no point and is in the range of int. */
    public final boolean isWhole() {
        return decimals.isWhole() && Math.abs(decimal) <= Integer.MAX_VALUE;
    }

    /** That number without a point. */
    public final int whole() {
        return (int) decimal;
    }

    /** Continues with the rest of a word whose end was moved: up to an offset. */
    protected final void continueTo(int offset) {
        start = end;
        end = offset;
        decimal = Decimal.MALFORMED;
        Interruption.checkAt(start);
    }

    /** Line of the token's first byte, counted from 1 at the offset where the scan started. */
    public final int line() {
        return line;
    }

    /** Offset of the first byte of that line. */
    public final int lineStart() {
        return lineStart;
    }

    /** The syntactic element of the bytes of the token after its first. */
    public final Syntax syntax() {
        return switch (kind) {
            case STRING -> Syntax.STRING;
            case LINE_COMMENT -> Syntax.LINE_COMMENT;
            case BLOCK_COMMENT -> Syntax.BLOCK_COMMENT;
            default -> Syntax.CODE;
        };
    }

    /** True if the string or block comment is terminated. */
    public final boolean isClosed() {
        return kind == Kind.STRING
                ? end - start >= 2 && bytes[end - 1] == '"'
                : end - start >= 4 && bytes[end - 1] == '/' && bytes[end - 2] == '*';
    }

    public final boolean isWord(String word) {
        return kind == Kind.WORD && end - start == word.length() && startsWith(word);
    }

    /** True if the token is one of the words, which begin with letters. */
    public final boolean isAnyOf(List<String> words) {
        if (mayBeKeyword()) {
            for (String word : words) {
                if (isWord(word)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** As {@link #isAnyOf}, but a number can follow a word directly, as some exporters write: vert241. */
    public final boolean beginsWithAnyOf(List<String> words) {
        if (mayBeKeyword()) {
            for (String word : words) {
                byte behind = byteAt(start + word.length());
                if (isWord(word) || startsWith(word) && Character.isDigit(behind)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Avoids the comparison of numbers with keywords. */
    private boolean mayBeKeyword() {
        return kind == Kind.WORD && bytes[start] >= 'A';
    }

    public final boolean startsWith(String word) {
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

    /** The syntactic element of a character of a text. */
    public enum Syntax {
        /** Words, numbers and punctuation. */
        CODE,
        /** From quote to quote, or to the end of the line. */
        STRING,
        /** From {@code //} to the end of the line. */
        LINE_COMMENT,
        /** From {@code /*} to {@code *}{@code /}, possibly over several lines. */
        BLOCK_COMMENT
    }
}
