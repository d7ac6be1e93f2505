package org.jointscope.ui.scene3d;

import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

import org.fxyz3d.shapes.primitives.ConeMesh;
import org.fxyz3d.shapes.primitives.IcosahedronMesh;
import org.fxyz3d.shapes.primitives.OctahedronMesh;

/** The mesh and the material of a shape. */
record Look(TriangleMesh mesh, PhongMaterial material) {

    /**
     * A ball around the origin.
     *
     * @param level number of subdivisions of the icosahedron
     */
    static Look ball(double radius, int level, PhongMaterial material) {
        // The icosahedron has a diameter parameter, but its size does not depend on it.
        return new Look(scaled(new IcosahedronMesh(2f, level), 0, radius), material);
    }

    /** The coarsest ball, with half of the triangles: its corners are too small to be visible. */
    static Look speck(double radius, PhongMaterial material) {
        // One of its corners is at the origin.
        return new Look(scaled(new OctahedronMesh(1, 2), -1, radius), material);
    }

    private static TriangleMesh scaled(MeshView shape, float rise, double radius) {
        TriangleMesh mesh = (TriangleMesh) shape.getMesh();
        float[] points = mesh.getPoints().toArray(null);
        for (int i = 0; i < points.length; i++) {
            points[i] = (points[i] + (i % 3 == 1 ? rise : 0)) * (float) radius;
        }
        mesh.getPoints().setAll(points);
        return mesh;
    }

    /** A cone of unit size: its tip is at the origin, and the center of its base at y = 1. */
    static Look cone(int sides, PhongMaterial material) {
        return new Look((TriangleMesh) new ConeMesh(sides, 1, 1).getMesh(), material);
    }
}
