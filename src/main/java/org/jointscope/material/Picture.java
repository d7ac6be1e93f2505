package org.jointscope.material;

import java.util.Arrays;

/**
 * An image as pixels.
 *
 * @param argb one per pixel, row by row from the upper left corner: alpha, red, green, blue from the highest byte to
 *     the lowest; not copied, must not be changed
 */
public record Picture(int width, int height, int[] argb) {

    public Picture {
        if (width < 1 || height < 1 || argb.length != width * height) {
            throw new IllegalArgumentException(width + " × " + height + " are not " + argb.length + " pixels");
        }
    }

    /** Whether no pixel is transparent or translucent. */
    public boolean isOpaque() {
        return Arrays.stream(argb).allMatch(pixel -> pixel >>> 24 == 0xff);
    }
}
