package org.jointscope.format;

/**
 * Is told where in the text that is read everything stands, in the order in which it is read: for
 * whoever wants to change the text. Offsets are of bytes.
 */
interface Trace {

    /** The offset of what the text does not hold. */
    int NOWHERE = -1;

    /** For those who only want to read. */
    Trace NONE = new Trace() {};

    /** A line of the header, a block or a frame begins, with this keyword. */
    default void part(String keyword) {}

    /** A block opens; its content begins here. */
    default void open(int at) {}

    /** A block ends; its content ends before this. */
    default void close(int at) {}

    /** A row begins. */
    default void beginRow(int at) {}

    /**
     * The next value of a row, frame or line of the header: a number, or a name with its quotes.
     */
    default void value(int from, int to) {}

    /** The next value is not there. */
    default void missing() {
        value(NOWHERE, NOWHERE);
    }

    /**
     * The row is over.
     *
     * @param at behind all that was read or skipped as a part of it
     */
    default void endRow(int at) {}

    /** The comment of the row that ended last, what is behind its slashes. */
    default void comment(int from, int to) {}
}
