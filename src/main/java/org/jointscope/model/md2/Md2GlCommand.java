package org.jointscope.model.md2;

/** A strip or a fan of triangles. */
public final class Md2GlCommand {

    /** Bytes of a vertex: s and t as floats from 0 to 1, and the index of a vertex. */
    public static final int VERTEX_SIZE = 12;

    private final boolean strip;
    private final float[] coords;
    private final int[] vertices;
    private final int offset;

    /**
     * @param strip else it is a fan
     * @param coords s, t of every vertex; not copied, must not be changed, and so with the vertices
     * @param offset the byte it begins at: the count of its vertices, negative for a fan
     */
    public Md2GlCommand(boolean strip, float[] coords, int[] vertices, int offset) {
        this.strip = strip;
        this.coords = coords;
        this.vertices = vertices;
        this.offset = offset;
    }

    /** Whether it is a strip; else it is a fan. */
    public boolean isStrip() {
        return strip;
    }

    public int size() {
        return vertices.length;
    }

    /** From 0 at the skin's left edge to 1. */
    public float s(int index) {
        return coords[index * 2];
    }

    /** From 0 at the skin's upper edge to 1. */
    public float t(int index) {
        return coords[index * 2 + 1];
    }

    /** Index of a vertex, whatever the file says. */
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
        if (!strip) {
            return corner == 0 ? 0 : triangle + corner;
        }
        boolean turned = (triangle & 1) == 1 && corner < 2;
        return triangle + (turned ? 1 - corner : corner);
    }

    public int offset() {
        return offset;
    }

    /** The byte one of its vertices begins at. */
    public int vertexOffset(int index) {
        return offset + Integer.BYTES + index * VERTEX_SIZE;
    }
}
