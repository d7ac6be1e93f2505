package org.jointscope.ui.scene3d;

import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import org.fxyz3d.shapes.primitives.ConeMesh;
import org.fxyz3d.shapes.primitives.IcosahedronMesh;

/** The mesh and the material of a shape. */
record Look(TriangleMesh mesh, PhongMaterial material) {

    /**
     * A ball around the origin.
     *
     * @param level number of subdivisions of the icosahedron
     */
    static Look ball(double radius, int level, PhongMaterial material) {
        // The icosahedron has a diameter parameter, but its size does not depend on it.
        return new Look(scaled(new IcosahedronMesh(2f, level), radius), material);
    }

    /**
     * A disc around the origin, in the plane of x and y, that is visible from negative z. Unlit, it looks like a ball
     * if it faces the eye, with an eighth of the triangles.
     */
    static Look disc(double radius, int sides, PhongMaterial material) {
        float[] points = new float[sides * 3];
        for (int i = 0; i < sides; i++) {
            points[i * 3] = (float) (radius * Math.cos(2 * Math.PI * i / sides));
            points[i * 3 + 1] = (float) (radius * Math.sin(2 * Math.PI * i / sides));
        }
        int[] corners = new int[(sides - 2) * 3];
        for (int i = 0; i < sides - 2; i++) {
            corners[i * 3 + 1] = i + 2;
            corners[i * 3 + 2] = i + 1;
        }
        return new Look(Glow.mesh(points, corners), material);
    }

    private static TriangleMesh scaled(MeshView shape, double radius) {
        TriangleMesh mesh = (TriangleMesh) shape.getMesh();
        float[] points = mesh.getPoints().toArray(null);
        for (int i = 0; i < points.length; i++) {
            points[i] *= (float) radius;
        }
        mesh.getPoints().setAll(points);
        return mesh;
    }

    /** A cone of unit size: its tip is at the origin, and the center of its base at y = 1. */
    static Look cone(int sides, PhongMaterial material) {
        return new Look((TriangleMesh) new ConeMesh(sides, 1, 1).getMesh(), material);
    }
}
