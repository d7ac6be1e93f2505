package org.jointscope.text;

/** What a character of a text is inside of. */
public enum Syntax {
    /** Words, numbers and what holds them together. */
    CODE,
    /** From quote to quote, or to the end of the line. */
    STRING,
    /** From {@code //} to the end of the line. */
    LINE_COMMENT,
    /** From {@code /*} to {@code *}{@code /}, over as many lines as it takes. */
    BLOCK_COMMENT
}
