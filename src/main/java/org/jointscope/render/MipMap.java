package org.jointscope.render;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.material.Picture;

/**
 * A texture with reduced copies, of which each is half as large as the one before, for surfaces that are drawn smaller.
 * The texture repeats.
 */
final class MipMap {

    static final MipMap NONE = new MipMap(new Picture(1, 1, new int[] {-1}));

    private static final int HALF = 2;

    private final List<MipMap> levels = new ArrayList<>();
    private final int width;
    private final int height;
    private final int[] texels;

    /** Whether a texel is drawn larger than a pixel. */
    private boolean enlarged;

    private MipMap(Picture picture) {
        width = picture.width();
        height = picture.height();
        texels = picture.argb();
    }

    static MipMap of(Picture picture) {
        MipMap whole = new MipMap(picture);
        Picture next = picture;
        whole.levels.add(whole);
        while (Math.max(next.width(), next.height()) > 1) {
            next = next.reduced(Math.max(next.width(), next.height()) / HALF);
            whole.levels.add(new MipMap(next));
        }
        return whole;
    }

    /**
     * The copy for a triangle, of which a texel is about a sample.
     *
     * @param samples the area of the triangle in the image
     * @param area its area in the texture, of which the whole is 1
     */
    MipMap level(float samples, float area) {
        float ratio = Math.abs(area * width * height / samples);
        int level = 0;
        while (ratio >= HALF * HALF && level < levels.size() - 1) {
            ratio /= HALF * HALF;
            level++;
        }
        MipMap chosen = levels.get(level);
        chosen.enlarged = chosen.texels.length > 1 && ratio * FrameBuffer.PER_SIDE * FrameBuffer.PER_SIDE < 1;
        return chosen;
    }

    boolean isEnlarged() {
        return enlarged;
    }

    /** The color at texture coordinates: of a texel, or interpolated between four if they are drawn enlarged. */
    int color(float s, float t) {
        float x = (s - (float) Math.floor(s)) * width;
        float y = (t - (float) Math.floor(t)) * height;
        return enlarged
                ? interpolated(x - 0.5f, y - 0.5f)
                : texels[Math.min((int) y, height - 1) * width + Math.min((int) x, width - 1)];
    }

    private int interpolated(float x, float y) {
        // Rounded down: the least value is −0.5.
        int left = (int) (x + 1) - 1;
        int top = (int) (y + 1) - 1;
        int toRight = (int) ((x - left) * 256);
        int down = (int) ((y - top) * 256);
        int right = left + 1 < width ? left + 1 : 0;
        int bottom = top + 1 < height ? top + 1 : 0;
        left = left < 0 ? width - 1 : left;
        top = top < 0 ? height - 1 : top;
        int above = top * width;
        int below = bottom * width;
        long upper = mix(spread(texels[above + left]), spread(texels[above + right]), toRight);
        long lower = mix(spread(texels[below + left]), spread(texels[below + right]), toRight);
        long color = mix(upper, lower, down);
        return (int) (color >>> 24 | color);
    }

    /** Alpha and green in the upper half, red and blue in the lower half, 16 bits each. */
    private static long spread(int argb) {
        return (argb & 0xff00ff00L) << 24 | argb & 0xff00ff;
    }

    /** @param share of the second color, of 256 */
    private static long mix(long first, long second, int share) {
        return first * (256 - share) + second * share >>> 8 & 0xff00ff00ff00ffL;
    }
}
