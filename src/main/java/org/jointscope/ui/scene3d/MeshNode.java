package org.jointscope.ui.scene3d;

import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

import org.jointscope.model.VertexTable;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinBinding;

import java.util.Arrays;

/**
 * One mesh as JavaFX draws it. Vertices that coincide share a point and keep their texture
 * coordinates: JavaFX derives smooth normals by point, so there is no lighting seam where the
 * texture has one, and fewer points to update. A new pose replaces all points in one call, which is
 * the fast path of TriangleMesh.
 */
public final class MeshNode extends MeshView {

    private final TriangleMesh triangles = new TriangleMesh();
    private final PhongMaterial material = new PhongMaterial();
    private final float[] shown;

    /**
     * @param untextured the colour until a texture is set
     */
    public MeshNode(SkinBinding binding, VertexTable vertices, Color untextured) {
        shown = new float[binding.pointCount() * 3];
        triangles.getPoints().setAll(shown);
        triangles.getTexCoords().setAll(textureCoordinates(vertices));
        triangles.getFaces().setAll(faces(binding));
        int[] oneSmoothingGroup = new int[binding.triangleCount()];
        Arrays.fill(oneSmoothingGroup, 1);
        triangles.getFaceSmoothingGroups().setAll(oneSmoothingGroup);
        setMesh(triangles);
        material.setDiffuseColor(untextured);
        material.setSpecularColor(Color.gray(0.12));
        material.setSpecularPower(24);
        setMaterial(material);
        // JavaFX would walk all triangles on every move of the mouse.
        setMouseTransparent(true);
    }

    public void setTexture(Image texture) {
        material.setDiffuseColor(Color.WHITE);
        material.setDiffuseMap(texture);
    }

    /**
     * Takes x, y, z of every point. What is not finite or absurdly far out is drawn at the origin.
     * Points that have not moved cost nothing: JavaFX computes the whole surface anew with every
     * change.
     */
    public void show(float[] points) {
        boolean moved = false;
        for (int at = 0; at < shown.length; at += 3) {
            boolean sane =
                    Extent.isSane(points[at])
                            && Extent.isSane(points[at + 1])
                            && Extent.isSane(points[at + 2]);
            for (int i = at; i < at + 3; i++) {
                float coordinate = sane ? points[i] : 0;
                moved |= shown[i] != coordinate;
                shown[i] = coordinate;
            }
        }
        if (moved) {
            triangles.getPoints().set(0, shown, 0, shown.length);
        }
    }

    private static float[] textureCoordinates(VertexTable vertices) {
        // A mesh of JavaFX must have one, even if it has no vertices.
        float[] coordinates = new float[Math.max(1, vertices.size()) * 2];
        for (int vertex = 0; vertex < vertices.size(); vertex++) {
            double s = vertices.s(vertex);
            double t = vertices.t(vertex);
            coordinates[vertex * 2] = Extent.isSane(s) ? (float) s : 0;
            coordinates[vertex * 2 + 1] = Extent.isSane(t) ? (float) t : 0;
        }
        return coordinates;
    }

    /**
     * MD5 triangles are clockwise from outside, JavaFX takes those for backs: two corners change
     * places.
     */
    private static int[] faces(SkinBinding binding) {
        int[] cornerOrder = {0, 2, 1};
        int[] faces = new int[binding.triangleCount() * 6];
        int at = 0;
        for (int triangle = 0; triangle < binding.triangleCount(); triangle++) {
            for (int corner : cornerOrder) {
                faces[at++] = binding.trianglePoint(triangle, corner);
                faces[at++] = binding.triangleVertex(triangle, corner);
            }
        }
        return faces;
    }
}
