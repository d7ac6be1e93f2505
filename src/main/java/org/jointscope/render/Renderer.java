package org.jointscope.render;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.jointscope.material.Picture;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;

/**
 * Draws surfaces, lines and discs of model space as an {@linkplain Viewpoint eye} sees them. Needs no display and no
 * graphics card. It can draw any number of images, one after the other.
 */
public final class Renderer {

    private static final int STRIDE = FrameBuffer.STRIDE;

    /** A triangle that is cut off at the near plane has four corners. */
    private static final int MOST_CORNERS = 4;

    private static final int ROUND = 20;

    /**
     * How a surface is drawn.
     *
     * @param texture its image
     * @param coloring of its vertices, instead of the texture
     * @param argb its color without both
     * @param twoSided whether both sides of the triangles are drawn
     * @param back the color of triangles of which the back is visible, without light, instead of theirs
     * @param lit whether it has light
     */
    public record Paint(
            Optional<Images> texture,
            Optional<Coloring> coloring,
            int argb,
            boolean twoSided,
            OptionalInt back,
            boolean lit) {

        /** With light, and without a color of back faces. */
        public Paint(Optional<Images> texture, Optional<Coloring> coloring, int argb, boolean twoSided) {
            this(texture, coloring, argb, twoSided, OptionalInt.empty(), true);
        }
    }

    /** Images of a surface that are prepared for drawing. */
    public static final class Images {

        private final MipMap levels;
        private final Optional<Relief> relief;

        public Images(Picture picture) {
            this(picture, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /**
         * @param normals of the surface, along its texture coordinates
         * @param highlights their color
         * @param glow the color of light from the surface itself
         */
        public Images(Picture color, Optional<Picture> normals, Optional<Picture> highlights, Optional<Picture> glow) {
            levels = MipMap.of(color);
            relief = normals.or(() -> highlights).or(() -> glow).map(any -> new Relief(normals, highlights, glow));
        }
    }

    private final FrameBuffer buffer;
    private final Viewpoint eye = new Viewpoint();
    private double near = 1;
    private double scale = 1;

    /** Per point: right, down, depth in the view, and the light. */
    private float[] points = new float[0];

    private final float[] corners = new float[MOST_CORNERS * STRIDE];
    private final double[] normal = new double[3];
    private final float[] seen = new float[3 * Surface.CORNERS];
    private final float[] marks = new float[(ROUND + 1) * STRIDE];

    /** @param width in pixels, like the height */
    public Renderer(int width, int height) {
        buffer = new FrameBuffer(width, height);
    }

    /** Width by height. */
    public double aspect() {
        return (double) buffer.width / buffer.height;
    }

    /**
     * Starts another image.
     *
     * @param background as 0xAARRGGBB; can be transparent
     */
    public void begin(Orbit orbit, int background) {
        buffer.clear(background);
        orbit.place(eye);
        eye.picture(buffer.width, buffer.height, orbit.fieldOfView());
        near = orbit.nearClip();
        scale = 1
                / eye.unitsPerPixel(
                        eye.eye[0] + eye.forward[0], eye.eye[1] + eye.forward[1], eye.eye[2] + eye.forward[2]);
        buffer.slope = (float) (1 / scale);
    }

    Viewpoint eye() {
        return eye;
    }

    /** The number of units per pixel at a position. */
    double unitsPerPixel(double[] place) {
        return eye.unitsPerPixel(place) * FrameBuffer.PER_SIDE;
    }

    /** The image that was drawn. */
    public Picture picture() {
        return buffer.picture();
    }

    /**
     * Draws a surface.
     *
     * @param positions x, y, z of each point
     * @param normals likewise; those of which all are 0 point to the eye
     */
    public void surface(Surface surface, float[] positions, float[] normals, Paint paint) {
        project(surface.pointCount(), positions, normals);
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            triangle(surface, triangle, normals, paint);
        }
    }

    private void project(int count, float[] positions, float[] normals) {
        if (points.length < count * 6) {
            points = new float[count * 6];
        }
        for (int point = 0; point < count; point++) {
            int from = point * 3;
            int to = point * 6;
            boolean sane = Extent.isSane(positions[from], positions[from + 1], positions[from + 2]);
            double x = sane ? positions[from] - eye.eye[0] : -eye.eye[0];
            double y = sane ? positions[from + 1] - eye.eye[1] : -eye.eye[1];
            double z = sane ? positions[from + 2] - eye.eye[2] : -eye.eye[2];
            points[to] = (float) along(eye.right, x, y, z);
            points[to + 1] = (float) along(eye.down, x, y, z);
            points[to + 2] = (float) along(eye.forward, x, y, z);
            light(normals, point, 1, points, to + 3);
        }
    }

    private static double along(double[] direction, double x, double y, double z) {
        return direction[0] * x + direction[1] * y + direction[2] * z;
    }

    /** Writes the light on a point; on its back if the side is −1. */
    private void light(float[] normals, int point, int side, float[] out, int at) {
        turn(normals, point, side);
        Lights.on(normal[0], normal[1], normal[2], out, at);
    }

    /** Sets the normal of a point in the directions of the view; that of its back if the side is −1. */
    private void turn(float[] normals, int point, int side) {
        double x = side * normals[point * 3];
        double y = side * normals[point * 3 + 1];
        double z = side * normals[point * 3 + 2];
        boolean none = x == 0 && y == 0 && z == 0;
        normal[0] = none ? 0 : along(eye.right, x, y, z);
        normal[1] = none ? 0 : along(eye.down, x, y, z);
        normal[2] = none ? -1 : along(eye.forward, x, y, z);
    }

    private void triangle(Surface surface, int triangle, float[] normals, Paint paint) {
        for (int corner = 0; corner < Surface.CORNERS; corner++) {
            System.arraycopy(points, surface.point(triangle, corner) * 6, seen, corner * 3, 3);
        }
        // The volume of the eye and the triangle is positive if its front is visible.
        boolean front = volume() > 0;
        boolean marked = !front && paint.back().isPresent();
        if (!front && !paint.twoSided() && !marked) {
            return;
        }
        boolean textured =
                !marked && paint.coloring().isEmpty() && paint.texture().isPresent();
        Optional<Relief> relief = textured && paint.lit() ? paint.texture().get().relief : Optional.empty();
        for (int corner = 0; corner < Surface.CORNERS; corner++) {
            int at = corner * STRIDE;
            int point = surface.point(triangle, corner);
            corners[at + 2] = seen[corner * 3 + 2];
            corners[at] = seen[corner * 3];
            corners[at + 1] = seen[corner * 3 + 1];
            if (marked || !paint.lit()) {
                Arrays.fill(corners, at + 5, at + 8, 1);
            } else if (relief.isPresent()) {
                turn(normals, point, front ? 1 : -1);
                for (int axis = 0; axis < 3; axis++) {
                    corners[at + 5 + axis] = (float) normal[axis];
                }
            } else if (front) {
                System.arraycopy(points, point * 6 + 3, corners, at + 5, 3);
            } else {
                light(normals, point, -1, corners, at + 5);
            }
            if (textured) {
                int coordinates = surface.triangleTexCoords()[triangle * Surface.CORNERS + corner] * 2;
                corners[at + 3] = surface.texCoords()[coordinates];
                corners[at + 4] = surface.texCoords()[coordinates + 1];
            } else {
                int vertex = surface.vertex(triangle, corner);
                int argb = marked
                        ? paint.back().getAsInt()
                        : paint.coloring().isPresent() ? paint.coloring().get().argb(vertex) : paint.argb();
                corners[at + 5] *= (argb >> 16 & 255) / 255f;
                corners[at + 6] *= (argb >> 8 & 255) / 255f;
                corners[at + 7] *= (argb & 255) / 255f;
            }
        }
        if (relief.isPresent()) {
            relief.get().turn(seen, corners);
        }
        int count = clip();
        for (int corner = 1; corner < count - 1; corner++) {
            int b = corner * STRIDE;
            int c = b + STRIDE;
            if (relief.isPresent()) {
                buffer.relief(corners, 0, b, c, paint.texture().get().levels, relief.get());
            } else if (textured) {
                buffer.textured(corners, 0, b, c, paint.texture().get().levels);
            } else {
                buffer.plain(corners, 0, b, c);
            }
        }
    }

    private double volume() {
        double x = (double) seen[4] * seen[8] - (double) seen[5] * seen[7];
        double y = (double) seen[5] * seen[6] - (double) seen[3] * seen[8];
        double z = (double) seen[3] * seen[7] - (double) seen[4] * seen[6];
        return seen[0] * x + seen[1] * y + seen[2] * z;
    }

    /** Cuts the triangle off at the near plane, and projects its corners; returns their number. */
    private int clip() {
        int behind = 0;
        for (int corner = 0; corner < Surface.CORNERS; corner++) {
            behind += corners[corner * STRIDE + 2] < near ? 1 : 0;
        }
        int count = Surface.CORNERS;
        if (behind == Surface.CORNERS) {
            return 0;
        }
        if (behind > 0) {
            count = cut();
        }
        for (int corner = 0; corner < count; corner++) {
            toScreen(corners, corner * STRIDE);
        }
        return count;
    }

    private int cut() {
        float[] before = Arrays.copyOf(corners, Surface.CORNERS * STRIDE);
        int count = 0;
        for (int corner = 0; corner < Surface.CORNERS; corner++) {
            int at = corner * STRIDE;
            int next = (corner + 1) % Surface.CORNERS * STRIDE;
            boolean visible = before[at + 2] >= near;
            if (visible) {
                System.arraycopy(before, at, corners, count++ * STRIDE, STRIDE);
            }
            if (visible != before[next + 2] >= near) {
                double share = (near - before[at + 2]) / (before[next + 2] - before[at + 2]);
                for (int i = 0; i < STRIDE; i++) {
                    corners[count * STRIDE + i] =
                            (float) (before[at + i] + share * (before[next + i] - before[at + i]));
                }
                count++;
            }
        }
        return count;
    }

    /** Turns right, down, depth, s, t into the floats of a vertex. */
    private void toScreen(float[] vertices, int at) {
        float inverse = 1 / vertices[at + 2];
        vertices[at] = (float) (buffer.width / 2.0 + vertices[at] * inverse * scale);
        vertices[at + 1] = (float) (buffer.height / 2.0 + vertices[at + 1] * inverse * scale);
        vertices[at + 2] = inverse;
        vertices[at + 3] *= inverse;
        vertices[at + 4] *= inverse;
    }

    /**
     * Draws a line.
     *
     * @param pixels its width
     * @param argb its alpha is the share of the color
     * @param onTop whether it is visible through surfaces
     */
    public void line(double[] from, double[] to, double pixels, int argb, boolean onTop) {
        strip(from, to, pixels, pixels, argb, onTop);
    }

    /** Draws a line that has different widths at its ends. */
    void strip(double[] from, double[] to, double fromPixels, double toPixels, int argb, boolean onTop) {
        double start = eye.depth(from[0], from[1], from[2]);
        double end = eye.depth(to[0], to[1], to[2]);
        if (!(start >= near || end >= near)) {
            return;
        }
        double first = start < near ? (near - start) / (end - start) : 0;
        double last = end < near ? (near - start) / (end - start) : 1;
        double[] a = between(from, to, first);
        double[] b = between(from, to, last);
        double x = pixelX(a);
        double y = pixelY(a);
        double x2 = pixelX(b);
        double y2 = pixelY(b);
        double length = Math.sqrt((x2 - x) * (x2 - x) + (y2 - y) * (y2 - y));
        if (!(length > 0)) {
            return;
        }
        double acrossX = -(y2 - y) / length * FrameBuffer.PER_SIDE / 2;
        double acrossY = (x2 - x) / length * FrameBuffer.PER_SIDE / 2;
        mark(0, x + fromPixels * acrossX, y + fromPixels * acrossY, a);
        mark(1, x - fromPixels * acrossX, y - fromPixels * acrossY, a);
        mark(2, x2 - toPixels * acrossX, y2 - toPixels * acrossY, b);
        buffer.over(marks, 0, STRIDE, 2 * STRIDE, argb, onTop);
        if (toPixels > 0) {
            mark(3, x2 + toPixels * acrossX, y2 + toPixels * acrossY, b);
            buffer.over(marks, 0, 2 * STRIDE, 3 * STRIDE, argb, onTop);
        }
    }

    /** Draws a disc that faces the eye, visible through surfaces. */
    public void disc(double[] center, double radiusPixels, int argb) {
        if (!(eye.depth(center[0], center[1], center[2]) >= near)) {
            return;
        }
        double x = pixelX(center);
        double y = pixelY(center);
        double radius = radiusPixels * FrameBuffer.PER_SIDE;
        for (int i = 0; i < ROUND; i++) {
            double angle = 2 * Math.PI * i / ROUND;
            mark(i, x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle), center);
        }
        for (int i = 1; i < ROUND - 1; i++) {
            buffer.over(marks, 0, i * STRIDE, (i + 1) * STRIDE, argb, true);
        }
    }

    private void mark(int index, double x, double y, double[] place) {
        marks[index * STRIDE] = (float) x;
        marks[index * STRIDE + 1] = (float) y;
        marks[index * STRIDE + 2] = (float) (1 / eye.depth(place[0], place[1], place[2]));
    }

    private double pixelX(double[] place) {
        return eye.pixelX(place[0], place[1], place[2]);
    }

    private double pixelY(double[] place) {
        return eye.pixelY(place[0], place[1], place[2]);
    }

    private static double[] between(double[] from, double[] to, double share) {
        return new double[] {
            from[0] + share * (to[0] - from[0]),
            from[1] + share * (to[1] - from[1]),
            from[2] + share * (to[2] - from[2])
        };
    }
}
