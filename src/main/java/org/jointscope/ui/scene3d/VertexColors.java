package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
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

    private final int width;
    private final WritableImage image;
    private final float[] coordinates;

    VertexColors(Surface surface, Coloring coloring) {
        int triangles = surface.triangleCount();
        this.width = Math.max(1, (int) Math.ceil(Math.sqrt(triangles)));
        int height = Math.max(1, (triangles + width - 1) / width);
        this.image = new WritableImage(width * SQUARE, height * SQUARE);
        this.coordinates = new float[Math.max(1, triangles * 3) * 2];
        for (int triangle = 0; triangle < triangles; triangle++) {
            paint(surface, coloring, triangle);
        }
    }

    private void paint(Surface surface, Coloring coloring, int triangle) {
        int x = triangle % width * SQUARE;
        int y = triangle / width * SQUARE;
        int[] corner = new int[3];
        for (int i = 0; i < 3; i++) {
            corner[i] = coloring.argb(surface.vertex(triangle, i)) | OPAQUE;
            int at = (triangle * 3 + i) * 2;
            coordinates[at] = (x + (i == 1 ? 1.5f : 0.5f)) / (float) image.getWidth();
            coordinates[at + 1] = (y + (i == 2 ? 1.5f : 0.5f)) / (float) image.getHeight();
        }
        image.getPixelWriter().setArgb(x, y, corner[0]);
        image.getPixelWriter().setArgb(x + 1, y, corner[1]);
        image.getPixelWriter().setArgb(x, y + 1, corner[2]);
        image.getPixelWriter().setArgb(x + 1, y + 1, opposite(corner));
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
