package org.jointscope.text;

/** A part of a text: the offsets of its first byte and after its last byte. */
public record Range(int from, int to) {

    /** The range of content that the text does not contain. */
    public static final Range NOWHERE = new Range(-1, -1);

    public boolean isThere() {
        return from >= 0;
    }

    public boolean isEmpty() {
        return from == to;
    }
}
