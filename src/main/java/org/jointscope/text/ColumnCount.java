package org.jointscope.text;

/**
 * In which columns tokens stand. They are asked for from left to right, so it goes on where it
 * stopped: a file can be one line of many megabytes.
 */
public final class ColumnCount {

    private final SourceText source;
    private int lineStart;
    private int countedTo;
    private int counted;

    public ColumnCount(SourceText source) {
        this.source = source;
    }

    /**
     * Of the character that begins with a byte, counted from 1.
     *
     * @param start offset of its line
     */
    public int of(int offset, int start) {
        if (lineStart != start || countedTo > offset) {
            lineStart = start;
            countedTo = start;
            counted = 0;
        }
        counted += source.characters(countedTo, offset);
        countedTo = offset;
        return counted + 1;
    }
}
