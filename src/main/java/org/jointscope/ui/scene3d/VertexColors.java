package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;

/**
 * The colors of vertices as an image, because a TriangleMesh of JavaFX has none. Each triangle has a square of 2 × 2
 * pixels: a corner is at the center of a pixel, and the filter of the texture interpolates between them.
 */
final class VertexColors {

    private static final int SQUARE = 2;
    private static final int OPAQUE = 0xff000000;
    private static final int CHANNELS = 3;

    private final Surface surface;
    private final Coloring coloring;
    private final int width;
    private final int[] pixels;
    private final int[] corner = new int[Surface.CORNERS];
    private final WritableImage image;
    private final float[] coordinates;

    VertexColors(Surface surface, Coloring coloring) {
        this.surface = surface;
        this.coloring = coloring;
        int triangles = surface.triangleCount();
        this.width = Math.max(1, (int) Math.ceil(Math.sqrt(triangles)));
        int height = Math.max(1, (triangles + width - 1) / width);
        this.image = new WritableImage(width * SQUARE, height * SQUARE);
        this.pixels = new int[width * SQUARE * height * SQUARE];
        this.coordinates = new float[Math.max(1, triangles * Surface.CORNERS) * 2];
        for (int triangle = 0; triangle < triangles; triangle++) {
            place(triangle);
        }
        paint();
    }

    private void place(int triangle) {
        int x = triangle % width * SQUARE;
        int y = triangle / width * SQUARE;
        for (int i = 0; i < Surface.CORNERS; i++) {
            int at = (triangle * Surface.CORNERS + i) * 2;
            coordinates[at] = (x + (i == 1 ? 1.5f : 0.5f)) / (float) image.getWidth();
            coordinates[at + 1] = (y + (i == 2 ? 1.5f : 0.5f)) / (float) image.getHeight();
        }
    }

    /** Paints the current colors. */
    void paint() {
        int row = width * SQUARE;
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            for (int i = 0; i < Surface.CORNERS; i++) {
                corner[i] = coloring.argb(surface.vertex(triangle, i)) | OPAQUE;
            }
            int at = triangle / width * SQUARE * row + triangle % width * SQUARE;
            pixels[at] = corner[0];
            pixels[at + 1] = corner[1];
            pixels[at + row] = corner[2];
            pixels[at + row + 1] = opposite(corner);
        }
        int height = pixels.length / row;
        image.getPixelWriter().setPixels(0, 0, row, height, PixelFormat.getIntArgbInstance(), pixels, 0, row);
    }

    /** The fourth pixel, with which the interpolation in the square is linear. */
    private static int opposite(int[] corner) {
        int color = OPAQUE;
        for (int shift = 0; shift < 8 * CHANNELS; shift += 8) {
            int value = channel(corner[1], shift) + channel(corner[2], shift);
            color |= Math.clamp(value - channel(corner[0], shift), 0, 255) << shift;
        }
        return color;
    }

    private static int channel(int color, int shift) {
        return color >> shift & 255;
    }

    Image image() {
        return image;
    }

    /** s, t of the corners of each triangle, in their order in the surface. */
    float[] coordinates() {
        return coordinates;
    }
}
