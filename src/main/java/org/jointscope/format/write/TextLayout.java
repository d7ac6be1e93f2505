package org.jointscope.format.write;

import org.jointscope.text.LineEndCounts;
import org.jointscope.text.Range;
import org.jointscope.text.SourceText;
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

    boolean isWhite(Range range) {
        return trimmed(range).isEmpty();
    }

    /** Without white at both ends; if all of it is white, nothing at its beginning. */
    Range trimmed(Range range) {
        int to = range.to();
        while (to > range.from() && TextScanner.isWhite(bytes[to - 1])) {
            to--;
        }
        int from = range.from();
        while (from < to && TextScanner.isWhite(bytes[from])) {
            from++;
        }
        return new Range(from, to);
    }

    boolean hasLineEnd(Range range) {
        for (int i = Math.max(0, range.from()); i < range.to(); i++) {
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
