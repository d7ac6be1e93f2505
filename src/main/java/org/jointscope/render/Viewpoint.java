package org.jointscope.render;

import org.jointscope.model.Vector3;

/**
 * An eye in model space, and its view: x to the right, y down, in pixels from the upper left corner. It is reused, so
 * that a thousand queries per frame do not allocate memory.
 */
public final class Viewpoint {

    private static final double INITIAL_SLOPE = StrictMath.tan(Math.toRadians(Orbit.FIELD_OF_VIEW / 2));

    /** The position of the eye: x, y, z, as in the other arrays. */
    public final double[] eye = new double[3];

    /** The right direction of the view. */
    public final double[] right = new double[3];

    /** The down direction of the view. */
    public final double[] down = new double[3];

    /** The view direction. */
    public final double[] forward = new double[3];

    private double middleX;
    private double middleY;
    private double pixelsPerSlope = 1;
    private double closer = 1;

    /** Sets the position of the eye and its directions, which are orthogonal unit vectors. */
    public void turn(Vector3 toEye, Vector3 toRight, Vector3 toDown, Vector3 toForward) {
        set(eye, toEye);
        set(right, toRight);
        set(down, toDown);
        set(forward, toForward);
    }

    private static void set(double[] coordinates, Vector3 point) {
        coordinates[0] = point.x();
        coordinates[1] = point.y();
        coordinates[2] = point.z();
    }

    /** @param verticalFieldOfView in degrees, from the top edge of the viewport to the bottom */
    public void picture(double width, double height, double verticalFieldOfView) {
        middleX = width / 2;
        middleY = height / 2;
        double slope = StrictMath.tan(Math.toRadians(verticalFieldOfView / 2));
        pixelsPerSlope = Math.max(1, height) / 2 / slope;
        closer = slope / INITIAL_SLOPE;
    }

    /**
     * The share of the distance to the eye by which an object is drawn closer, so that it is over a surface.
     *
     * @param share at the initial field of view of an {@link Orbit}; less in a narrow one, where the eye is far away
     */
    public double closer(double share) {
        return share * Math.min(1, closer);
    }

    private double along(double[] direction, double x, double y, double z) {
        return (x - eye[0]) * direction[0] + (y - eye[1]) * direction[1] + (z - eye[2]) * direction[2];
    }

    /** The distance of a point from the eye along the view direction; not positive for points at or behind the eye. */
    public double depth(double x, double y, double z) {
        return along(forward, x, y, z);
    }

    /** The x coordinate in the viewport of a point in front of the eye. */
    public double pixelX(double x, double y, double z) {
        return middleX + along(right, x, y, z) / depth(x, y, z) * pixelsPerSlope;
    }

    /** The y coordinate in the viewport of a point in front of the eye. */
    public double pixelY(double x, double y, double z) {
        return middleY + along(down, x, y, z) / depth(x, y, z) * pixelsPerSlope;
    }

    /** Writes the ray from the eye through a position in the viewport: x, y, z of the eye, then of the direction. */
    public void ray(double pixelX, double pixelY, double[] out) {
        double across = (pixelX - middleX) / pixelsPerSlope;
        double along = (pixelY - middleY) / pixelsPerSlope;
        for (int axis = 0; axis < 3; axis++) {
            out[axis] = eye[axis];
            out[3 + axis] = forward[axis] + across * right[axis] + along * down[axis];
        }
    }

    /** The number of units per pixel at the position of a point, in front of the eye or behind it. */
    public double unitsPerPixel(double x, double y, double z) {
        return Math.abs(depth(x, y, z)) / pixelsPerSlope;
    }

    /** The number of units per pixel at a position. */
    public double unitsPerPixel(double[] place) {
        return unitsPerPixel(place[0], place[1], place[2]);
    }

    /**
     * Writes the unit vector across a line and across the line of sight to a position on it.
     *
     * @return false, without writing, if the line points at the eye or has no length
     */
    public boolean across(double[] from, double[] to, double[] place, double[] out) {
        double x = to[0] - from[0];
        double y = to[1] - from[1];
        double z = to[2] - from[2];
        double sightX = eye[0] - place[0];
        double sightY = eye[1] - place[1];
        double sightZ = eye[2] - place[2];
        double acrossX = y * sightZ - z * sightY;
        double acrossY = z * sightX - x * sightZ;
        double acrossZ = x * sightY - y * sightX;
        double length = Math.sqrt(acrossX * acrossX + acrossY * acrossY + acrossZ * acrossZ);
        if (!(length > 0)) {
            return false;
        }
        out[0] = acrossX / length;
        out[1] = acrossY / length;
        out[2] = acrossZ / length;
        return true;
    }
}
