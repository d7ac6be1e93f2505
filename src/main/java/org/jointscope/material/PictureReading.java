package org.jointscope.material;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading an image file.
 *
 * @param picture the readable part; empty if there is none
 * @param format the name of the format, {@code PCX}; empty if it is unknown
 * @param colours the source of its colors
 * @param remarks reasons why it could not be read, or unusual properties
 */
public record PictureReading(Optional<Picture> picture, String format, Colours colours, List<PictureRemark> remarks) {

    /** The source of the colors of an image. */
    public enum Colours {
        /** Every pixel has its own color, or the format always contains the palette. */
        OWN,
        /** The palette at the end of the PCX. */
        OWN_PALETTE,
        /** The palette of the game. */
        GAME_PALETTE,
        /** Unknown: the indices are shown in grayscale. */
        GREYS
    }

    public PictureReading {
        remarks = List.copyOf(remarks);
    }

    /** The result for an unreadable file of unknown format. */
    public static PictureReading failed(PictureRemark why) {
        return new PictureReading(Optional.empty(), "", Colours.OWN, List.of(why));
    }
}
