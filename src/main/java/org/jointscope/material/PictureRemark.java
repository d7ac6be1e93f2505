package org.jointscope.material;

import java.util.Arrays;
import java.util.List;

/**
 * Something to be said about a picture file: why it cannot be read, or what is odd about it. The
 * words are found by whoever shows it.
 *
 * @param arguments numbers and names that the words are about, in the order of the kind's comment
 */
public record PictureRemark(Kind kind, List<String> arguments) {

    public enum Kind {
        /** The file cannot be read from the disk: what the system says. */
        NO_ACCESS,
        /** The file has more bytes than anyone would give a picture: how many, how many may be. */
        FILE_TOO_BIG,
        /** No reader knows what it is. */
        NOT_A_PICTURE,
        /** The width or height is out of all reason: width, height, what is the limit. */
        SIZE_ABSURD,
        /** The file is too small for the size that it says: width, height, bytes. */
        BYTES_TOO_FEW,
        /** There is not memory enough. */
        NO_MEMORY,
        /** The reader gave up: what it says. */
        DAMAGED,
        /** The file ends early or is damaged on the way: rows that were read, height. */
        CUT_OFF,
        /** The name says one format, the content another: what it is. */
        OTHER_FORMAT,
        /** The reader went on, but not without a word: what it says. */
        WARNING,
        /** Not version 5, which Quake II insists on: the version. */
        PCX_VERSION,
        /** Not run-length encoded, which Quake II insists on: the encoding. */
        PCX_ENCODING,
        /** Not 8 bits in one plane, which Quake II insists on: bits, planes. */
        PCX_DEPTH,
        /** Larger than Quake II takes: width, height. */
        PCX_SIZE,
        /** Does not begin at 0, 0, which Quake II does not look at: left, top. */
        PCX_CORNER,
        /** Rows are said to be shorter than their pixels: bytes of a row, bytes needed. */
        PCX_ROWS,
        /** Rows are padded, which Quake II does not know: bytes of a row, width. */
        PCX_PADDING,
        /** There is no palette at the end of the file, so its indices are shown as greys. */
        PCX_NO_PALETTE,
        /** Pixels have the index that the game makes transparent: how many. */
        TRANSPARENT_INDEX
    }

    public PictureRemark {
        arguments = List.copyOf(arguments);
    }

    /** With numbers and names as they are told. */
    public static PictureRemark of(Kind kind, Object... arguments) {
        return new PictureRemark(kind, Arrays.stream(arguments).map(String::valueOf).toList());
    }
}
