package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

/**
 * Many small flat marks that face the viewer, discs or lines, in one mesh: whatever the light, in colours of a palette.
 * A node for each would be a draw call for each; thousands of those take hundreds of milliseconds where there is no
 * graphics card, and one mesh of thousands takes a few.
 */
final class Sprites extends MeshView {

    private static final int CORNERS = 4;
    private static final int DISC_SIDE = 64;
    private static final int LINE_SIDE = 8;

    private final Viewpoint eye;
    private final TriangleMesh mesh = new TriangleMesh();
    private final float[] points;
    private final float[] textureCoordinates;
    private final int colors;
    private boolean changed;
    private boolean recolored;

    private Sprites(int count, List<Color> palette, Viewpoint eye, boolean discs) {
        this.eye = eye;
        colors = palette.size();
        points = new float[count * CORNERS * 3];
        textureCoordinates = new float[count * CORNERS * 2];
        int[] faces = new int[count * 12];
        int[] smoothing = new int[count * 2];
        int[] corners = {0, 1, 2, 0, 2, 3};
        for (int sprite = 0; sprite < count; sprite++) {
            for (int i = 0; i < corners.length; i++) {
                faces[sprite * 12 + i * 2] = sprite * CORNERS + corners[i];
                faces[sprite * 12 + i * 2 + 1] = sprite * CORNERS + corners[i];
            }
            smoothing[sprite * 2] = 1;
            smoothing[sprite * 2 + 1] = 1;
            color(sprite, 0);
        }
        if (count > 0) {
            mesh.getPoints().setAll(points);
            mesh.getTexCoords().setAll(textureCoordinates);
            mesh.getFaces().setAll(faces);
            mesh.getFaceSmoothingGroups().setAll(smoothing);
        }
        setMesh(mesh);
        setCullFace(CullFace.NONE);
        setMaterial(material(palette, discs));
        setMouseTransparent(true);
    }

    /** @param eye that the sprites face */
    static Sprites discs(int count, List<Color> palette, Viewpoint eye) {
        return new Sprites(count, palette, eye, true);
    }

    /** @param eye that the sprites face */
    static Sprites lines(int count, List<Color> palette, Viewpoint eye) {
        return new Sprites(count, palette, eye, false);
    }

    private static PhongMaterial material(List<Color> palette, boolean discs) {
        PhongMaterial material = new PhongMaterial(Color.WHITE);
        material.setSpecularColor(Color.BLACK);
        int side = discs ? DISC_SIDE : LINE_SIDE;
        material.setDiffuseMap(atlas(palette, side, discs, true));
        material.setSelfIlluminationMap(atlas(palette, side, discs, false));
        return material;
    }

    /** A square of each colour, side by side. The light is in the one picture, the shape alone in the other. */
    private static Image atlas(List<Color> palette, int side, boolean discs, boolean unlit) {
        WritableImage atlas = new WritableImage(side * palette.size(), side);
        PixelWriter pixels = atlas.getPixelWriter();
        for (int color = 0; color < palette.size(); color++) {
            Color of = palette.get(color);
            for (int y = 0; y < side; y++) {
                for (int x = 0; x < side; x++) {
                    double covered = discs ? disc(x, y, side) : 1;
                    Color base = unlit ? Color.BLACK : discs ? rimmed(of, x, y, side) : of;
                    pixels.setColor(color * side + x, y, base.deriveColor(0, 1, 1, covered));
                }
            }
        }
        return atlas;
    }

    /** How much of a texel lies within the disc, which leaves a margin to its neighbours. */
    private static double disc(int x, int y, int side) {
        return Math.clamp(0.9 * side / 2 - distance(x, y, side), 0.0, 1.0);
    }

    /** A darker rim sets the disc off from whatever is behind it. */
    private static Color rimmed(Color color, int x, int y, int side) {
        double inside = Math.clamp(0.74 * side / 2 - distance(x, y, side), 0.0, 1.0);
        return color.deriveColor(0, 1.1, 0.62, 1).interpolate(color, inside);
    }

    private static double distance(int x, int y, int side) {
        return Math.hypot(x + 0.5 - side / 2.0, y + 0.5 - side / 2.0);
    }

    /** Paints a sprite in a colour of the palette. */
    void color(int sprite, int color) {
        float left = (color + 0.02f) / colors;
        float right = (color + 0.98f) / colors;
        float[] corners = {left, 0.02f, right, 0.02f, right, 0.98f, left, 0.98f};
        System.arraycopy(corners, 0, textureCoordinates, sprite * corners.length, corners.length);
        recolored = true;
    }

    /** Puts a disc around a point. */
    void disc(int sprite, double x, double y, double z, double radius) {
        double rx = eye.rightX() * radius;
        double ry = eye.rightY() * radius;
        double rz = eye.rightZ() * radius;
        double dx = eye.downX() * radius;
        double dy = eye.downY() * radius;
        double dz = eye.downZ() * radius;
        corner(sprite, 0, x - rx - dx, y - ry - dy, z - rz - dz);
        corner(sprite, 1, x + rx - dx, y + ry - dy, z + rz - dz);
        corner(sprite, 2, x + rx + dx, y + ry + dy, z + rz + dz);
        corner(sprite, 3, x - rx + dx, y - ry + dy, z - rz + dz);
    }

    /** Draws a line from a to b, of one width at a and perhaps another at b; nothing if it points at the eye. */
    void line(
            int sprite,
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
            hide(sprite);
            return;
        }
        double a = widthA / 2 / length;
        double b = widthB / 2 / length;
        corner(sprite, 0, ax - sx * a, ay - sy * a, az - sz * a);
        corner(sprite, 1, bx - sx * b, by - sy * b, bz - sz * b);
        corner(sprite, 2, bx + sx * b, by + sy * b, bz + sz * b);
        corner(sprite, 3, ax + sx * a, ay + sy * a, az + sz * a);
    }

    /** Shrinks a sprite to nothing. */
    void hide(int sprite) {
        for (int corner = 0; corner < CORNERS; corner++) {
            corner(sprite, corner, 0, 0, 0);
        }
    }

    private void corner(int sprite, int corner, double x, double y, double z) {
        int at = (sprite * CORNERS + corner) * 3;
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
