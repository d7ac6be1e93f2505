package org.jointscope.ui.control;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import org.jointscope.material.Picture;

/** Pictures as JavaFX draws them. */
public final class PictureImage {

    private PictureImage() {}

    /** The same pixels. */
    public static Image of(Picture picture) {
        WritableImage image = new WritableImage(picture.width(), picture.height());
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        picture.width(),
                        picture.height(),
                        PixelFormat.getIntArgbInstance(),
                        picture.argb(),
                        0,
                        picture.width());
        return image;
    }
}
