package org.jointscope.ui;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/** A snapshot of a part of the window, for measurements and comparisons. */
public final class Picture {
    /** Of 255: colors that differ by at most this in every channel are considered equal. */
    private static final int TOLERANCE = 12;

    private final int width;
    private final int height;
    private final int[] argb;

    private Picture(WritableImage image) {
        this.width = (int) image.getWidth();
        this.height = (int) image.getHeight();
        this.argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    }

    /** Creates a snapshot, from any thread. */
    public static Picture of(Node node, Color background) {
        return of(node, background, 1);
    }

    /** Creates a snapshot that is larger by a factor. */
    public static Picture of(Node node, Color background, int scale) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(background);
        parameters.setTransform(Transform.scale(scale, scale));
        return new Picture(FxThread.ask(() -> node.snapshot(parameters, null)));
    }

    /** The share of pixels that clearly differ from another snapshot, 0 to 1. */
    public double unlike(Picture other) {
        if (width != other.width || height != other.height) {
            return 1;
        }
        int count = 0;
        for (int i = 0; i < argb.length; i++) {
            count += alike(argb[i], other.argb[i]) ? 0 : 1;
        }
        return (double) count / argb.length;
    }

    /** The share of pixels that clearly differ from a color, 0 to 1. */
    public double unlike(Color colour) {
        return 1 - (double) count(colour) / argb.length;
    }

    /** The number of pixels with a color. */
    public long count(Color colour) {
        int wanted = argb(colour);
        return Arrays.stream(argb).filter(pixel -> alike(pixel, wanted)).count();
    }

    /** The number of pixels with an ARGB value that matches. */
    public long count(IntPredicate wanted) {
        return places(wanted).count();
    }

    /** The ARGB value of a pixel. */
    public int pixel(int x, int y) {
        return argb[y * width + x];
    }

    /** The number of pixels at the edge that clearly differ from a color. */
    public int unlikeAtTheEdge(Color colour) {
        int wanted = argb(colour);
        int count = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean edge = x == 0 || y == 0 || x == width - 1 || y == height - 1;
                count += edge && !alike(argb[y * width + x], wanted) ? 1 : 0;
            }
        }
        return count;
    }

    /** The mean distance of pixels with matching ARGB values from the left; NaN if there are none. */
    public double meanX(IntPredicate wanted) {
        return places(wanted).map(at -> at % width).average().orElse(Double.NaN);
    }

    /** The mean distance of pixels with matching ARGB values from the top; NaN if there are none. */
    public double meanY(IntPredicate wanted) {
        return places(wanted).map(at -> at / width).average().orElse(Double.NaN);
    }

    private IntStream places(IntPredicate wanted) {
        return IntStream.range(0, argb.length).filter(at -> wanted.test(argb[at]));
    }

    /** The number of different colors. */
    public long colours() {
        return Arrays.stream(argb).distinct().count();
    }

    /** 0 is black, 1 is white. */
    public double brightness() {
        return Arrays.stream(argb).map(Picture::sumOfChannels).average().orElse(0) / (3 * 255);
    }

    private static int sumOfChannels(int pixel) {
        return (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255);
    }

    private static boolean alike(int a, int b) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > TOLERANCE) {
                return false;
            }
        }
        return true;
    }

    private static int argb(Color colour) {
        return 255 << 24
                | (int) Math.rint(colour.getRed() * 255) << 16
                | (int) Math.rint(colour.getGreen() * 255) << 8
                | (int) Math.rint(colour.getBlue() * 255);
    }
}
