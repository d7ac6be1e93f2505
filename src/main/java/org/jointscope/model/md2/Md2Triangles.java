package org.jointscope.model.md2;

/**
 * Triangles, clockwise as seen from outside. Indices are unsigned 16-bit integers, as in q2pro. In id's struct they are
 * signed, but no model that Quake II accepts has so many vertices.
 *
 * @param offset of the first byte
 * @param indices three vertices and three texture coordinates each; not copied, must not be changed
 */
public record Md2Triangles(int offset, short[] indices) {

    /** Bytes of a triangle. */
    public static final int SIZE = 12;

    private static final int CORNERS = 3;

    public int size() {
        return indices.length / (2 * CORNERS);
    }

    /**
     * Index of a vertex.
     *
     * @param corner 0 to 2
     */
    public int vertex(int triangle, int corner) {
        return Short.toUnsignedInt(indices[triangle * 2 * CORNERS + corner]);
    }

    /**
     * Index of a texture coordinate.
     *
     * @param corner 0 to 2
     */
    public int texCoord(int triangle, int corner) {
        return Short.toUnsignedInt(indices[triangle * 2 * CORNERS + CORNERS + corner]);
    }

    /** Offset of a triangle. */
    public int offset(int triangle) {
        return offset + triangle * SIZE;
    }
}
