package org.jointscope.model;

/**
 * A number that a header declares ({@code numJoints 33}), whether or not the rest of the file agrees with it.
 *
 * @param value the number as written; every one of them should be an integer, some files have a fractional
 *     frameRate
 * @param place where the number stands
 */
public record Declared(double value, Place place) {

    /** The number cut to an int; NaN gives 0, values past the range of int its nearest end. */
    public int toInt() {
        return (int) value;
    }
}
