package org.jointscope.inspect;

/** How a text's lines end. */
public enum LineEnds {
    /** There is one line at most. */
    NONE,
    /** Line feeds, as on Unix. */
    LF,
    /** Carriage return and line feed, as on Windows. */
    CRLF,
    /** Carriage returns alone, as on old Macs: engines take the whole file for one line. */
    CR,
    MIXED,
    /** The file is no text and has no lines. */
    BINARY
}
