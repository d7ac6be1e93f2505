package org.jointscope.render;

import java.util.Arrays;
import java.util.Optional;
import org.jointscope.material.Picture;

/**
 * An image with depths: {@value #PER_SIDE} × {@value #PER_SIDE} samples per pixel, whose mean is the pixel. Triangles
 * are filled line by line, without allocation. The result is the same on every machine.
 */
final class FrameBuffer {

    /** Samples per pixel along each side. */
    static final int PER_SIDE = 2;

    /**
     * Floats of a vertex: x, y in samples, 1/depth, s/depth, t/depth, and red, green, blue of the light or color, or
     * the normal.
     */
    static final int STRIDE = 8;

    private static final int OPAQUE = 0xff000000;
    private static final int VISIBLE_ALPHA = 128;

    final int width;
    final int height;
    private final int[] colors;

    /** 1/depth, 0 where nothing is. */
    private final float[] nearness;

    /** The drawn part of each row of samples: only it is cleared, and averaged. */
    private final int[] from;

    private final int[] to;

    /** The change of each float of a vertex from a column to the next, and from a row to the next. */
    private final float[] across = new float[STRIDE];

    private final float[] along = new float[STRIDE];
    private float[] vertices = new float[0];
    private int anchor;
    private MipMap texture = MipMap.NONE;
    private Optional<Relief> relief = Optional.empty();

    /** The number of triangles with relief in this image. */
    private int reliefs;

    /** The light of each pixel in a row of a relief, and the triangle and row for which it was computed. */
    private final float[] lights;

    private final int[] lightOf;

    /** The change of the line of sight from a column to the next, and from a row to the next; forward is 1. */
    float slope;

    private int background;
    private boolean lineOnTop;
    private int line;

    /** @param width in pixels, like the height */
    FrameBuffer(int width, int height) {
        this.width = width * PER_SIDE;
        this.height = height * PER_SIDE;
        colors = new int[this.width * this.height];
        nearness = new float[colors.length];
        lights = new float[width * Relief.STRIDE];
        lightOf = new int[width];
        from = new int[this.height];
        to = new int[this.height];
        Arrays.fill(to, this.width);
    }

    void clear(int argb) {
        reliefs = 0;
        Arrays.fill(lightOf, 0);
        if (argb != background) {
            Arrays.fill(from, 0);
            Arrays.fill(to, width);
            background = argb;
        }
        for (int y = 0; y < height; y++) {
            if (from[y] < to[y]) {
                Arrays.fill(colors, y * width + from[y], y * width + to[y], argb);
                Arrays.fill(nearness, y * width + from[y], y * width + to[y], 0);
            }
            from[y] = width;
            to[y] = 0;
        }
    }

    /**
     * Fills a triangle in the colors of its texture, multiplied by those of its vertices.
     *
     * @param all vertices, {@value #STRIDE} floats each; a, b, c are positions in it
     */
    void textured(float[] all, int a, int b, int c, MipMap image) {
        texture = image.level(area(all, a, b, c), textureArea(all, a, b, c));
        fill(all, a, b, c, Fill.TEXTURED);
    }

    /** Fills a triangle in the colors of its texture, with light at each pixel by the normals of its vertices. */
    void relief(float[] all, int a, int b, int c, MipMap image, Relief details) {
        float samples = area(all, a, b, c);
        float part = textureArea(all, a, b, c);
        texture = image.level(samples, part);
        details.level(samples, part);
        relief = Optional.of(details);
        reliefs++;
        fill(all, a, b, c, Fill.RELIEF);
    }

    /** Fills a triangle in the colors of its vertices, from 0 to 1. */
    void plain(float[] all, int a, int b, int c) {
        fill(all, a, b, c, Fill.PLAIN);
    }

    /**
     * Draws over a triangle in one color; its alpha is the share of the color.
     *
     * @param onTop whether nearer samples are drawn over, too
     */
    void over(float[] all, int a, int b, int c, int argb, boolean onTop) {
        line = argb;
        lineOnTop = onTop;
        fill(all, a, b, c, Fill.OVER);
    }

    private enum Fill {
        TEXTURED,
        RELIEF,
        PLAIN,
        OVER
    }

    /** Twice the area in samples, positive if the vertices are clockwise. */
    static float area(float[] all, int a, int b, int c) {
        return (all[b] - all[a]) * (all[c + 1] - all[a + 1]) - (all[b + 1] - all[a + 1]) * (all[c] - all[a]);
    }

    /** Twice the area in the texture. */
    private static float textureArea(float[] all, int a, int b, int c) {
        float s = all[a + 3] / all[a + 2];
        float t = all[a + 4] / all[a + 2];
        float s1 = all[b + 3] / all[b + 2] - s;
        float t1 = all[b + 4] / all[b + 2] - t;
        float s2 = all[c + 3] / all[c + 2] - s;
        float t2 = all[c + 4] / all[c + 2] - t;
        return s1 * t2 - t1 * s2;
    }

    private void fill(float[] all, int a, int b, int c, Fill how) {
        float area = area(all, a, b, c);
        if (!(Math.abs(area) > 0) || !Float.isFinite(area)) {
            return;
        }
        vertices = all;
        anchor = a;
        for (int i = 2; i < STRIDE; i++) {
            float first = all[b + i] - all[a + i];
            float second = all[c + i] - all[a + i];
            across[i] = (first * (all[c + 1] - all[a + 1]) - second * (all[b + 1] - all[a + 1])) / area;
            along[i] = (second * (all[b] - all[a]) - first * (all[c] - all[a])) / area;
        }
        int top = a;
        int middle = b;
        int bottom = c;
        if (all[middle + 1] < all[top + 1]) {
            int other = top;
            top = middle;
            middle = other;
        }
        if (all[bottom + 1] < all[middle + 1]) {
            int other = middle;
            middle = bottom;
            bottom = other;
            if (all[middle + 1] < all[top + 1]) {
                other = top;
                top = middle;
                middle = other;
            }
        }
        rows(top, middle, bottom, middle, how);
        rows(top, middle, bottom, bottom, how);
    }

    /** The rows between the upper vertex and the middle one, or between the middle one and the lower one. */
    private void rows(int top, int middle, int bottom, int end, Fill how) {
        int start = end == middle ? top : middle;
        double above = vertices[start + 1];
        double below = vertices[end + 1];
        int first = (int) Math.max(0, Math.ceil(above - 0.5));
        int last = (int) Math.min(height, Math.ceil(below - 0.5));
        if (first >= last) {
            return;
        }
        double longSlope = (vertices[bottom] - vertices[top]) / (double) (vertices[bottom + 1] - vertices[top + 1]);
        double shortSlope = (vertices[end] - vertices[start]) / (below - above);
        for (int y = first; y < last; y++) {
            double one = vertices[top] + longSlope * (y + 0.5 - vertices[top + 1]);
            double other = vertices[start] + shortSlope * (y + 0.5 - above);
            int left = (int) Math.max(0, Math.ceil(Math.min(one, other) - 0.5));
            int right = (int) Math.min(width, Math.ceil(Math.max(one, other) - 0.5));
            if (left < right) {
                from[y] = Math.min(from[y], left);
                to[y] = Math.max(to[y], right);
                switch (how) {
                    case TEXTURED -> texturedRow(y, left, right);
                    case RELIEF -> reliefRow(y, left, right);
                    case PLAIN -> plainRow(y, left, right);
                    case OVER -> overRow(y, left, right);
                }
            }
        }
    }

    /** A float of the vertices at the center of a sample. */
    private float at(int index, int x, int y) {
        return vertices[anchor + index]
                + across[index] * (x + 0.5f - vertices[anchor])
                + along[index] * (y + 0.5f - vertices[anchor + 1]);
    }

    private void texturedRow(int y, int left, int right) {
        float near = at(2, left, y);
        float s = at(3, left, y);
        float t = at(4, left, y);
        float red = at(5, left, y);
        float green = at(6, left, y);
        float blue = at(7, left, y);
        int row = y * width;
        int texel = 0;
        int pixel = -1;
        for (int i = row + left; i < row + right; i++) {
            if (near > nearness[i]) {
                // The samples of a pixel have nearly the same color if texels are larger than pixels.
                if (!texture.isEnlarged() || i / PER_SIDE != pixel) {
                    float depth = 1 / near;
                    texel = texture.color(s * depth, t * depth);
                    pixel = i / PER_SIDE;
                }
                if (texel >>> 24 >= VISIBLE_ALPHA) {
                    nearness[i] = near;
                    colors[i] = rgb(red * (texel >> 16 & 255), green * (texel >> 8 & 255), blue * (texel & 255));
                }
            }
            near += across[2];
            s += across[3];
            t += across[4];
            red += across[5];
            green += across[6];
            blue += across[7];
        }
    }

    private void reliefRow(int y, int left, int right) {
        float near = at(2, left, y);
        float s = at(3, left, y);
        float t = at(4, left, y);
        float normalX = at(5, left, y);
        float normalY = at(6, left, y);
        float normalZ = at(7, left, y);
        float down = (y + 0.5f - height / 2f) * slope;
        Relief details = relief.orElseThrow();
        int current = reliefs * height + y / PER_SIDE;
        int row = y * width;
        int texel = 0;
        int pixel = -1;
        for (int i = row + left; i < row + right; i++) {
            if (near > nearness[i]) {
                float depth = 1 / near;
                if (!texture.isEnlarged() || i / PER_SIDE != pixel) {
                    texel = texture.color(s * depth, t * depth);
                    pixel = i / PER_SIDE;
                }
                int column = (i - row) / PER_SIDE;
                int at = column * Relief.STRIDE;
                if (lightOf[column] != current) {
                    float sight = (i - row + 0.5f - width / 2f) * slope;
                    details.shine(s * depth, t * depth, sight, down, normalX, normalY, normalZ, lights, at);
                    lightOf[column] = current;
                }
                if (texel >>> 24 >= VISIBLE_ALPHA) {
                    nearness[i] = near;
                    colors[i] = rgb(
                            lights[at] * (texel >> 16 & 255) + lights[at + 3],
                            lights[at + 1] * (texel >> 8 & 255) + lights[at + 4],
                            lights[at + 2] * (texel & 255) + lights[at + 5]);
                }
            }
            near += across[2];
            s += across[3];
            t += across[4];
            normalX += across[5];
            normalY += across[6];
            normalZ += across[7];
        }
    }

    private void plainRow(int y, int left, int right) {
        float near = at(2, left, y);
        float red = at(5, left, y) * 255;
        float green = at(6, left, y) * 255;
        float blue = at(7, left, y) * 255;
        int row = y * width;
        for (int i = row + left; i < row + right; i++) {
            if (near > nearness[i]) {
                nearness[i] = near;
                colors[i] = rgb(red, green, blue);
            }
            near += across[2];
            red += across[5] * 255;
            green += across[6] * 255;
            blue += across[7] * 255;
        }
    }

    private void overRow(int y, int left, int right) {
        float near = at(2, left, y);
        int row = y * width;
        for (int i = row + left; i < row + right; i++) {
            if (lineOnTop || near > nearness[i]) {
                colors[i] = blend(line, colors[i]);
            }
            near += across[2];
        }
    }

    private static int rgb(float red, float green, float blue) {
        return OPAQUE | limited(red) << 16 | limited(green) << 8 | limited(blue);
    }

    private static int limited(float channel) {
        return Math.clamp((int) (channel + 0.5f), 0, 255);
    }

    /** A translucent color over another one, which can be transparent. */
    static int blend(int above, int below) {
        int alpha = above >>> 24;
        int rest = (below >>> 24) * (255 - alpha) / 255;
        int sum = alpha + rest;
        if (sum == 0) {
            return 0;
        }
        int color = sum << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            color |= ((above >> shift & 255) * alpha + (below >> shift & 255) * rest + sum / 2) / sum << shift;
        }
        return color;
    }

    /** The image: each pixel is the mean of its samples. */
    Picture picture() {
        int columns = width / PER_SIDE;
        int[] pixels = new int[columns * (height / PER_SIDE)];
        Arrays.fill(pixels, background);
        for (int y = 0; y < height; y += PER_SIDE) {
            int first = Math.min(from[y], from[y + 1]) / PER_SIDE;
            int last = (Math.max(to[y], to[y + 1]) + 1) / PER_SIDE;
            for (int x = first; x < last; x++) {
                int at = y * width + x * PER_SIDE;
                int a = colors[at];
                int b = colors[at + 1];
                int c = colors[at + width];
                int d = colors[at + width + 1];
                pixels[y / PER_SIDE * columns + x] = a == b && b == c && c == d ? a : mean(a, b, c, d);
            }
        }
        return new Picture(columns, height / PER_SIDE, pixels);
    }

    private static int mean(int a, int b, int c, int d) {
        int alpha = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
        if (alpha == 0) {
            return 0;
        }
        int mean = (alpha + 2) / 4 << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            int sum = (a >> shift & 255) * (a >>> 24)
                    + (b >> shift & 255) * (b >>> 24)
                    + (c >> shift & 255) * (c >>> 24)
                    + (d >> shift & 255) * (d >>> 24);
            mean |= (sum + alpha / 2) / alpha << shift;
        }
        return mean;
    }
}
