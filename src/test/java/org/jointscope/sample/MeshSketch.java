package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Collects the vertices and triangles of a mesh. */
final class MeshSketch {
    private final List<SkinMesh.Vertex> vertices = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();

    int size() {
        return vertices.size();
    }

    void vertex(Vec point, double[] st, List<SkinWeights.Share> shares) {
        vertices.add(new SkinMesh.Vertex(point, st[0], st[1], shares));
    }

    /** Corners counter-clockwise as seen from outside; a triangle without area is left out. */
    void triangle(int a, int b, int c) {
        Vec p = vertices.get(a).point();
        Vec n = vertices.get(b).point().minus(p).cross(vertices.get(c).point().minus(p));
        if (n.length() > 1e-6) {
            triangles.add(new int[] {a, b, c});
        }
    }

    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    SkinMesh mesh(String name, String shader) {
        return new SkinMesh(name, shader, List.copyOf(vertices), List.copyOf(triangles));
    }
}
