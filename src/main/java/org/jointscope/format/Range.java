package org.jointscope.format;

/** A part of a text: offsets of its first byte and past its last one. */
record Range(int from, int to) {

    /** Of what the text does not hold. */
    static final Range NOWHERE = new Range(-1, -1);

    boolean isThere() {
        return from >= 0;
    }

    boolean isEmpty() {
        return from == to;
    }
}
