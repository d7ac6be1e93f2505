package org.jointscope.model;

import java.util.Arrays;

/**
 * A {@code frame} block: its floats, in file order. A float that could not be read is NaN and keeps
 * its place. The arrays are not copied (an animation can be hundreds of megabytes) and must not be
 * changed.
 *
 * @param number what the file prints after {@code frame}; {@link ModelFile#MISSING} if unreadable
 * @param place of the word {@code frame}
 * @param sharedValues all floats
 * @param lineStarts index of the first float on each source line that has some, ascending
 * @param lines the number of each of these source lines
 */
public record Frame(int number, Place place, double[] sharedValues, int[] lineStarts, int[] lines) {

    /** How many floats the frame holds, whatever numAnimatedComponents says. */
    public int size() {
        return sharedValues.length;
    }

    /**
     * The float at an index; NaN if the file's could not be read, or if the frame is too short to
     * have one.
     */
    public double value(int index) {
        return index >= 0 && index < sharedValues.length ? sharedValues[index] : Double.NaN;
    }

    public double[] values() {
        return sharedValues.clone();
    }

    /**
     * The frame with other floats, which are not copied. They stand where the old ones did; if
     * there are more or fewer of them, all at the beginning of the frame.
     */
    public Frame withValues(double[] others) {
        return others.length == sharedValues.length
                ? new Frame(number, place, others, lineStarts, lines)
                : new Frame(number, place, others, new int[] {0}, new int[] {place.line()});
    }

    public Frame withNumber(int other) {
        return new Frame(other, place, sharedValues, lineStarts, lines);
    }

    public int line(int index) {
        int at = Arrays.binarySearch(lineStarts, index);
        return lines[at >= 0 ? at : -at - 2];
    }

    /**
     * Index of the first float that stands on a source line or a later one; {@link #size} if there
     * is none.
     */
    public int firstFrom(int line) {
        int at = Arrays.binarySearch(lines, line);
        int position = at >= 0 ? at : -at - 1;
        return position < lineStarts.length ? lineStarts[position] : sharedValues.length;
    }
}
