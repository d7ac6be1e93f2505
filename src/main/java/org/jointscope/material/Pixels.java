package org.jointscope.material;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;

/** The pixels of an image from ImageIO, row by row from the top. */
final class Pixels {

    private static final int OPAQUE = 0xff;

    private Pixels() {}

    static Picture picture(BufferedImage image) {
        return picture(image, argb(image));
    }

    static Picture picture(BufferedImage image, int[] argb) {
        return new Picture(image.getWidth(), image.getHeight(), argb);
    }

    /** A gray value from 0 to 255 as opaque ARGB. */
    static int grey(int value) {
        return OPAQUE << 24 | value << 16 | value << 8 | value;
    }

    /** The values of the first channel as stored: indices of a palette, if there is one. */
    static int[] samples(BufferedImage image) {
        return image.getRaster().getSamples(0, 0, image.getWidth(), image.getHeight(), 0, (int[]) null);
    }

    /**
     * Colors as ARGB, not premultiplied. Gray values are used as stored: Java treats them as linear and would brighten
     * them, unlike games.
     */
    static int[] argb(BufferedImage image) {
        ColorModel colours = image.getColorModel();
        if (colours.getColorSpace().getType() != ColorSpace.TYPE_GRAY) {
            return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        }
        Raster raster = image.getRaster();
        int[] argb = samples(image);
        int shift = raster.getSampleModel().getSampleSize(0) - Byte.SIZE;
        int[] alphas = colours.hasAlpha()
                ? raster.getSamples(0, 0, image.getWidth(), image.getHeight(), 1, (int[]) null)
                : new int[0];
        for (int i = 0; i < argb.length; i++) {
            int grey = argb[i] >> shift;
            int alpha = alphas.length == 0 ? OPAQUE : alphas[i] >> shift;
            argb[i] = alpha << 24 | grey(grey) & 0xffffff;
        }
        return argb;
    }
}
