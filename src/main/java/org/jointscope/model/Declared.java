package org.jointscope.model;

/**
 * A number that a header declares ({@code numJoints 33}), whether or not the rest of the file
 * agrees with it.
 *
 * @param value the number as written, NaN if it could not be read; all are integers, but for the
 *     frameRate of some files
 * @param place where the number stands
 */
public record Declared(double value, Place place) {

    /**
     * Whether the number could be read: one that could not says nothing about the rest of the file.
     */
    public boolean isReadable() {
        return !Double.isNaN(value);
    }

    public Declared with(double other) {
        return new Declared(other, place);
    }

    /** The number cut to an int; NaN gives 0, values past the range of int its nearest end. */
    public int toInt() {
        return (int) value;
    }
}
