package org.jointscope.pose.md2;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.pose.skin.FrameBoxes;

/**
 * The bounding boxes of the vertices of an .md2, frame by frame. The grid of a frame can be larger: Quake II culls by
 * the grid (ref_gl/gl_mesh.c, R_CullAliasModel).
 */
public final class KeyframeBoxes {

    private static final int AXES = 3;

    private KeyframeBoxes() {}

    /** The bounding boxes in model space; unknown along an axis if its scale or translation is not finite. */
    public static FrameBoxes of(Md2 md2) {
        List<Md2Frame> frames = md2.frames();
        FrameBoxes boxes = new FrameBoxes(frames.size());
        for (int frame = 0; frame < frames.size(); frame++) {
            if (frames.get(frame).vertexCount() > 0) {
                boxes.put(frame, of(frames.get(frame)));
            }
        }
        return boxes;
    }

    private static double[] of(Md2Frame frame) {
        double[] box = new double[FrameBoxes.STRIDE];
        for (int i = 0; i < AXES; i++) {
            int axis = i;
            IntSummaryStatistics steps = IntStream.range(0, frame.vertexCount())
                    .map(vertex -> frame.step(vertex, axis))
                    .summaryStatistics();
            double one = position(frame, steps.getMin(), axis);
            double other = position(frame, steps.getMax(), axis);
            // A negative scale mirrors the grid.
            box[axis] = Math.min(one, other);
            box[AXES + axis] = Math.max(one, other);
        }
        return box;
    }

    /**
     * The position of a step of a frame's grid along an axis; NaN if there is none.
     *
     * @param axis 0 to 2
     */
    public static double position(Md2Frame frame, int step, int axis) {
        double position = step * frame.scale().along(axis) + frame.translate().along(axis);
        return Double.isFinite(position) ? position : Double.NaN;
    }
}
