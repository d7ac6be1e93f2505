package org.jointscope.ui.md2.skins;

import org.jointscope.material.Palette;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReading;

import java.nio.file.Path;
import java.util.Optional;

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
        return new ColouredSkin(palette, picture.map(file -> PictureReader.read(file, palette)));
    }

    /** What there is to say about the picture without its pixels. */
    Optional<SkinReading> known() {
        return reading.map(SkinReading::of);
    }
}
