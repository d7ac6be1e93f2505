package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

import java.util.List;

/**
 * Many lines in one mesh, flat and facing the viewer: whatever the light, in colours of a palette.
 * A node for each would be a draw call for each; thousands of those take hundreds of milliseconds
 * where there is no graphics card, and one mesh of thousands takes a few.
 */
final class Lines extends MeshView {

    private static final int CORNERS = 4;
    private static final int SIDE = 8;

    private final Viewpoint eye;
    private final TriangleMesh mesh = new TriangleMesh();
    private final float[] points;
    private final float[] textureCoordinates;
    private final int colors;
    private boolean changed;
    private boolean recolored;

    private Lines(int count, List<Color> palette, Viewpoint eye) {
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
        setMaterial(material(palette));
        setMouseTransparent(true);
    }

    /**
     * @param eye that the lines face
     */
    static Lines of(int count, List<Color> palette, Viewpoint eye) {
        return new Lines(count, palette, eye);
    }

    private static PhongMaterial material(List<Color> palette) {
        PhongMaterial material = new PhongMaterial(Color.BLACK);
        material.setSpecularColor(Color.BLACK);
        material.setSelfIlluminationMap(atlas(palette));
        return material;
    }

    /** A square of each colour, side by side. */
    private static Image atlas(List<Color> palette) {
        WritableImage atlas = new WritableImage(SIDE * palette.size(), SIDE);
        PixelWriter pixels = atlas.getPixelWriter();
        for (int x = 0; x < SIDE * palette.size(); x++) {
            for (int y = 0; y < SIDE; y++) {
                pixels.setColor(x, y, palette.get(x / SIDE));
            }
        }
        return atlas;
    }

    /** How many lines there are. */
    int count() {
        return points.length / CORNERS / 3;
    }

    /** Paints a line in a colour of the palette. */
    void color(int line, int color) {
        float left = (color + 0.02f) / colors;
        float right = (color + 0.98f) / colors;
        float[] corners = {left, 0.02f, right, 0.02f, right, 0.98f, left, 0.98f};
        System.arraycopy(corners, 0, textureCoordinates, line * corners.length, corners.length);
        recolored = true;
    }

    /**
     * Draws a line from a to b, of one width at a and perhaps another at b; nothing if it points at
     * the eye.
     */
    void line(
            int line,
            double ax,
            double ay,
            double az,
            double bx,
            double by,
            double bz,
            double widthA,
            double widthB) {
        double sx = (by - ay) * (eye.eyeZ() - az) - (bz - az) * (eye.eyeY() - ay);
        double sy = (bz - az) * (eye.eyeX() - ax) - (bx - ax) * (eye.eyeZ() - az);
        double sz = (bx - ax) * (eye.eyeY() - ay) - (by - ay) * (eye.eyeX() - ax);
        double length = Math.sqrt(sx * sx + sy * sy + sz * sz);
        if (!(length > 0)) {
            hide(line);
            return;
        }
        double a = widthA / 2 / length;
        double b = widthB / 2 / length;
        corner(line, 0, ax - sx * a, ay - sy * a, az - sz * a);
        corner(line, 1, bx - sx * b, by - sy * b, bz - sz * b);
        corner(line, 2, bx + sx * b, by + sy * b, bz + sz * b);
        corner(line, 3, ax + sx * a, ay + sy * a, az + sz * a);
    }

    /** Shrinks a line to nothing. */
    void hide(int line) {
        for (int corner = 0; corner < CORNERS; corner++) {
            corner(line, corner, 0, 0, 0);
        }
    }

    private void corner(int line, int corner, double x, double y, double z) {
        int at = (line * CORNERS + corner) * 3;
        float newX = (float) x;
        float newY = (float) y;
        float newZ = (float) z;
        if (points[at] != newX || points[at + 1] != newY || points[at + 2] != newZ) {
            points[at] = newX;
            points[at + 1] = newY;
            points[at + 2] = newZ;
            changed = true;
        }
    }

    /** Hands what has changed to JavaFX, all at once. */
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
