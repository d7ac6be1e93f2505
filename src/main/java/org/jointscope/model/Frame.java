package org.jointscope.model;

import java.util.Arrays;

/**
 * A {@code frame} block: its values, in file order. A value that could not be read is NaN and keeps its index. The
 * arrays are not copied (an animation can be hundreds of megabytes) and must not be changed.
 *
 * @param number the number after {@code frame} in the file; {@link ModelFile#MISSING} if unreadable
 * @param location of the word {@code frame}
 * @param sharedValues all values
 * @param lineStarts index of the first value on each source line that contains values, ascending
 * @param lines numbers of these source lines
 */
public record Frame(int number, TextLocation location, double[] sharedValues, int[] lineStarts, int[] lines) {

    /** Number of values in the frame, regardless of numAnimatedComponents. */
    public int size() {
        return sharedValues.length;
    }

    /** The value of a component; NaN if it could not be read, or if the frame is too short. */
    public double value(int index) {
        return index >= 0 && index < sharedValues.length ? sharedValues[index] : Double.NaN;
    }

    public double[] values() {
        return sharedValues.clone();
    }

    /**
     * The frame with other values, which are not copied. They have the lines of the old ones; if their number differs,
     * all have the line of the word {@code frame}.
     */
    public Frame withValues(double[] others) {
        return others.length == sharedValues.length
                ? new Frame(number, location, others, lineStarts, lines)
                : new Frame(number, location, others, new int[] {0}, new int[] {location.line()});
    }

    public Frame withNumber(int other) {
        return new Frame(other, location, sharedValues, lineStarts, lines);
    }

    public int line(int index) {
        int at = Arrays.binarySearch(lineStarts, index);
        return lines[at >= 0 ? at : -at - 2];
    }

    /** Index of the first value on a source line or a later one; {@link #size} if there is none. */
    public int firstFrom(int line) {
        int at = Arrays.binarySearch(lines, line);
        int position = at >= 0 ? at : -at - 1;
        return position < lineStarts.length ? lineStarts[position] : sharedValues.length;
    }
}
