package org.jointscope.ui.md5.bounds;

import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.skin.FrameBoxes;

import java.util.Optional;

/**
 * A row of the table: what there is about one frame. It looks into boxes that are still being
 * computed.
 *
 * @param frame of the animation, or a row of its bounds past the last frame
 * @param file as the file gives them
 * @param mesh as the skinned mesh fills them
 * @param row of the file; empty if it has no box for the frame
 * @param preset why there is nothing to compare; {@link Fit#PENDING} if there is
 */
public record BoundsLine(
        int frame, FrameBoxes file, FrameBoxes mesh, Optional<BoundsRow> row, Fit preset) {

    /** Less than this share of the mesh's size is the rounding of whoever wrote the file. */
    private static final double ROUNDING = 1e-4;

    public Fit fit() {
        if (preset != Fit.PENDING || Double.isNaN(mesh.size(frame, 0))) {
            return preset;
        }
        double outside = outside();
        if (Double.isNaN(outside)) {
            return Fit.UNREADABLE;
        }
        return outside > rounding() ? Fit.STICKS_OUT : Fit.INSIDE;
    }

    private double rounding() {
        return ROUNDING * mesh.largestSide(frame);
    }

    /**
     * How far the mesh lies outside the file's box; negative is the room that is left. NaN if not
     * known.
     */
    public double outside() {
        return mesh.outside(file, frame);
    }

    /** The same, but 0 where it is no more than rounding. */
    public double margin() {
        double outside = outside();
        return Math.abs(outside) <= rounding() ? 0 : outside;
    }

    /**
     * How far the mesh sticks out of the file's box, in game units: 0 if it does not, NaN if that
     * is not known.
     */
    public double sticksOut() {
        return switch (fit()) {
            case STICKS_OUT -> outside();
            case INSIDE -> 0;
            default -> Double.NaN;
        };
    }

    /** Whether mesh and box are the same, but for rounding. */
    public boolean fitsExactly() {
        return fit() == Fit.INSIDE && margin() == 0;
    }

    public boolean isInFile() {
        return row.isPresent();
    }

    /** The line in the source; {@link ModelFile#MISSING} if there is none. */
    public int line() {
        return row.map(it -> it.place().line()).orElse(ModelFile.MISSING);
    }
}
