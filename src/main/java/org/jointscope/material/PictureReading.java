package org.jointscope.material;

import java.util.List;
import java.util.Optional;

/**
 * What came of reading a picture file.
 *
 * @param picture as far as it could be read; empty if nothing of it could
 * @param format as it is called, {@code PCX}; empty if it is not known
 * @param colours where its colours come from
 * @param remarks why it could not be read, or what is odd about it
 */
public record PictureReading(
        Optional<Picture> picture, String format, Colours colours, List<PictureRemark> remarks) {

    /** The source of the colours of a picture. */
    public enum Colours {
        /** Every pixel has its own, or the file's palette goes without saying. */
        OWN,
        /** From the palette at the end of the PCX. */
        OWN_PALETTE,
        /** From the palette of the game. */
        GAME_PALETTE,
        /** Nothing says which: its indices are shown as greys. */
        GREYS
    }

    public PictureReading {
        remarks = List.copyOf(remarks);
    }

    /** Nothing could be read, not even the format. */
    public static PictureReading failed(PictureRemark why) {
        return new PictureReading(Optional.empty(), "", Colours.OWN, List.of(why));
    }
}
