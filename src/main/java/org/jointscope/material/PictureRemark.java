package org.jointscope.material;

import java.util.Arrays;
import java.util.List;

/**
 * A remark on an image file: why it cannot be read, or what is unusual about it. The text is in the bundle of the
 * window.
 *
 * @param arguments numbers and names for the text, in the order of the kind's comment
 */
public record PictureRemark(Kind kind, List<String> arguments) {

    public enum Kind {
        /** The file cannot be read from the disk: message of the system. */
        NO_ACCESS,
        /** The file is larger than the limit: bytes, limit. */
        FILE_TOO_BIG,
        /** No reader supports the format. */
        NOT_A_PICTURE,
        /** The width or height is out of range: width, height, limit. */
        SIZE_ABSURD,
        /** The file is too small for its image size: width, height, bytes. */
        BYTES_TOO_FEW,
        /** Not enough memory. */
        NO_MEMORY,
        /** The reader failed: its message. */
        DAMAGED,
        /** The reader supports none of the color formats of the image. */
        UNKNOWN_COLORS,
        /** The file is truncated or damaged: rows that were read, height. */
        CUT_OFF,
        /** The extension does not match the content: format of the content. */
        OTHER_FORMAT,
        /** The reader continued with a warning: its message. */
        WARNING,
        /** Not version 5, which Quake II requires: the version. */
        PCX_VERSION,
        /** Not run-length encoded, which Quake II requires: the encoding. */
        PCX_ENCODING,
        /** Not 8 bits in one plane, which Quake II requires: bits, planes. */
        PCX_DEPTH,
        /** Larger than Quake II supports: width, height. */
        PCX_SIZE,
        /** Does not start at 0, 0, which Quake II does not check: left, top. */
        PCX_CORNER,
        /** The declared row size is less than the pixels need: bytes per row, bytes needed. */
        PCX_ROWS,
        /** Rows are padded, which Quake II does not support: bytes per row, width. */
        PCX_PADDING,
        /** The file does not end with a palette; its indices are shown in grayscale. */
        PCX_NO_PALETTE,
        /** An .lmp without the palette of the game; its indices are shown in grayscale. */
        LMP_NO_PALETTE,
        /** Pixels with the index that is transparent in the game: number of pixels. */
        TRANSPARENT_INDEX
    }

    public PictureRemark {
        arguments = List.copyOf(arguments);
    }

    /** A remark with its arguments as text. */
    public static PictureRemark of(Kind kind, Object... arguments) {
        return new PictureRemark(
                kind, Arrays.stream(arguments).map(String::valueOf).toList());
    }
}
