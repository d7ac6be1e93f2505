package org.jointscope.model;

/**
 * A number that a header declares ({@code numJoints 33}), whether or not it matches the rest of the file.
 *
 * @param value the number as written, NaN if it could not be read; always an integer except for frameRate in some files
 * @param location of the number
 */
public record Declared(double value, TextLocation location) {

    /** Whether the number could be read. An unreadable one implies nothing about the rest of the file. */
    public boolean isReadable() {
        return !Double.isNaN(value);
    }

    public Declared with(double other) {
        return new Declared(other, location);
    }

    /** The number truncated to an int; 0 for NaN, the nearest int if out of range. */
    public int toInt() {
        return (int) value;
    }
}
