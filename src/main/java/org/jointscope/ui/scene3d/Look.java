package org.jointscope.ui.scene3d;

import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;

import org.fxyz3d.shapes.primitives.ConeMesh;
import org.fxyz3d.shapes.primitives.IcosahedronMesh;

/** The form and the colour of a shape. */
record Look(TriangleMesh mesh, PhongMaterial material) {

    /**
     * A ball round the origin.
     *
     * @param level how often its triangles are divided, from those of an icosahedron
     */
    static Look ball(double radius, int level, PhongMaterial material) {
        // The icosahedron takes a diameter, and is of the same size whatever it is.
        TriangleMesh mesh = (TriangleMesh) new IcosahedronMesh(2f, level).getMesh();
        float[] points = mesh.getPoints().toArray(null);
        for (int i = 0; i < points.length; i++) {
            points[i] *= (float) radius;
        }
        mesh.getPoints().setAll(points);
        return new Look(mesh, material);
    }

    /** A cone of unit size: its tip is at the origin, and the middle of its base at y = 1. */
    static Look cone(int sides, PhongMaterial material) {
        return new Look((TriangleMesh) new ConeMesh(sides, 1, 1).getMesh(), material);
    }
}
