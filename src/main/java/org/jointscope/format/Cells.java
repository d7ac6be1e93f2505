package org.jointscope.format;

import java.util.Optional;

/** What the rows of a block should say, and what of it they do not say yet. */
interface Cells {

    /** How many rows there should be. */
    int rows();

    /** Whether a value is to be another than the row says; only of rows that are there. */
    boolean differs(int row, int value);

    /** How the value is to be written. */
    String text(int row, int value);

    /**
     * What is to stand behind the slashes of a row's comment, if it is not what stands there; empty
     * text for nothing.
     */
    default Optional<String> comment(int row) {
        return Optional.empty();
    }

    /** How a row is laid out where no other shows it: the texts around its values. */
    String[] layout();
}
