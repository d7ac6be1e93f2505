package org.jointscope.sample;

import java.util.List;

/** A mesh as the file will hold it, but with points in model space and triangles seen from outside. */
record SkinMesh(String name, String shader, List<Vertex> vertices, List<int[]> triangles) {
    /** A point of the bind pose, its place in the texture (t runs down), and its joints. */
    record Vertex(Vec point, double s, double t, List<SkinWeights.Share> shares) {}
}
