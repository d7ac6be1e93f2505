package org.jointscope.ui.md2.vertices;

import java.util.stream.IntStream;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md2.KeyframeBoxes;
import org.jointscope.pose.md2.Md2Normals;

/**
 * The vertices of a frame as in the file.
 *
 * @param index of the frame
 */
public record FrameVertices(int index, Md2Frame frame) {

    /** The vertices without a frame. */
    static final FrameVertices NONE =
            new FrameVertices(-1, new Md2Frame("", Vector3.ZERO, Vector3.ZERO, new byte[0], 0));

    private boolean has(VertexRow row) {
        return row.index() < frame.vertexCount();
    }

    /**
     * The byte in the file, 0 to 255.
     *
     * @param axis 0 to 2, as in the other methods
     */
    public int step(VertexRow row, int axis) {
        return has(row) ? frame.step(row.index(), axis) : 0;
    }

    /** The coordinate of that byte in model space; NaN if there is none. */
    public double position(VertexRow row, int axis) {
        return KeyframeBoxes.position(frame, step(row, axis), axis);
    }

    /** The index of the normal, 0 to 255. */
    public int normal(VertexRow row) {
        return has(row) ? frame.normal(row.index()) : 0;
    }

    /** Whether the normal exists. */
    public boolean hasNormal(VertexRow row) {
        return normal(row) < Md2Normals.COUNT;
    }

    /** A coordinate of the normal; NaN if it does not exist. */
    public double normal(VertexRow row, int axis) {
        return hasNormal(row) ? Md2Normals.get(normal(row), axis) : Double.NaN;
    }

    /** The offset of the vertex's first byte. */
    public int offset(VertexRow row) {
        return frame.vertexOffset(row.index());
    }

    /** The number of vertices with a normal that does not exist. */
    int invalidNormals() {
        return (int) IntStream.range(0, frame.vertexCount())
                .filter(vertex -> frame.normal(vertex) >= Md2Normals.COUNT)
                .count();
    }
}
