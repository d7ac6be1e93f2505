package org.jointscope.sample;

import java.util.ArrayList;
import java.util.Arrays;
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

    /** The finished mesh, without vertices that no triangle uses. */
    SkinMesh mesh(String name, String shader) {
        int[] number = new int[vertices.size()];
        triangles.forEach(t -> Arrays.stream(t).forEach(corner -> number[corner] = 1));
        List<SkinMesh.Vertex> used = new ArrayList<>();
        for (int i = 0; i < number.length; i++) {
            if (number[i] == 1) {
                number[i] = used.size();
                used.add(vertices.get(i));
            }
        }
        List<int[]> renumbered = new ArrayList<>();
        for (int[] t : triangles) {
            renumbered.add(new int[] {number[t[0]], number[t[1]], number[t[2]]});
        }
        return new SkinMesh(name, shader, List.copyOf(used), List.copyOf(renumbered));
    }
}
