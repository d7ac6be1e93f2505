package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.jointscope.render.Viewpoint;

/**
 * Many flat lines in one mesh that face the viewer, unlit, in the colors of a palette. One node per line would be one
 * draw call per line; thousands of those require hundreds of milliseconds without a graphics card, and one mesh with
 * thousands of lines requires a few.
 */
final class Lines extends MeshView {

    private static final int CORNERS = 4;
    private static final int SIDE = 8;

    private final Viewpoint eye;
    private final TriangleMesh mesh = new TriangleMesh();
    private final float[] points;
    private final float[] textureCoordinates;
    private final int colors;
    private final double[] side = new double[3];
    private boolean changed;
    private boolean recolored;

    /** @param eye which the lines face */
    Lines(int count, List<Color> palette, Viewpoint eye) {
        this.eye = eye;
        colors = palette.size();
        points = new float[count * CORNERS * 3];
        textureCoordinates = new float[count * CORNERS * 2];
        int[] faces = new int[count * 12];
        int[] smoothing = new int[count * 2];
        int[] corners = {0, 1, 2, 0, 2, 3};
        for (int line = 0; line < count; line++) {
            for (int i = 0; i < corners.length; i++) {
                faces[line * 12 + i * 2] = line * CORNERS + corners[i];
                faces[line * 12 + i * 2 + 1] = line * CORNERS + corners[i];
            }
            smoothing[line * 2] = 1;
            smoothing[line * 2 + 1] = 1;
            color(line, 0);
        }
        if (count > 0) {
            mesh.getPoints().setAll(points);
            mesh.getTexCoords().setAll(textureCoordinates);
            mesh.getFaces().setAll(faces);
            mesh.getFaceSmoothingGroups().setAll(smoothing);
        }
        setMesh(mesh);
        setCullFace(CullFace.NONE);
        setMaterial(Glow.of(atlas(palette), 1));
    }

    /** A square of each color, side by side. */
    private static Image atlas(List<Color> palette) {
        WritableImage atlas = new WritableImage(SIDE * palette.size(), SIDE);
        for (int x = 0; x < SIDE * palette.size(); x++) {
            for (int y = 0; y < SIDE; y++) {
                atlas.getPixelWriter().setColor(x, y, palette.get(x / SIDE));
            }
        }
        return atlas;
    }

    /** The number of lines. */
    int count() {
        return points.length / CORNERS / 3;
    }

    /** Sets the color of a line to one of the palette. */
    void color(int line, int color) {
        float left = (color + 0.02f) / colors;
        float right = (color + 0.98f) / colors;
        float[] corners = {left, 0.02f, right, 0.02f, right, 0.98f, left, 0.98f};
        System.arraycopy(corners, 0, textureCoordinates, line * corners.length, corners.length);
        recolored = true;
    }

    /** Draws a line with a constant width in the viewport. */
    void line(int line, double[] from, double[] to, double pixels) {
        line(line, from, to, pixels, pixels);
    }

    /**
     * Draws a line between two positions in model space; nothing if it points at the eye.
     *
     * @param pixelsFrom its width in the viewport at the start
     * @param pixelsTo its width at the end
     */
    void line(int line, double[] from, double[] to, double pixelsFrom, double pixelsTo) {
        if (!eye.across(from, to, from, side)) {
            hide(line);
            return;
        }
        double halfFrom = pixelsFrom / 2 * eye.unitsPerPixel(from);
        double halfTo = pixelsTo / 2 * eye.unitsPerPixel(to);
        corner(line, 0, from, -halfFrom);
        corner(line, 1, to, -halfTo);
        corner(line, 2, to, halfTo);
        corner(line, 3, from, halfFrom);
    }

    private void corner(int line, int corner, double[] at, double off) {
        for (int axis = 0; axis < 3; axis++) {
            set((line * CORNERS + corner) * 3 + axis, (float) (at[axis] + off * side[axis]));
        }
    }

    /** Hides a line. */
    void hide(int line) {
        for (int i = 0; i < CORNERS * 3; i++) {
            set(line * CORNERS * 3 + i, 0);
        }
    }

    private void set(int index, float coordinate) {
        changed |= points[index] != coordinate;
        points[index] = coordinate;
    }

    /** Passes all changes to JavaFX in one step. */
    void update() {
        if (changed) {
            mesh.getPoints().set(0, points, 0, points.length);
        }
        if (recolored && points.length > 0) {
            mesh.getTexCoords().set(0, textureCoordinates, 0, textureCoordinates.length);
        }
        changed = false;
        recolored = false;
    }
}
