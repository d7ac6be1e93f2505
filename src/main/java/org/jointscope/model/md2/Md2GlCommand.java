package org.jointscope.model.md2;

/**
 * A strip or a fan of triangles. The arrays are not copied and must not be changed.
 *
 * @param isStrip else it is a fan
 * @param coords s, t of every vertex, from 0 at the skin's left and upper edges to 1
 * @param vertices indices, whatever the file says
 * @param offset the byte it begins at: the count of its vertices, negative for a fan
 */
public record Md2GlCommand(boolean isStrip, float[] coords, int[] vertices, int offset) {

    /** Bytes of a vertex: s and t as floats from 0 to 1, and the index of a vertex. */
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
     * Which of the command's vertices a triangle has, clockwise from outside: every second one of a
     * strip is turned round (Quake II, ref_gl/gl_mesh.c).
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

    /** The byte one of its vertices begins at. */
    public int vertexOffset(int index) {
        return offset + Integer.BYTES + index * VERTEX_SIZE;
    }
}
