package org.jointscope.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Location;
import org.jointscope.text.TextScanner.Syntax;

/**
 * The text of a file, as its bytes. Strings are created only for rows that are shown. A row is a line or a part of a
 * long one; rows count from 0, lines from 1.
 */
public final class FileText {

    private final byte[] bytes;
    private final Charset encoding;
    private final int start;
    private final boolean oneByteACharacter;
    private final byte lineEnd;
    private TextRows rows;

    /** The bytes are not copied and must not be changed. */
    public FileText(byte[] bytes, Charset encoding) {
        this.bytes = bytes;
        this.encoding = encoding;
        this.lineEnd = SourceText.lineEnd(bytes);
        this.start = SourceText.start(bytes);
        this.oneByteACharacter = encoding != StandardCharsets.UTF_8;
    }

    /** The text of a file that is not text. */
    public static FileText none() {
        return new FileText(new byte[0], StandardCharsets.ISO_8859_1);
    }

    /** Computed on the first call, in one pass through the bytes. */
    private synchronized TextRows found() {
        if (rows == null) {
            rows = new TextRows(bytes, start, oneByteACharacter, lineEnd);
        }
        return rows;
    }

    /** Number of rows; a line feed at the end is followed by an empty one. */
    public int rows() {
        return found().size();
    }

    /** The byte at the end of every line. */
    public byte lineEnd() {
        return lineEnd;
    }

    public Charset encoding() {
        return encoding;
    }

    /** The text of a row, without its line end. */
    public String row(int row) {
        int from = found().start(row);
        return new String(bytes, from, found().end(row) - from, encoding);
    }

    /** The line that contains a row. */
    public int line(int row) {
        return found().line(row);
    }

    public boolean beginsLine(int row) {
        return row == 0 || found().line(row) != found().line(row - 1);
    }

    /** The syntactic element of the first character of a row. */
    public Syntax syntax(int row) {
        return found().syntax(row);
    }

    /** The first row of a line; the last row if there is no such line. */
    public int rowOfLine(int line) {
        return found().rowOfLine(line);
    }

    /** The row of a location. */
    public int row(Location location) {
        return found().row(location.line(), location.column());
    }

    /** Index of a location in its row, in chars; the end of the row if it is beyond that. */
    public int indexInRow(Location location) {
        int row = row(location);
        String text = row(row);
        int characters = location.column() - found().column(row);
        boolean there =
                location.line() == line(row) && characters >= 0 && characters <= text.codePointCount(0, text.length());
        return there
                ? text.offsetByCodePoints(0, characters)
                : location.line() > line(row) || characters > 0 ? text.length() : 0;
    }

    /** The location of a char of a row. */
    public Location location(int row, int index) {
        String text = row(row);
        int characters = text.codePointCount(0, Math.clamp(index, 0, text.length()));
        return new Location(line(row), found().column(row) + characters);
    }

    /**
     * The occurrences of a text, ascending, as offsets for {@link #locationAt}: at most a given number, never across
     * two lines. Ignores the case of Latin letters.
     */
    public int[] find(String wanted, int most) {
        byte[] pattern = folded(wanted.getBytes(encoding));
        int first = pattern.length == 0 ? bytes.length : indexOf(pattern, start);
        return IntStream.iterate(first, at -> at < bytes.length, at -> indexOf(pattern, at + pattern.length))
                .limit(most)
                .toArray();
    }

    /** The next occurrence; the end of the text if there is none. */
    private int indexOf(byte[] pattern, int from) {
        byte small = pattern[0];
        byte capital = small >= 'a' && small <= 'z' ? (byte) (small + 'A' - 'a') : small;
        int end = bytes.length - pattern.length;
        for (int at = from; at <= end; at++) {
            // This runs for nearly all bytes while the user types.
            if ((bytes[at] == small || bytes[at] == capital) && isAt(pattern, at)) {
                return at;
            }
        }
        return bytes.length;
    }

    private boolean isAt(byte[] pattern, int at) {
        for (int i = 1; i < pattern.length; i++) {
            if (fold(bytes[at + i]) != pattern[i]) {
                return false;
            }
        }
        return true;
    }

    private static byte[] folded(byte[] text) {
        for (int i = 0; i < text.length; i++) {
            text[i] = fold(text[i]);
        }
        return text;
    }

    private static byte fold(byte b) {
        return b >= 'A' && b <= 'Z' ? (byte) (b + 'a' - 'A') : b;
    }

    /** The location of the character that begins at a byte. */
    public Location locationAt(int offset) {
        int row = found().rowAt(offset);
        int from = found().start(row);
        String before = new String(bytes, from, offset - from, encoding);
        return new Location(line(row), found().column(row) + before.codePointCount(0, before.length()));
    }

    /** The text from one char of a row to one of the same or a later row, with the line ends of the file. */
    public String text(int fromRow, int fromIndex, int toRow, int toIndex) {
        int from = offset(fromRow, fromIndex);
        int to = offset(toRow, toIndex);
        return new String(bytes, from, Math.max(0, to - from), encoding);
    }

    private int offset(int row, int index) {
        String text = row(row);
        int chars = Math.clamp(index, 0, text.length());
        return found().start(row)
                + (oneByteACharacter ? chars : text.substring(0, chars).getBytes(encoding).length);
    }

    /** Offset of the byte at a location; the end of the row if the row is shorter. */
    public int offset(Location location) {
        return offset(row(location), indexInRow(location));
    }

    public int offsetOfRow(int row) {
        return found().start(row);
    }

    public byte[] bytes() {
        return bytes;
    }
}
