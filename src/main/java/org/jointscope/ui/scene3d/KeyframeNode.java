package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;

import org.jointscope.pose.md2.KeyframeFaces;
import org.jointscope.pose.skin.Extent;

import java.util.Optional;

/**
 * A surface of an .md2 as JavaFX draws it, lit by the normals that the file gives. Points that move
 * and normals that turn replace all others in one call each.
 */
public final class KeyframeNode extends MeshView {

    private final TriangleMesh triangles = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
    private final PhongMaterial material = new PhongMaterial();
    private final Color untextured;
    private final float[] points;
    private final float[] normals;

    /**
     * @param untextured the colour while there is no texture
     */
    public KeyframeNode(KeyframeFaces faces, Color untextured) {
        this.untextured = untextured;
        points = new float[faces.pointCount() * 3];
        normals = new float[points.length];
        triangles.getPoints().setAll(points);
        triangles.getNormals().setAll(normals);
        triangles.getTexCoords().setAll(coordinates(faces));
        triangles.getFaces().setAll(corners(faces));
        setMesh(triangles);
        material.setSpecularColor(Color.gray(0.12));
        material.setSpecularPower(24);
        setMaterial(material);
        setTexture(Optional.empty());
        // JavaFX would walk all triangles on every move of the mouse.
        setMouseTransparent(true);
    }

    private static float[] coordinates(KeyframeFaces faces) {
        // A mesh of JavaFX must have one.
        float[] coordinates = new float[Math.max(1, faces.placeCount()) * 2];
        for (int place = 0; place < faces.placeCount(); place++) {
            coordinates[place * 2] = faces.s(place);
            coordinates[place * 2 + 1] = faces.t(place);
        }
        return coordinates;
    }

    /** What is clockwise from outside is a back to JavaFX: two corners change places. */
    private static int[] corners(KeyframeFaces faces) {
        int[] cornerOrder = {0, 2, 1};
        int[] corners = new int[faces.size() * 9];
        int at = 0;
        for (int triangle = 0; triangle < faces.size(); triangle++) {
            for (int corner : cornerOrder) {
                corners[at++] = faces.point(triangle, corner);
                corners[at++] = faces.point(triangle, corner);
                corners[at++] = faces.place(triangle, corner);
            }
        }
        return corners;
    }

    /** Puts a texture on, or takes it off. */
    public void setTexture(Optional<Image> texture) {
        material.setDiffuseColor(texture.isPresent() ? Color.WHITE : untextured);
        material.setDiffuseMap(texture.orElse(null));
    }

    /**
     * Takes x, y, z of every point and of its normal. What is not finite or absurdly far out is
     * drawn at the origin; a normal that is none points up. Nothing new costs nothing.
     */
    public void show(float[] newPoints, float[] newNormals) {
        boolean moved = false;
        boolean turned = false;
        for (int at = 0; at < points.length; at += 3) {
            boolean sane = isSane(newPoints, at);
            boolean none = isNone(newNormals, at);
            for (int i = at; i < at + 3; i++) {
                float coordinate = sane ? newPoints[i] : 0;
                moved |= points[i] != coordinate;
                points[i] = coordinate;
                float direction = none ? i - at == 2 ? 1 : 0 : newNormals[i];
                turned |= normals[i] != direction;
                normals[i] = direction;
            }
        }
        if (moved) {
            triangles.getPoints().set(0, points, 0, points.length);
        }
        if (turned) {
            triangles.getNormals().set(0, normals, 0, normals.length);
        }
    }

    private static boolean isSane(float[] points, int at) {
        return Extent.isSane(points[at])
                && Extent.isSane(points[at + 1])
                && Extent.isSane(points[at + 2]);
    }

    private static boolean isNone(float[] normals, int at) {
        return normals[at] == 0 && normals[at + 1] == 0 && normals[at + 2] == 0;
    }
}
