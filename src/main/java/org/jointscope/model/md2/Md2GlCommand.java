package org.jointscope.model.md2;

/**
 * A strip or a fan of triangles. The arrays are not copied and must not be changed.
 *
 * @param isStrip otherwise it is a fan
 * @param coords s, t of every vertex, from 0 at the skin's left and upper edges to 1
 * @param vertices indices as written, not checked
 * @param offset of its first byte: the count of its vertices, negative for a fan
 */
public record Md2GlCommand(boolean isStrip, float[] coords, int[] vertices, int offset) {

    /** Bytes of a vertex: s and t as 32-bit floats from 0 to 1, and the index of a vertex. */
    public static final int VERTEX_SIZE = 12;

    public int size() {
        return vertices.length;
    }

    public float s(int index) {
        return coords[index * 2];
    }

    public float t(int index) {
        return coords[index * 2 + 1];
    }

    public int vertex(int index) {
        return vertices[index];
    }

    public int triangleCount() {
        return Math.max(0, vertices.length - 2);
    }

    /**
     * Index of a triangle's corner in the vertices of the command, clockwise from outside: every second triangle of a
     * strip is reversed (Quake II, ref_gl/gl_mesh.c).
     *
     * @param corner 0 to 2
     */
    public int corner(int triangle, int corner) {
        if (!isStrip) {
            return corner == 0 ? 0 : triangle + corner;
        }
        boolean turned = (triangle & 1) == 1 && corner < 2;
        return triangle + (turned ? 1 - corner : corner);
    }

    /** Offset of one of its vertices. */
    public int vertexOffset(int index) {
        return offset + Integer.BYTES + index * VERTEX_SIZE;
    }
}
