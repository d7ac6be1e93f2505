package org.jointscope.ui.md2.vertices;

import org.jointscope.model.Md2Frame;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md2.KeyframeBoxes;
import org.jointscope.pose.md2.Md2Normals;

import java.util.stream.IntStream;

/**
 * What a frame says of its vertices.
 *
 * @param index of the frame
 */
public record FrameVertices(int index, Md2Frame frame) {

    /** Of no frame. */
    static final FrameVertices NONE =
            new FrameVertices(-1, new Md2Frame("", Vector3.ZERO, Vector3.ZERO, new byte[0], 0));

    private boolean has(VertexRow row) {
        return row.index() < frame.vertexCount();
    }

    /**
     * The byte that stands in the file, 0 to 255.
     *
     * @param axis 0 to 2, and so with the others
     */
    public int step(VertexRow row, int axis) {
        return has(row) ? frame.step(row.index(), axis) : 0;
    }

    /** Where that is in model space; NaN if it is nowhere. */
    public double place(VertexRow row, int axis) {
        return KeyframeBoxes.place(frame, step(row, axis), axis);
    }

    /** The number of the normal, 0 to 255. */
    public int normal(VertexRow row) {
        return has(row) ? frame.normal(row.index()) : 0;
    }

    /** Whether there is a normal of that number. */
    public boolean hasNormal(VertexRow row) {
        return normal(row) < Md2Normals.COUNT;
    }

    /** NaN if there is no normal of that number. */
    public double normal(VertexRow row, int axis) {
        return hasNormal(row) ? Md2Normals.get(normal(row), axis) : Double.NaN;
    }

    /** The byte of the file that the vertex begins at. */
    public int offset(VertexRow row) {
        return frame.vertexOffset(row.index());
    }

    /** Vertices whose normal does not exist. */
    int invalidNormals() {
        return (int)
                IntStream.range(0, frame.vertexCount())
                        .filter(vertex -> frame.normal(vertex) >= Md2Normals.COUNT)
                        .count();
    }
}
