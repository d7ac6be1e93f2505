package org.jointscope.model;

/**
 * A frame of an .md2: the position of each vertex in a grid of 256 steps along each axis, and the index of its
 * predefined normal. The position is {@code byte · scale + translate}.
 *
 * @param name up to its first NUL, in Latin-1
 * @param scale length of a step along each axis
 * @param translate origin of the grid
 * @param vertices {@link #VERTEX_SIZE} bytes each; not copied, must not be changed
 * @param offset of the frame's first byte: its scale
 */
public record Md2Frame(String name, Vector3 scale, Vector3 translate, byte[] vertices, int offset) {

    /** Bytes before the vertices. */
    public static final int HEADER_SIZE = 40;

    /** Bytes of the name in the header of a frame. */
    public static final int NAME_SIZE = 16;

    /** Bytes of a vertex: x, y, z and the index of a normal. */
    public static final int VERTEX_SIZE = 4;

    public int vertexCount() {
        return vertices.length / VERTEX_SIZE;
    }

    /**
     * A vertex's step along an axis, 0 to 255.
     *
     * @param axis 0 to 2
     */
    public int step(int vertex, int axis) {
        return Byte.toUnsignedInt(vertices[vertex * VERTEX_SIZE + axis]);
    }

    /** The index of a vertex's normal, 0 to 255; Quake II has normals 0 to 161. */
    public int normal(int vertex) {
        return Byte.toUnsignedInt(vertices[vertex * VERTEX_SIZE + 3]);
    }

    /** Offset of its translation. */
    public int translateOffset() {
        return offset + 3 * Float.BYTES;
    }

    /** Offset of its name. */
    public int nameOffset() {
        return offset + HEADER_SIZE - NAME_SIZE;
    }

    /** Offset of one of its vertices. */
    public int vertexOffset(int vertex) {
        return offset + HEADER_SIZE + vertex * VERTEX_SIZE;
    }
}
