package org.jointscope.format;

import org.jointscope.text.LineEndCounts;
import org.jointscope.text.TextScanner;

/** How a text is laid out: its spaces, line ends and comments, to go on in the same way. */
final class TextLayout {

    private final SourceText source;
    private final byte[] bytes;
    private final String lineBreak;

    TextLayout(SourceText source) {
        this.source = source;
        this.bytes = source.bytes();
        this.lineBreak = lineBreak(source);
    }

    private static String lineBreak(SourceText source) {
        LineEndCounts counts = LineEndCounts.of(source.bytes());
        return counts.isReturnsOnly() ? "\r" : counts.lineBreak();
    }

    SourceText source() {
        return source;
    }

    /** What ends most lines. */
    String lineBreak() {
        return lineBreak;
    }

    String between(int from, int to) {
        return source.text(from, to);
    }

    boolean isWhite(int from, int to) {
        return skipWhite(from, to) == to;
    }

    /** Offset of the first byte that is not white; the end if all are. */
    int skipWhite(int from, int to) {
        int at = from;
        while (at < to && TextScanner.isWhite(bytes[at])) {
            at++;
        }
        return at;
    }

    /** Offset behind the last byte that is not white; the beginning if all are. */
    int trimWhite(int from, int to) {
        int end = to;
        while (end > from && TextScanner.isWhite(bytes[end - 1])) {
            end--;
        }
        return end;
    }

    boolean hasLineEnd(int from, int to) {
        for (int i = Math.max(0, from); i < to; i++) {
            if (bytes[i] == source.lineEnd()) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is more than spaces and parentheses. */
    boolean hasWords(int from, int to) {
        for (int i = from; i < to; i++) {
            if (!TextScanner.isWhite(bytes[i]) && bytes[i] != '(' && bytes[i] != ')') {
                return true;
            }
        }
        return false;
    }

    boolean hasComment(int from, int to) {
        for (int i = from; i + 1 < to; i++) {
            if (TextScanner.isCommentAt(bytes, i)) {
                return true;
            }
        }
        return false;
    }

    /** Offset of the line end behind an offset, or of the end of the text. */
    int endOfLine(int from) {
        int at = from;
        while (at < bytes.length && bytes[at] != source.lineEnd()) {
            at++;
        }
        return at > from && bytes[at - 1] == '\r' ? at - 1 : at;
    }

    /** Whether nothing but spaces stands before an offset on its line. */
    boolean beginsLine(int offset) {
        int at = startOfIndent(offset);
        return at == source.start() || bytes[at - 1] == source.lineEnd();
    }

    private int startOfIndent(int offset) {
        int at = offset;
        while (at > source.start()
                && TextScanner.isWhite(bytes[at - 1])
                && bytes[at - 1] != source.lineEnd()) {
            at--;
        }
        return at;
    }

    /** What stands between a token and the one before: a new line and an indent, or a space. */
    String lead(int offset) {
        return beginsLine(offset) ? lineBreak + between(startOfIndent(offset), offset) : " ";
    }
}
