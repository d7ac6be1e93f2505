package org.jointscope.ui.control;

import java.util.Map;
import java.util.WeakHashMap;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.jointscope.material.Picture;

/** Images as JavaFX draws them: one shared image per picture, kept as long as the picture is referenced. */
public final class PictureImages {

    private final Map<Picture, Image> images = new WeakHashMap<>();

    /** An image with the same pixels. */
    public Image of(Picture picture) {
        return images.computeIfAbsent(picture, PictureImages::image);
    }

    /** A new image with the same pixels. */
    public static Image image(Picture picture) {
        return image(picture.width(), picture.height(), picture.argb());
    }

    /** @param argb row by row */
    public static Image image(int width, int height, int[] argb) {
        WritableImage image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return image;
    }

    /** The pixels of an image. */
    public static Picture picture(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new Picture(width, height, argb);
    }

    /** A color as in the pixels of an image. */
    public static int argb(Color color, double opacity) {
        return (int) Math.round(255 * opacity * color.getOpacity()) << 24
                | (int) Math.round(255 * color.getRed()) << 16
                | (int) Math.round(255 * color.getGreen()) << 8
                | (int) Math.round(255 * color.getBlue());
    }
}
