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
        return component.of(position, orientation);
    }
}
