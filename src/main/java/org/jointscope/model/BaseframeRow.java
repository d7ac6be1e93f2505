package org.jointscope.model;

/**
 * A row of the {@code baseframe} block: the parent-local pose of a joint where no frame says
 * otherwise.
 *
 * @param position relative to the parent, in game units
 * @param orientation x, y, z of the quaternion relative to the parent
 */
public record BaseframeRow(Vector3 position, Vector3 orientation, Place place) {

    /** The number for a component; NaN if it is missing or unreadable. */
    public double value(Component component) {
        return switch (component) {
            case TX -> position.x();
            case TY -> position.y();
            case TZ -> position.z();
            case QX -> orientation.x();
            case QY -> orientation.y();
            case QZ -> orientation.z();
        };
    }
}
