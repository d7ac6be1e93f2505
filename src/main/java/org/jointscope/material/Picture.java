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

    /** The image with sides up to a length, in the same proportions: each pixel is the mean of those that it covers. */
    public Picture reduced(int longest) {
        int side = Math.max(width, height);
        if (side <= longest) {
            return this;
        }
        int columns = Math.max(1, width * longest / side);
        int rows = Math.max(1, height * longest / side);
        int[] reduced = new int[columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                reduced[row * columns + column] = mean(
                        column * width / columns,
                        (column + 1) * width / columns,
                        row * height / rows,
                        (row + 1) * height / rows);
            }
        }
        return new Picture(columns, rows, reduced);
    }

    /** The mean of a rectangle; translucent pixels have less effect on the color. */
    private int mean(int left, int right, int top, int bottom) {
        long[] sums = new long[3];
        long alphas = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int pixel = argb[y * width + x];
                int alpha = pixel >>> 24;
                alphas += alpha;
                for (int channel = 0; channel < sums.length; channel++) {
                    sums[channel] += (long) alpha * (pixel >> 8 * channel & 0xff);
                }
            }
        }
        int mean = (int) (alphas / ((long) (right - left) * (bottom - top))) << 24;
        for (int channel = 0; channel < sums.length && alphas > 0; channel++) {
            mean |= (int) (sums[channel] / alphas) << 8 * channel;
        }
        return mean;
    }
}
