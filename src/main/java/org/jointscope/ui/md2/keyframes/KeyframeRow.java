package org.jointscope.ui.md2.keyframes;

import org.jointscope.model.Md2Frame;

/**
 * What a file says about one of its frames.
 *
 * @param clip the movement that the frame belongs to
 */
public record KeyframeRow(int index, String clip, Md2Frame frame) {

    private static final int STEPS = 255;

    /**
     * How far apart the places of the frame's grid are, in game units.
     *
     * @param axis 0 to 2, and so with the others
     */
    public double step(int axis) {
        return frame.scale().along(axis);
    }

    /** Where the grid begins. */
    public double start(int axis) {
        return frame.translate().along(axis);
    }

    /** Where the grid ends. */
    public double end(int axis) {
        return start(axis) + STEPS * step(axis);
    }

    /** How long the grid is. */
    public double grid(int axis) {
        return STEPS * Math.abs(step(axis));
    }
}
