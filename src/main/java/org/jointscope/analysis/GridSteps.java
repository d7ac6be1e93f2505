package org.jointscope.analysis;

import java.util.Arrays;
import org.jointscope.model.Md2;

/**
 * The grids of an .md2: the distance between two of the 256 positions along each axis, frame by frame. A coordinate is
 * rounded by at most half of it.
 */
public final class GridSteps {

    private static final int AXES = 3;

    /** The grids of a model without frames. */
    public static final GridSteps NONE = new GridSteps(new double[0]);

    private final double[] steps;

    private GridSteps(double[] steps) {
        this.steps = steps;
    }

    public static GridSteps of(Md2 md2) {
        double[] steps = new double[md2.frames().size() * AXES];
        Arrays.setAll(steps, i -> Math.abs(md2.frames().get(i / AXES).scale().along(i % AXES)));
        return new GridSteps(steps);
    }

    /** The step of a frame along an axis (0…2); NaN if there is no such frame. */
    public double step(int frame, int axis) {
        int at = frame * AXES + axis;
        return at < steps.length ? steps[at] : Double.NaN;
    }

    /** The largest error of rounding in a frame along an axis; NaN if there is no such frame. */
    public double rounding(int frame, int axis) {
        return step(frame, axis) / 2;
    }

    /** The frame with the largest finite step along an axis; the first one if there is none. */
    public int coarsest(int axis) {
        int coarsest = 0;
        for (int frame = 1; frame < steps.length / AXES; frame++) {
            boolean larger = step(frame, axis) > step(coarsest, axis) || !Double.isFinite(step(coarsest, axis));
            coarsest = larger && Double.isFinite(step(frame, axis)) ? frame : coarsest;
        }
        return coarsest;
    }
}
