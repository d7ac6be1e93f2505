package org.jointscope.render;

import java.util.Optional;
import org.jointscope.material.Picture;

/** The light on a surface at each pixel, by images of its normals, of its highlights and of its own light. */
final class Relief {

    /** Red, green and blue of the light, and, up to 255, of what is added to the lit texture. */
    static final int STRIDE = 6;

    private static final int MOST = 255;

    /** Strength of a highlight: 256 angles for each of 256 levels of brightness of its image. */
    private static final float[] STRENGTHS = strengths();

    /** Normals that are those of the surface, as a color. */
    private static final int FLAT = 0xff8080ff;

    private final MipMap normals;
    private final MipMap highlights;
    private final MipMap glow;
    private MipMap normalLevel;
    private MipMap highlightLevel;
    private MipMap glowLevel;

    /** The directions of s and of t in the view. */
    private final float[] sides = new float[6];

    private final float[] bright = new float[3];

    Relief(Optional<Picture> normals, Optional<Picture> highlights, Optional<Picture> glow) {
        this.normals = map(normals, FLAT);
        this.highlights = map(highlights, -1);
        this.glow = map(glow, 0);
    }

    private static MipMap map(Optional<Picture> picture, int otherwise) {
        return MipMap.of(picture.orElseGet(() -> new Picture(1, 1, new int[] {otherwise})));
    }

    private static float[] strengths() {
        float[] strengths = new float[1 << 16];
        for (int i = 0; i < strengths.length; i++) {
            double power = Lights.HIGHLIGHT_POWER * (i >> 8) / MOST;
            strengths[i] = (float) StrictMath.pow((i & MOST) / (double) MOST, power);
        }
        return strengths;
    }

    /** Chooses the copies of the images for a triangle, as {@link MipMap#level}. */
    void level(float samples, float area) {
        normalLevel = level(normals, samples, area);
        highlightLevel = level(highlights, samples, area);
        glowLevel = level(glow, samples, area);
    }

    /** Light is computed once per pixel. */
    private static MipMap level(MipMap image, float samples, float area) {
        MipMap level = image.level(samples, area);
        return level.isEnlarged() ? level : image.level(samples / (FrameBuffer.PER_SIDE * FrameBuffer.PER_SIDE), area);
    }

    /**
     * Sets the directions of a triangle's texture coordinates.
     *
     * @param seen its corners in the view
     * @param vertices of a {@link FrameBuffer}, with s and t
     */
    void turn(float[] seen, float[] vertices) {
        float s1 = vertices[FrameBuffer.STRIDE + 3] - vertices[3];
        float t1 = vertices[FrameBuffer.STRIDE + 4] - vertices[4];
        float s2 = vertices[2 * FrameBuffer.STRIDE + 3] - vertices[3];
        float t2 = vertices[2 * FrameBuffer.STRIDE + 4] - vertices[4];
        float side = Math.signum(s1 * t2 - t1 * s2);
        for (int axis = 0; axis < 3; axis++) {
            float first = side * (seen[3 + axis] - seen[axis]);
            float second = side * (seen[6 + axis] - seen[axis]);
            sides[axis] = first * t2 - second * t1;
            sides[3 + axis] = second * s1 - first * s2;
        }
        normalize(0);
        normalize(3);
    }

    private void normalize(int at) {
        float scale = inverseLength(sides[at], sides[at + 1], sides[at + 2]);
        for (int i = at; i < at + 3; i++) {
            sides[i] *= scale;
        }
    }

    private static float inverseLength(float x, float y, float z) {
        float square = x * x + y * y + z * z;
        return square > 0 ? 1 / (float) Math.sqrt(square) : 0;
    }

    /**
     * Writes {@link #STRIDE} floats of light. All directions are those of the view.
     *
     * @param right the line of sight; forward is 1
     * @param down likewise
     * @param x the normal of the surface, as y and z
     */
    void shine(float s, float t, float right, float down, float x, float y, float z, float[] out, int at) {
        int color = normalLevel.color(s, t);
        float alongS = (color >> 16 & MOST) * 2f / MOST - 1;
        float alongT = (color >> 8 & MOST) * 2f / MOST - 1;
        float outward = (color & MOST) * 2f / MOST - 1;
        float bentX = alongS * sides[0] + alongT * sides[3] + outward * x;
        float bentY = alongS * sides[1] + alongT * sides[4] + outward * y;
        float bentZ = alongS * sides[2] + alongT * sides[5] + outward * z;
        float scale = inverseLength(bentX, bentY, bentZ);
        bentX *= scale;
        bentY *= scale;
        bentZ *= scale;
        Lights.on(bentX, bentY, bentZ, out, at);
        // The line of sight, reflected.
        float sight = inverseLength(right, down, 1);
        float twice = 2 * (bentX * right + bentY * down + bentZ);
        int highlight = highlightLevel.color(s, t);
        int red = highlight >> 16 & MOST;
        int green = highlight >> 8 & MOST;
        int blue = highlight & MOST;
        // The brightness of Rec. 601: the brighter the image, the smaller the highlight.
        int row = (299 * red + 587 * green + 114 * blue) / 1000 << 8;
        float awayX = (right - twice * bentX) * sight;
        float awayY = (down - twice * bentY) * sight;
        float awayZ = (1 - twice * bentZ) * sight;
        bright[0] = 0;
        bright[1] = 0;
        bright[2] = 0;
        for (int i = 0; i < Lights.ALL.size(); i++) {
            Lights.Light each = Lights.ALL.get(i);
            int angle = (int) (each.on(awayX, awayY, awayZ) * MOST + 0.5);
            float strength = (float) Lights.HIGHLIGHT * STRENGTHS[row + Math.min(angle, MOST)];
            bright[0] += strength * (float) each.red();
            bright[1] += strength * (float) each.green();
            bright[2] += strength * (float) each.blue();
        }
        int own = glowLevel.color(s, t);
        out[at + 3] = bright[0] * red + (own >> 16 & MOST);
        out[at + 4] = bright[1] * green + (own >> 8 & MOST);
        out[at + 5] = bright[2] * blue + (own & MOST);
    }
}
