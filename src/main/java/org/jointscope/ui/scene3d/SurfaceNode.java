package org.jointscope.ui.scene3d;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.pose.md2.KeyframeFaces;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinBinding;

/**
 * A mesh, or a surface of an .md2, as JavaFX draws it. A new pose replaces all points, and all normals if the file
 * contains them, in one call each, which is the fast path of TriangleMesh. Unchanged data is skipped: JavaFX computes
 * the whole surface on every change.
 */
public final class SurfaceNode extends MeshView {

    /** The files have clockwise triangles, which JavaFX culls: two corners are swapped. */
    private static final int[] CORNER_ORDER = {0, 2, 1};

    private final TriangleMesh triangles;
    private final PhongMaterial material = new PhongMaterial();
    private final Color untextured;
    private final float[] points;
    private final float[] normals;
    private Optional<Image> texture = Optional.empty();
    private Optional<VertexColors> colors = Optional.empty();
    private float[] textureCoordinates = {};
    private int[] texturedFaces = {};

    private SurfaceNode(VertexFormat format, int pointCount, Color untextured) {
        this.untextured = untextured;
        triangles = new TriangleMesh(format);
        points = new float[pointCount * 3];
        normals = new float[format == VertexFormat.POINT_NORMAL_TEXCOORD ? points.length : 0];
        triangles.getPoints().setAll(points);
        triangles.getNormals().setAll(normals);
        setMesh(triangles);
        material.setSpecularColor(Color.gray(0.12));
        material.setSpecularPower(24);
        setMaterial(material);
        setTexture(Optional.empty());
    }

    /**
     * A mesh with normals that JavaFX computes. Vertices at equal positions share a point and keep their texture
     * coordinates: normals are smoothed per point, so there is no lighting seam at a texture seam, and fewer points
     * must be updated.
     *
     * @param untextured the color without a texture
     */
    public static SurfaceNode of(SkinBinding binding, VertexTable vertices, Color untextured) {
        SurfaceNode node = new SurfaceNode(VertexFormat.POINT_TEXCOORD, binding.pointCount(), untextured);
        // JavaFX requires at least one texture coordinate per mesh, even without vertices.
        float[] coordinates = new float[Math.max(1, vertices.size()) * 2];
        for (int vertex = 0; vertex < vertices.size(); vertex++) {
            coordinates[vertex * 2] = sane((float) vertices.s(vertex));
            coordinates[vertex * 2 + 1] = sane((float) vertices.t(vertex));
        }
        int[] corners = new int[binding.triangleCount() * 6];
        for (int i = 0; i < binding.triangleCount() * 3; i++) {
            corners[i * 2] = binding.trianglePoint(i / 3, CORNER_ORDER[i % 3]);
            corners[i * 2 + 1] = binding.triangleVertex(i / 3, CORNER_ORDER[i % 3]);
        }
        int[] oneSmoothingGroup = new int[binding.triangleCount()];
        Arrays.fill(oneSmoothingGroup, 1);
        node.triangles.getTexCoords().setAll(coordinates);
        node.triangles.getFaces().setAll(corners);
        node.triangles.getFaceSmoothingGroups().setAll(oneSmoothingGroup);
        return node;
    }

    /** A surface of an .md2 with the normals of the file. */
    public static SurfaceNode of(KeyframeFaces faces, Color untextured) {
        SurfaceNode node = new SurfaceNode(VertexFormat.POINT_NORMAL_TEXCOORD, faces.pointCount(), untextured);
        float[] coordinates = new float[Math.max(1, faces.placeCount()) * 2];
        for (int place = 0; place < faces.placeCount(); place++) {
            coordinates[place * 2] = faces.s(place);
            coordinates[place * 2 + 1] = faces.t(place);
        }
        int[] corners = new int[faces.size() * 9];
        for (int i = 0; i < faces.size() * 3; i++) {
            corners[i * 3] = faces.point(i / 3, CORNER_ORDER[i % 3]);
            corners[i * 3 + 1] = corners[i * 3];
            corners[i * 3 + 2] = faces.place(i / 3, CORNER_ORDER[i % 3]);
        }
        node.triangles.getTexCoords().setAll(coordinates);
        node.triangles.getFaces().setAll(corners);
        return node;
    }

    private static float sane(float coordinate) {
        return Extent.isSane(coordinate) ? coordinate : 0;
    }

    /** Sets or removes the texture. */
    public void setTexture(Optional<Image> other) {
        texture = other;
        paint();
    }

    private void paint() {
        Optional<Image> image = colors.map(VertexColors::image).or(() -> texture);
        material.setDiffuseColor(image.isPresent() ? Color.WHITE : untextured);
        material.setDiffuseMap(image.orElse(null));
    }

    /** Shows the colors of the vertices instead of the texture. */
    public void showColors(SkinBinding binding, ColorTable table) {
        if (colors.isEmpty()) {
            textureCoordinates = triangles.getTexCoords().toArray(null);
            texturedFaces = triangles.getFaces().toArray(null);
        }
        VertexColors shown = new VertexColors(binding, table);
        int[] faces = texturedFaces.clone();
        for (int i = 0; i < faces.length / 2; i++) {
            faces[i * 2 + 1] = i - i % 3 + CORNER_ORDER[i % 3];
        }
        colors = Optional.of(shown);
        replace(shown.coordinates(), faces);
    }

    /** Shows the texture again. */
    public void hideColors() {
        if (colors.isPresent()) {
            colors = Optional.empty();
            replace(textureCoordinates, texturedFaces);
        }
    }

    private void replace(float[] coordinates, int[] faces) {
        triangles.getTexCoords().setAll(coordinates);
        triangles.getFaces().setAll(faces);
        paint();
    }

    /** Sets x, y, z of every point. Points that are not finite or are extreme are at the origin. */
    public void show(float[] newPoints) {
        boolean moved = false;
        for (int at = 0; at < points.length; at += 3) {
            boolean sane = Extent.isSane(newPoints[at], newPoints[at + 1], newPoints[at + 2]);
            for (int i = at; i < at + 3; i++) {
                float coordinate = sane ? newPoints[i] : 0;
                moved |= points[i] != coordinate;
                points[i] = coordinate;
            }
        }
        if (moved) {
            triangles.getPoints().set(0, points, 0, points.length);
        }
    }

    /** Sets x, y, z of every point and of its normal; an invalid normal points up. */
    public void show(float[] newPoints, float[] newNormals) {
        show(newPoints);
        boolean turned = false;
        for (int i = 0; i < normals.length; i++) {
            int at = i - i % 3;
            boolean none = newNormals[at] == 0 && newNormals[at + 1] == 0 && newNormals[at + 2] == 0;
            float direction = none && i % 3 == 2 ? 1 : newNormals[i];
            turned |= normals[i] != direction;
            normals[i] = direction;
        }
        if (turned) {
            triangles.getNormals().set(0, normals, 0, normals.length);
        }
    }
}
