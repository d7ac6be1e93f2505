package org.jointscope.ui.md2.keyframes;

import org.jointscope.model.Md2Frame;

/**
 * The contents of a file for one of its frames.
 *
 * @param clip that contains the frame
 */
public record KeyframeRow(int index, String clip, Md2Frame frame) {

    private static final int STEPS = 255;

    /**
     * The distance between positions of the frame's grid, in game units.
     *
     * @param axis 0 to 2, as in the other methods
     */
    public double step(int axis) {
        return frame.scale().along(axis);
    }

    /** The first coordinate of the grid. */
    public double start(int axis) {
        return frame.translate().along(axis);
    }

    /** The last coordinate of the grid. */
    public double end(int axis) {
        return start(axis) + STEPS * step(axis);
    }

    /** The length of the grid. */
    public double grid(int axis) {
        return STEPS * Math.abs(step(axis));
    }
}
