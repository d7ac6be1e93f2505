package org.jointscope.ui.md5.bounds;

import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.ui.pane.FrameBars;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What the plot shows. */
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

    static final BoundsPlot NONE = new BoundsPlot(Kind.FILE_SIZE, FrameBars.NONE);

    /** The plot of what is worth seeing. */
    static BoundsPlot of(List<BoundsLine> frames, FrameBoxes file, boolean mesh) {
        boolean nothingToCompare =
                file.frameCount() == 0
                        || file.areAllZero()
                        || frames.stream().allMatch(BoundsLine::fitsExactly);
        return of(
                !mesh ? Kind.FILE_SIZE : nothingToCompare ? Kind.MESH_SIZE : Kind.OUTSIDE, frames);
    }

    private static BoundsPlot of(Kind kind, List<BoundsLine> frames) {
        ToDoubleFunction<BoundsLine> value =
                switch (kind) {
                    case OUTSIDE -> line -> line.fit() == Fit.PENDING ? Double.NaN : line.margin();
                    case MESH_SIZE -> line -> line.mesh().largestSide(line.frame());
                    case FILE_SIZE -> line -> line.file().largestSide(line.frame());
                };
        return new BoundsPlot(
                kind,
                FrameBars.of(
                        frames,
                        value,
                        line -> kind == Kind.OUTSIDE && line.fit() == Fit.STICKS_OUT));
    }
}
