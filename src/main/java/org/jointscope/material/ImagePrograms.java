package org.jointscope.material;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.ImageFile;
import org.jointscope.model.Materials.ImageFunction;

/**
 * The pixels of image programs, as Doom 3 makes them when it loads a material (renderer/Image_program.cpp), apart from
 * its approximate square root and from images with sides that are not powers of two, which it resamples first.
 */
public final class ImagePrograms {

    /** The pixels of all images of a program: two of the largest that games have. */
    private static final int MOST_PIXELS = 1 << 25;

    private static final int RED = 16;
    private static final int GREEN = 8;
    private static final int BLUE = 0;
    private static final int ALPHA = 24;
    private static final int OPAQUE = 0xff << ALPHA;

    private static final Map<String, Picture> BUILT_IN = Map.of(
            "_white", new Picture(1, 1, new int[] {0xffffffff}),
            "_black", new Picture(1, 1, new int[] {0xff000000}),
            "_flat", new Picture(1, 1, new int[] {0xff8080ff}));

    private final Function<String, Optional<Picture>> files;
    private final Map<String, Optional<Picture>> read = new HashMap<>();
    private long pixels;

    private ImagePrograms(Function<String, Optional<Picture>> files) {
        this.files = files;
    }

    /** Whether a name is that of an image of the engine that materials use instead of a file. */
    static boolean isBuiltIn(String name) {
        return BUILT_IN.containsKey(name.toLowerCase(Locale.ROOT));
    }

    /** The same image without transparency. */
    static Picture opaque(Picture picture) {
        return mapped(picture, pixel -> pixel | OPAQUE);
    }

    /**
     * Evaluates a program. Slow.
     *
     * @param files returns the image of a file by its name in the program
     * @return empty if a file is missing or unreadable, or if the images are too large
     */
    public static Optional<Picture> evaluate(Image program, Function<String, Optional<Picture>> files) {
        return new ImagePrograms(files).evaluate(program);
    }

    private Optional<Picture> evaluate(Image program) {
        if (program instanceof ImageFunction function) {
            List<Picture> images = new ArrayList<>();
            for (Image image : function.images()) {
                Optional<Picture> picture = evaluate(image);
                if (picture.isEmpty()) {
                    return Optional.empty();
                }
                images.add(picture.get());
            }
            return Optional.of(apply(function, images));
        }
        String name = ((ImageFile) program).path().text();
        return Optional.ofNullable(BUILT_IN.get(name.toLowerCase(Locale.ROOT)))
                .or(() -> read.computeIfAbsent(name, files))
                .filter(this::affords);
    }

    private boolean affords(Picture picture) {
        pixels += picture.argb().length;
        return pixels <= MOST_PIXELS;
    }

    private static Picture apply(ImageFunction function, List<Picture> images) {
        Picture first = images.getFirst();
        return switch (function.function()) {
            case HEIGHTMAP -> normals(first, number(function, 0) / 256);
            case SMOOTHNORMALS -> smooth(first);
            case ADDNORMALS -> combined(first, images.getLast(), ImagePrograms::addNormals);
            case ADD -> combined(first, images.getLast(), ImagePrograms::add);
            case SCALE -> scaled(first, function);
            case INVERTALPHA -> mapped(first, pixel -> pixel ^ OPAQUE);
            case INVERTCOLOR -> mapped(first, pixel -> pixel ^ ~OPAQUE);
            case MAKEINTENSITY -> mapped(first, pixel -> (pixel >>> RED & 0xff) * 0x01010101);
            case MAKEALPHA -> mapped(first, pixel -> gray(pixel) << ALPHA | ~OPAQUE);
        };
    }

    private static float number(ImageFunction function, int index) {
        try {
            return Float.parseFloat(function.numbers().get(index).text());
        } catch (NumberFormatException | IndexOutOfBoundsException zeroAsInDoom3) {
            return 0;
        }
    }

    private static Picture mapped(Picture picture, IntUnaryOperator change) {
        return new Picture(
                picture.width(),
                picture.height(),
                Arrays.stream(picture.argb()).map(change).toArray());
    }

    private static int gray(int pixel) {
        return ((pixel >>> RED & 0xff) + (pixel >>> GREEN & 0xff) + (pixel & 0xff)) / 3;
    }

    /** Values above 255 begin at 0 again, as in Doom 3. */
    private static Picture scaled(Picture picture, ImageFunction function) {
        int[] shifts = {RED, GREEN, BLUE, ALPHA};
        float[] factors = new float[shifts.length];
        IntStream.range(0, factors.length).forEach(i -> factors[i] = number(function, i));
        return mapped(picture, pixel -> {
            int changed = 0;
            for (int i = 0; i < shifts.length; i++) {
                changed |= ((int) ((pixel >>> shifts[i] & 0xff) * factors[i]) & 0xff) << shifts[i];
            }
            return changed;
        });
    }

    private interface Combination {
        int of(int first, int second);
    }

    /** The second image gets the size of the first. */
    private static Picture combined(Picture first, Picture second, Combination combination) {
        int[] argb = new int[first.argb().length];
        for (int y = 0; y < first.height(); y++) {
            int row = (int) ((y + 0.25) * second.height() / first.height()) * second.width();
            for (int x = 0; x < first.width(); x++) {
                int column = (int) ((long) x * second.width() / first.width());
                int at = y * first.width() + x;
                argb[at] = combination.of(first.argb()[at], second.argb()[row + column]);
            }
        }
        return new Picture(first.width(), first.height(), argb);
    }

    private static int add(int first, int second) {
        int sum = 0;
        for (int shift = BLUE; shift <= ALPHA; shift += Byte.SIZE) {
            sum |= Math.min(0xff, (first >>> shift & 0xff) + (second >>> shift & 0xff)) << shift;
        }
        return sum;
    }

    /** Adds x and y of the second normal. A first normal that fades to 0, 0, 0 fades to 0, 0, 1. */
    private static int addNormals(int first, int second) {
        double x = component(first, RED);
        double y = component(first, GREEN);
        double z = component(first, BLUE);
        if (Math.sqrt(x * x + y * y + z * z) < 1) {
            z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
        }
        return normal(x + component(second, RED), y + component(second, GREEN), z) | OPAQUE;
    }

    private static double component(int pixel, int shift) {
        return ((pixel >>> shift & 0xff) - 128) / 127.0;
    }

    /** The color of a normal, which need not have the length 1, without alpha. */
    private static int normal(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        double scale = length == 0 ? 0 : 127 / length;
        return (int) (x * scale + 128) << RED | (int) (y * scale + 128) << GREEN | (int) (z * scale + 128);
    }

    /** Normals of a height map: the sum of those of both triangles of a pixel; the image repeats. */
    private static Picture normals(Picture heights, float scale) {
        int width = heights.width();
        int height = heights.height();
        int[] depth = Arrays.stream(heights.argb()).map(ImagePrograms::gray).toArray();
        int[] argb = new int[depth.length];
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int below = (y + 1) % height * width;
            for (int x = 0; x < width; x++) {
                int right = (x + 1) % width;
                double dx = (depth[row + x] - depth[row + right]) * scale;
                double dy = (depth[row + x] - depth[below + x]) * scale;
                double dxBelow = (depth[below + x] - depth[below + right]) * scale;
                double upper = 1 / Math.sqrt(dx * dx + dy * dy + 1);
                double lower = 1 / Math.sqrt(dxBelow * dxBelow + dy * dy + 1);
                argb[row + x] = OPAQUE | normal(dx * upper + dxBelow * lower, dy * (upper + lower), upper + lower);
            }
        }
        return new Picture(width, height, argb);
    }

    /** Means of normals with their neighbors; the image repeats, and alpha stays. */
    private static Picture smooth(Picture picture) {
        int width = picture.width();
        int height = picture.height();
        int[] argb = new int[picture.argb().length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double[] sum = new double[3];
                for (int k = 0; k < 9; k++) {
                    int at = (y + k / 3 - 1 + height) % height * width + (x + k % 3 - 1 + width) % width;
                    int pixel = picture.argb()[at] & ~OPAQUE;
                    if (pixel != 0 && pixel != 0x808080) {
                        sum[0] += component(pixel, RED);
                        sum[1] += component(pixel, GREEN);
                        sum[2] += component(pixel, BLUE);
                    }
                }
                int at = y * width + x;
                argb[at] = normal(sum[0], sum[1], sum[2]) | picture.argb()[at] & OPAQUE;
            }
        }
        return new Picture(width, height, argb);
    }
}
