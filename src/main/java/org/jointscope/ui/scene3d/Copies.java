package org.jointscope.ui.scene3d;

import javafx.scene.shape.MeshView;
import javafx.scene.shape.ObservableFaceArray;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;

/**
 * Copies of one mesh, each in its own place, in one mesh: a node for each would be a draw call for
 * each, and thousands of those take longer than their triangles where there is no graphics card.
 */
final class Copies extends MeshView {

    /**
     * Any, as nothing is lit; but not along an edge of a triangle, where JavaFX finds no tangent
     * and paints the triangle black: so none of the simple directions.
     */
    private static final float[] NORMAL = {0.23f, 0.87f, 0.4361f};

    private static final int[] NONE = {};

    private final float[] template;
    private final int[] corners;
    private int[] shapes = NONE;
    private float[] points = {};
    private boolean fresh;

    Copies(Look look) {
        template = look.mesh().getPoints().toArray(null);
        corners = corners(look.mesh());
        setMaterial(look.material());
    }

    /** The points at the corners of the triangles. */
    private static int[] corners(TriangleMesh mesh) {
        ObservableFaceArray faces = mesh.getFaces();
        int step = mesh.getFaceElementSize() / 3;
        int[] corners = new int[faces.size() / step];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = faces.get(i * step);
        }
        return corners;
    }

    /** Draws a copy for each of these shapes, and no others, from the next time it is shown. */
    void stand(int... forShapes) {
        shapes = forShapes;
        points = new float[shapes.length * template.length];
        fresh = true;
        setMesh(shapes.length > 0 ? mesh() : null);
    }

    /**
     * They glow in one colour, whichever way they face: all corners share one normal and one place
     * in the texture, which saves JavaFX from computing them, half of the work of a new pose.
     */
    private TriangleMesh mesh() {
        TriangleMesh mesh = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
        int step = VertexFormat.POINT_NORMAL_TEXCOORD.getVertexIndexSize();
        int[] faces = new int[shapes.length * corners.length * step];
        for (int copy = 0; copy < shapes.length; copy++) {
            for (int corner = 0; corner < corners.length; corner++) {
                faces[(copy * corners.length + corner) * step] =
                        copy * template.length / 3 + corners[corner];
            }
        }
        mesh.getPoints().setAll(points);
        mesh.getNormals().setAll(NORMAL);
        mesh.getTexCoords().setAll(0, 0);
        mesh.getFaces().setAll(faces);
        return mesh;
    }

    /** Draws them where they are now. */
    void show(Places places) {
        boolean changed = false;
        for (int copy = 0; copy < shapes.length; copy++) {
            if (fresh || places.hasMoved(shapes[copy])) {
                place(copy, places);
                changed = true;
            }
        }
        if (changed) {
            ((TriangleMesh) getMesh()).getPoints().set(0, points, 0, points.length);
        }
        fresh = false;
    }

    /** What is nowhere shrinks to nothing. */
    private void place(int copy, Places places) {
        int start = copy * template.length;
        double[] m = places.matrices();
        for (int i = 0; i < template.length; i++) {
            int row = shapes[copy] * Places.STRIDE + i % 3 * 4;
            int at = i - i % 3;
            double moved =
                    m[row] * template[at]
                            + m[row + 1] * template[at + 1]
                            + m[row + 2] * template[at + 2]
                            + m[row + 3];
            points[start + i] = places.isVisible(shapes[copy]) ? (float) moved : 0;
        }
    }
}
