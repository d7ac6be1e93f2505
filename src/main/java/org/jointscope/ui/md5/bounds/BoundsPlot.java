package org.jointscope.ui.md5.bounds;

import org.jointscope.analysis.BoundsComparison;
import org.jointscope.analysis.BoundsComparison.Fit;
import org.jointscope.analysis.BoundsComparison.Line;
import org.jointscope.ui.plot.FrameBars;

import java.util.function.ToDoubleFunction;

/** The quantity of each frame that is worth seeing. */
public record BoundsPlot(Kind kind, FrameBars bars) {

    /** A quantity of a frame. */
    public enum Kind {
        /** The part of the mesh outside the file's box; below zero the room left inside. */
        OUTSIDE,
        /** The longest side of the mesh's box, where a comparison would say nothing. */
        MESH_SIZE,
        /** The longest side of the file's box: there is no mesh. */
        FILE_SIZE
    }

    static BoundsPlot of(BoundsComparison boxes) {
        boolean nothingToCompare =
                boxes.file().frameCount() == 0 || boxes.file().areAllZero() || boxes.isExact();
        Kind kind =
                !boxes.withMesh()
                        ? Kind.FILE_SIZE
                        : nothingToCompare ? Kind.MESH_SIZE : Kind.OUTSIDE;
        ToDoubleFunction<Line> value =
                switch (kind) {
                    case OUTSIDE -> line -> line.fit() == Fit.PENDING ? Double.NaN : line.margin();
                    case MESH_SIZE -> line -> line.mesh().largestSide(line.frame());
                    case FILE_SIZE -> line -> line.file().largestSide(line.frame());
                };
        return new BoundsPlot(
                kind,
                FrameBars.of(
                        boxes.frames(),
                        value,
                        line -> kind == Kind.OUTSIDE && line.fit() == Fit.STICKS_OUT));
    }
}
