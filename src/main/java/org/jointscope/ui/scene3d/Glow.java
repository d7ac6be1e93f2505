package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;

/** Self-illuminated materials in plain colors, and meshes for them: for overlays that are not part of the model. */
public final class Glow {

    /**
     * Any normal, because there is no lighting; but not parallel to a triangle edge, for which JavaFX finds no tangent
     * and paints the triangle black: therefore not a simple direction.
     */
    private static final float[] NORMAL = {0.23f, 0.87f, 0.4361f};

    private Glow() {}

    /** A color as 0xAARRGGBB. */
    public static Color color(int argb) {
        return Color.rgb(argb >> 16 & 255, argb >> 8 & 255, argb & 255, (argb >>> 24) / 255.0);
    }

    static PhongMaterial of(Color color) {
        WritableImage light = new WritableImage(1, 1);
        light.getPixelWriter().setColor(0, 0, color);
        return of(light, color.getOpacity());
    }

    /** In the colors of a texture. */
    static PhongMaterial of(Image light, double opacity) {
        PhongMaterial material = new PhongMaterial(Color.color(0, 0, 0, opacity));
        material.setSpecularColor(Color.BLACK);
        material.setSelfIlluminationMap(light);
        return material;
    }

    /**
     * A mesh in one color: all corners share one normal and one texture coordinate, so JavaFX does not compute them,
     * which is half of the work of a new pose.
     *
     * @param corners the points of each triangle
     */
    static TriangleMesh mesh(float[] points, int... corners) {
        int step = VertexFormat.POINT_NORMAL_TEXCOORD.getVertexIndexSize();
        int[] faces = new int[corners.length * step];
        for (int i = 0; i < corners.length; i++) {
            faces[i * step] = corners[i];
        }
        TriangleMesh mesh = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
        mesh.getPoints().setAll(points);
        mesh.getNormals().setAll(NORMAL);
        mesh.getTexCoords().setAll(0, 0);
        mesh.getFaces().setAll(faces);
        return mesh;
    }
}
