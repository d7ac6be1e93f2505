package org.jointscope.ui.md2.skins;

import org.jointscope.material.Palette;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReading;
import org.jointscope.material.PictureRemark;
import org.jointscope.ui.md2.skins.Palettes.PaletteChoice;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What there is to say about a picture without its pixels.
 *
 * @param width 0 if it could not be read, and so the height
 * @param remarks why it could not be read, or what is odd about it
 */
public record SkinReading(
        int width,
        int height,
        String format,
        PictureReading.Colours colours,
        List<PictureRemark> remarks) {

    private static SkinReading of(PictureReading reading) {
        return new SkinReading(
                reading.picture().map(Picture::width).orElse(0),
                reading.picture().map(Picture::height).orElse(0),
                reading.format(),
                reading.colours(),
                reading.remarks());
    }

    /** What is known after something went wrong that should not have. */
    static SkinReading failed(Throwable failure) {
        PictureRemark why = PictureRemark.of(PictureRemark.Kind.DAMAGED, failure);
        return of(PictureReading.failed(why));
    }

    boolean isReadable() {
        return width > 0;
    }

    /**
     * A skin as it was read, with the palette that it was read in: both in one piece, so that no
     * picture is shown in other colours than those that are chosen.
     *
     * @param palette empty for the picture's own
     * @param reading empty if there was no picture to read
     */
    record ColouredSkin(Optional<Palette> palette, Optional<PictureReading> reading) {

        /** Reads it. A colormap without colours leaves the picture its own. */
        static ColouredSkin read(PaletteChoice choice, Optional<Path> picture) {
            Optional<Palette> palette = choice.colormap().flatMap(Palettes::read);
            return new ColouredSkin(
                    palette, picture.map(file -> PictureReader.read(file, palette)));
        }

        /** What there is to say about the picture without its pixels. */
        Optional<SkinReading> known() {
            return reading.map(SkinReading::of);
        }
    }
}
