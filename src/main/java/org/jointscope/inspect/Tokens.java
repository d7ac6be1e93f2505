package org.jointscope.inspect;

import java.util.List;

/**
 * Walks through the tokens of a text from anywhere in it, cut as the readers cut it; it has no
 * opinion about them.
 */
final class Tokens {

    private final byte[] bytes;
    private final byte lineEnd;
    private int position;
    private int start;

    /**
     * Stands before the first token that begins at an offset or behind it.
     *
     * @param lineEnd the byte behind every line
     * @param syntax what that offset is inside of
     */
    Tokens(byte[] bytes, byte lineEnd, int offset, Syntax syntax) {
        this.bytes = bytes;
        this.lineEnd = lineEnd;
        this.position = offset;
        switch (syntax) {
            case CODE -> {}
            case STRING -> skipString();
            case LINE_COMMENT -> skipLine();
            case BLOCK_COMMENT -> skipComment();
        }
    }

    /** Steps onto the next token; false at the end. */
    boolean next() {
        skipWhiteAndComments();
        start = position;
        if (position == bytes.length) {
            return false;
        }
        byte first = bytes[position++];
        if (first == '"') {
            skipString();
        } else if (!isPunctuation(first)) {
            while (position < bytes.length && isWord(position)) {
                position++;
            }
        }
        return true;
    }

    private void skipString() {
        while (position < bytes.length && bytes[position] != lineEnd && bytes[position] != '"') {
            position++;
        }
        if (position < bytes.length && bytes[position] == '"') {
            position++;
        }
    }

    private void skipLine() {
        while (position < bytes.length && bytes[position] != lineEnd) {
            position++;
        }
    }

    private void skipComment() {
        while (position < bytes.length && !(bytes[position] == '*' && isAt(position + 1, '/'))) {
            position++;
        }
        position = Math.min(bytes.length, position + 2);
    }

    private void skipWhiteAndComments() {
        while (position < bytes.length) {
            if ((bytes[position] & 0xFF) <= ' ') {
                position++;
            } else if (!isComment(position)) {
                return;
            } else if (bytes[position + 1] == '/') {
                skipLine();
            } else {
                position += 2;
                skipComment();
            }
        }
    }

    private boolean isWord(int at) {
        byte b = bytes[at];
        return (b & 0xFF) > ' ' && b != '"' && !isPunctuation(b) && !isComment(at);
    }

    private static boolean isPunctuation(byte b) {
        return b == '(' || b == ')' || b == '{' || b == '}';
    }

    private boolean isComment(int at) {
        return bytes[at] == '/' && (isAt(at + 1, '/') || isAt(at + 1, '*'));
    }

    private boolean isAt(int at, char wanted) {
        return at < bytes.length && bytes[at] == wanted;
    }

    /** Offset of the token's first byte. */
    int start() {
        return start;
    }

    /** Offset past its last byte. */
    int end() {
        return position;
    }

    /** Whether the token is a brace, a parenthesis or a word of one character. */
    boolean is(char character) {
        return position - start == 1 && bytes[start] == character;
    }

    /** Whether the token is neither a string nor punctuation. */
    boolean isWord() {
        return start < bytes.length && bytes[start] != '"' && !isPunctuation(bytes[start]);
    }

    /** Whether the token is a word that names a part of a file, or begins with its name. */
    boolean isKeyword(List<String> keywords) {
        if (!isWord() || bytes[start] < 'A') {
            return false;
        }
        for (String keyword : keywords) {
            if (isKeyword(keyword)) {
                return true;
            }
        }
        return false;
    }

    /** Exporters glue a number to some keywords: {@code vert241}. */
    private boolean isKeyword(String keyword) {
        int length = keyword.length();
        if (position - start < length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes[start + i] != keyword.charAt(i)) {
                return false;
            }
        }
        return position - start == length || Character.isDigit(bytes[start + length]);
    }
}
