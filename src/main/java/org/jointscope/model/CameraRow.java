package org.jointscope.model;

/**
 * A row of the {@code camera} block: where the camera is in one frame.
 *
 * @param position in the map's space or the model's, in game units
 * @param orientation x, y, z of the quaternion that turns +X into the direction of view, +Y to its
 *     left and +Z up
 * @param fov the horizontal angle of view, in degrees; NaN if missing or unreadable
 */
public record CameraRow(Vector3 position, Vector3 orientation, double fov, Place place) {}
