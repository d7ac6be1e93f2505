package org.jointscope.ui.control;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import org.jointscope.material.Picture;

import java.util.Map;
import java.util.WeakHashMap;

/**
 * Pictures as JavaFX draws them: of each the same image for all who show it, as long as anybody has
 * the picture.
 */
public final class PictureImages {

    private final Map<Picture, Image> images = new WeakHashMap<>();

    /** The same pixels. */
    public Image of(Picture picture) {
        return images.computeIfAbsent(picture, PictureImages::image);
    }

    private static Image image(Picture picture) {
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
