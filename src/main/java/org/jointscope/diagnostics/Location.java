package org.jointscope.diagnostics;

import java.util.Comparator;

/**
 * The location of an issue in a file: a line and a column of a text, or a byte of a binary file.
 *
 * @param line 1-based, counted by line feeds; by carriage returns in a file that has only those; 0 in a binary file
 * @param column 1-based, in characters; a tab counts as one; 0 in a binary file
 * @param offset of the byte, 0-based; {@link #NO_OFFSET} in a text
 */
public record Location(int line, int column, int offset) {

    public static final int NO_OFFSET = -1;

    /** The location of issues of a text as a whole. */
    public static final Location START = new Location(1, 1);

    /** Compares locations by their order in the file. */
    public static final Comparator<Location> IN_FILE = Comparator.comparingInt(Location::line)
            .thenComparingInt(Location::column)
            .thenComparingInt(Location::offset);

    /** A location in a text. */
    public Location(int line, int column) {
        this(line, column, NO_OFFSET);
    }

    /** A location in a binary file. */
    public static Location ofByte(int offset) {
        return new Location(0, 0, offset);
    }

    /** True for a byte of a binary file, which has no lines. */
    public boolean isByte() {
        return offset != NO_OFFSET;
    }

    /** {@code 12:3}, or {@code byte 68}. */
    @Override
    public String toString() {
        return isByte() ? "byte " + offset : line + ":" + column;
    }
}
