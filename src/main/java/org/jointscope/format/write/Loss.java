package org.jointscope.format.write;

/** Things that a written animation does not keep of the one that was read. */
public enum Loss {
    /** The whole file is laid out anew: its comments, spaces and the texts of its numbers go. */
    WHOLE_FILE,
    /** Comments go that stand between rows or floats which are written anew. */
    COMMENTS,
    /** Text goes that belongs to no part of an animation: unknown words, what stands behind it. */
    UNKNOWN_CONTENT,
    /** Rows go that are past what Jointscope reads of a file. */
    ROWS,
    /**
     * Numbers that could not be read, or are not finite, become what stood in for them: the
     * baseframe's for a float, else 0.
     */
    UNREADABLE_NUMBERS,
    /** Lines of the header that were missing or wrong are what they should be. */
    HEADER,
    /** Frames that were numbered otherwise are numbered 0, 1, 2 … in the order of the file. */
    FRAME_NUMBERS,
    /** Bounds rows without a frame are removed; each frame keeps the row at its old number. */
    BOUNDS_ROWS,
    /** Quotes and ends of lines in names, which no text of the format can hold, are replaced. */
    NAMES,
    /** The text is UTF-8 now, since it cannot be written in the encoding that it was read in. */
    ENCODING,
    /**
     * All lines end alike, although some ended in LF and others in CRLF; or in LF, although they
     * ended in CR alone, which engines do not count as a line end.
     */
    LINE_ENDS,
    /** The byte order mark is removed. */
    BYTE_ORDER_MARK
}
