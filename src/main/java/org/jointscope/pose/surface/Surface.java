package org.jointscope.pose.surface;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Triangles between points, as they are drawn: a mesh, or one of the two surfaces of an .md2. Several vertices of the
 * file can share a point. Triangles that cannot be drawn are left out. The arrays are not copied, and are shared.
 *
 * @param pointCount the number of positions
 * @param pointOfVertex the point of each vertex, by row in the file
 * @param triangleVertices three existing vertices per triangle, clockwise from outside
 * @param trianglePoints their points
 * @param triangleTexCoords the indices of their texture coordinates
 * @param texCoords s, t: from 0 at the left and upper edge of the texture to 1
 * @param origins the origin of each triangle in the file: its row, or the index of its GL command
 */
public record Surface(
        int pointCount,
        int[] pointOfVertex,
        int[] triangleVertices,
        int[] trianglePoints,
        int[] triangleTexCoords,
        float[] texCoords,
        int[] origins) {

    /** Corners of a triangle. */
    public static final int CORNERS = 3;

    /** Vertices with texture coordinates of their own. */
    public Surface(int pointCount, int[] pointOfVertex, int[] triangleVertices, float[] texCoords, int[] origins) {
        this(
                pointCount,
                pointOfVertex,
                triangleVertices,
                Arrays.stream(triangleVertices)
                        .map(vertex -> pointOfVertex[vertex])
                        .toArray(),
                triangleVertices,
                texCoords,
                origins);
    }

    /** Points that are also the vertices, with texture coordinates for each corner of a triangle. */
    public static Surface ofPoints(
            int pointCount, int[] trianglePoints, int[] triangleTexCoords, float[] texCoords, int[] origins) {
        int[] vertices = IntStream.range(0, pointCount).toArray();
        return new Surface(pointCount, vertices, trianglePoints, trianglePoints, triangleTexCoords, texCoords, origins);
    }

    /** Points without triangles. */
    public static Surface ofPoints(int pointCount) {
        return ofPoints(pointCount, new int[0], new int[0], new float[0], new int[0]);
    }

    public int vertexCount() {
        return pointOfVertex.length;
    }

    public int pointOfVertex(int vertex) {
        return pointOfVertex[vertex];
    }

    public int triangleCount() {
        return origins.length;
    }

    /** The vertex at a corner (0…2) of a triangle. */
    public int vertex(int triangle, int corner) {
        return triangleVertices[triangle * CORNERS + corner];
    }

    /** The point at a corner (0…2) of a triangle. */
    public int point(int triangle, int corner) {
        return trianglePoints[triangle * CORNERS + corner];
    }

    /** The points at the corners of all triangles that have an origin in the file. */
    public int[] pointsOf(int origin) {
        return IntStream.range(0, trianglePoints.length)
                .filter(at -> origins[at / CORNERS] == origin)
                .map(at -> trianglePoints[at])
                .toArray();
    }

    /** A triangle with the same points in the same direction as one of another surface, or −1. */
    public int find(Surface other, int triangle) {
        int a = other.point(triangle, 0);
        int b = other.point(triangle, 1);
        int c = other.point(triangle, 2);
        return IntStream.range(0, triangleCount())
                .filter(own -> has(own, a, b, c) || has(own, b, c, a) || has(own, c, a, b))
                .findFirst()
                .orElse(-1);
    }

    private boolean has(int triangle, int a, int b, int c) {
        return point(triangle, 0) == a && point(triangle, 1) == b && point(triangle, 2) == c;
    }
}
