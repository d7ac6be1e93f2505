package org.jointscope.render;

/**
 * A view direction. From the side the model faces right with z up, from above x points right and y up: the usual
 * directions of a drawing.
 */
public enum Direction {
    FRONT(0, 0),
    BACK(180, 0),
    RIGHT(90, 0),
    LEFT(-90, 0),
    TOP(90, 90),
    BOTTOM(90, -90);

    /** In degrees, as of an {@link Orbit}. */
    public final double yaw;

    public final double elevation;

    Direction(double yaw, double elevation) {
        this.yaw = yaw;
        this.elevation = elevation;
    }
}
