package org.jointscope.format.write;

/** Content of the original that a written animation does not keep. */
public enum Loss {
    /** The whole file is rewritten: its comments, its spaces and the texts of its numbers are lost. */
    WHOLE_FILE,
    /** A file of the Doom 3 alpha is written as version 10 or later. */
    VERSION,
    /** Comments between rewritten rows or values are lost. */
    COMMENTS,
    /** Text that is not part of an animation is lost: unknown words, and everything after the last part. */
    UNKNOWN_CONTENT,
    /** Rows beyond the number that Jointscope reads are lost. */
    ROWS,
    /**
     * Numbers that could not be read, or are not finite, are replaced: by the value of the baseframe for a component,
     * otherwise by 0.
     */
    UNREADABLE_NUMBERS,
    /** Lines of the header that were missing or wrong are corrected. */
    HEADER,
    /** Frames with other numbers are numbered 0, 1, 2 … in the order of the file. */
    FRAME_NUMBERS,
    /** Bounds rows without a frame are removed; each frame keeps the row at its old number. */
    BOUNDS_ROWS,
    /** Quotes and line ends in names, which the format cannot represent, are replaced. */
    NAMES,
    /** The text becomes UTF-8, because it cannot be written in the encoding that it was read in. */
    ENCODING,
    /**
     * All lines end in the same way, although some ended in LF and others in CRLF; or in LF, although they ended in CR
     * alone, which engines do not treat as a line end.
     */
    LINE_ENDS,
    /** The byte order mark is removed. */
    BYTE_ORDER_MARK
}
