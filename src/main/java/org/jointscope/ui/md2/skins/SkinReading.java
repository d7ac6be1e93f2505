package org.jointscope.ui.md2.skins;

import org.jointscope.material.Picture;
import org.jointscope.material.PictureReading;
import org.jointscope.material.PictureRemark;

import java.util.List;

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

    static SkinReading of(PictureReading reading) {
        return new SkinReading(
                reading.picture().map(Picture::width).orElse(0),
                reading.picture().map(Picture::height).orElse(0),
                reading.format(),
                reading.colours(),
                reading.remarks());
    }

    /** What is known after something went wrong that should not have. */
    static SkinReading failed(Throwable failure) {
        return new SkinReading(
                0,
                0,
                "",
                PictureReading.Colours.OWN,
                List.of(
                        new PictureRemark(
                                PictureRemark.Kind.DAMAGED, List.of(failure.toString()))));
    }

    boolean isReadable() {
        return width > 0;
    }
}
