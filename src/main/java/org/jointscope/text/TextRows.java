package org.jointscope.text;

import java.util.Arrays;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

/**
 * The offsets of the rows of a text. A row is a line or, because a file can be one line of many megabytes, a part of a
 * long line, split between words if possible. Carriage returns without line feeds also end rows, but not lines.
 */
final class TextRows {

    /** Bytes after which a row ends with the next word. */
    private static final int LONG = 400;

    /** Bytes that no row exceeds by more than one character. */
    private static final int LONGEST = 600;

    private static final Syntax[] SYNTAXES = Syntax.values();

    private final byte[] bytes;
    private final boolean oneByteACharacter;
    private final byte lineEnd;
    private final TextScanner scanner;
    private int size;
    private int[] starts = new int[1024];

    /** The line of each row in the upper half, its first column in the lower. */
    private long[] locations = new long[1024];

    private byte[] syntaxes = new byte[1024];

    private int line = 1;
    private int column = 1;

    TextRows(byte[] bytes, int start, boolean oneByteACharacter, byte lineEnd) {
        this.bytes = bytes;
        this.oneByteACharacter = oneByteACharacter;
        this.lineEnd = lineEnd;
        this.scanner = new TextScanner(bytes, lineEnd, start, Syntax.CODE);
        begin(start);
        for (int at = start; at < bytes.length; at++) {
            Interruption.checkAt(at);
            step(at);
        }
    }

    private void begin(int start) {
        if (size == starts.length) {
            int larger = size * 2;
            starts = Arrays.copyOf(starts, larger);
            locations = Arrays.copyOf(locations, larger);
            syntaxes = Arrays.copyOf(syntaxes, larger);
        }
        starts[size] = start;
        locations[size] = location(line, column);
        syntaxes[size] = (byte) syntaxAt(start).ordinal();
        size++;
    }

    private static long location(int line, int column) {
        return (long) line << Integer.SIZE | column;
    }

    private void step(int at) {
        byte b = bytes[at];
        int length = at - starts[size - 1];
        if (length >= LONG && isBreak(at, length)) {
            begin(at);
        }
        if (b == lineEnd) {
            line++;
            column = 1;
            begin(at + 1);
            return;
        }
        if (oneByteACharacter || (b & 0xC0) != 0x80) {
            column++;
        }
        if (b == '\r' && !isAt(at + 1, '\n') && at + 1 < bytes.length) {
            begin(at + 1);
        }
    }

    /** True if a word begins at this byte, or the row is too long to wait for one. */
    private boolean isBreak(int at, int length) {
        boolean character = oneByteACharacter || (bytes[at] & 0xC0) != 0x80;
        boolean word = !TextScanner.isWhite(bytes[at]) && TextScanner.isWhite(bytes[at - 1]);
        return character && (word || length >= LONGEST) && bytes[at] != '\n' && bytes[at] != '\r';
    }

    /** The syntactic element of a byte; calls must be from left to right. */
    private Syntax syntaxAt(int offset) {
        while (scanner.end() <= offset && scanner.scan() != Kind.END) {
            // The token that contains the byte, or the next one.
        }
        return scanner.start() < offset ? scanner.syntax() : Syntax.CODE;
    }

    private boolean isAt(int at, char wanted) {
        return at < bytes.length && bytes[at] == wanted;
    }

    int size() {
        return size;
    }

    int start(int row) {
        return starts[row];
    }

    /** Offset after the last byte, without line ends. */
    int end(int row) {
        int end = row + 1 < size ? starts[row + 1] : bytes.length;
        while (end > starts[row] && (bytes[end - 1] == '\n' || bytes[end - 1] == '\r')) {
            end--;
        }
        return end;
    }

    int line(int row) {
        return (int) (locations[row] >> Integer.SIZE);
    }

    int column(int row) {
        return (int) locations[row];
    }

    Syntax syntax(int row) {
        return SYNTAXES[syntaxes[row]];
    }

    /** The first row of a line, or the last row if there is no such line. */
    int rowOfLine(int wanted) {
        int behind = -Arrays.binarySearch(locations, 0, size, location(wanted, 0)) - 1;
        return Math.min(behind, size - 1);
    }

    /** The last row of a line that does not begin after a column. */
    int row(int wantedLine, int wantedColumn) {
        int found = Arrays.binarySearch(locations, 0, size, location(wantedLine, wantedColumn));
        return Math.max(rowOfLine(wantedLine), found >= 0 ? found : -found - 2);
    }

    /** The row of a byte. */
    int rowAt(int offset) {
        int found = Arrays.binarySearch(starts, 0, size, offset);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }
}
