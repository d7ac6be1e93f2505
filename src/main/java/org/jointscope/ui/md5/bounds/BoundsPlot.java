package org.jointscope.ui.md5.bounds;

import java.util.function.ToDoubleFunction;
import org.jointscope.analysis.BoundsComparison;
import org.jointscope.analysis.BoundsComparison.Fit;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.ui.plot.FrameBars;

/** The plotted quantity of each frame. */
public record BoundsPlot(Kind kind, FrameBars bars) {

    /** A quantity of a frame. */
    public enum Kind {
        /** The overshoot of the mesh over the file's bounds; if negative, the margin inside. */
        OUTSIDE,
        /** The longest side of the mesh's bounds, if a comparison would be meaningless. */
        MESH_SIZE,
        /** The longest side of the file's bounds, if there is no mesh. */
        FILE_SIZE
    }

    static BoundsPlot of(BoundsComparison boxes) {
        boolean nothingToCompare =
                boxes.file().frameCount() == 0 || boxes.file().areAllZero() || boxes.isExact();
        Kind kind = !boxes.withMesh() ? Kind.FILE_SIZE : nothingToCompare ? Kind.MESH_SIZE : Kind.OUTSIDE;
        ToDoubleFunction<Line> value = switch (kind) {
            case OUTSIDE -> line -> line.fit() == Fit.PENDING ? Double.NaN : line.margin();
            case MESH_SIZE -> line -> line.mesh().largestSide(line.frame());
            case FILE_SIZE -> line -> line.file().largestSide(line.frame());
        };
        return new BoundsPlot(
                kind,
                FrameBars.of(boxes.frames(), value, line -> kind == Kind.OUTSIDE && line.fit() == Fit.STICKS_OUT));
    }
}
