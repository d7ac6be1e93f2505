package org.jointscope.ui.viewport;

/**
 * A direction to look from. Seen from the side the model looks to the right with z upwards, seen
 * from above x points to the right and y upwards: as one would draw them on paper.
 */
public enum Direction {
    FRONT(0, 0),
    BACK(180, 0),
    RIGHT(90, 0),
    LEFT(-90, 0),
    TOP(90, 90),
    BOTTOM(90, -90);

    /** In degrees, as of an {@link Orbit}. */
    final double yaw;

    final double elevation;

    Direction(double yaw, double elevation) {
        this.yaw = yaw;
        this.elevation = elevation;
    }
}
