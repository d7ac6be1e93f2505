package org.jointscope.text;

/** A part of a text: offsets of its first byte and past its last one. */
public record Range(int from, int to) {

    /** Of what the text does not hold. */
    public static final Range NOWHERE = new Range(-1, -1);

    public boolean isThere() {
        return from >= 0;
    }

    public boolean isEmpty() {
        return from == to;
    }
}
