package org.jointscope.ui.viewport;

import javafx.geometry.Point3D;

import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.scene3d.Viewpoint;

/**
 * Where the viewer looks from: going round a pivot at some distance, always upright. Positions are
 * in model space (+X forward, +Y left, +Z up); at yaw 0 the model faces the viewer.
 */
public final class Orbit {

    /** In degrees, from the lower edge of the picture to the upper. */
    public static final double FIELD_OF_VIEW = 30;

    private static final double FIRST_YAW = 38;
    private static final double FIRST_ELEVATION = 14;
    private static final double DEGREES_PER_PIXEL = 0.4;
    private static final double STEEPEST = 89;
    private static final double MARGIN = 1.05;

    /** How much deeper than the pivot the scene may be, in sizes of the model. */
    private static final double DEPTH = 20;

    private double yaw = FIRST_YAW;
    private double elevation = FIRST_ELEVATION;
    private Point3D pivot = Point3D.ZERO;
    private double size = 1;
    private double distance = 4;

    /**
     * Looks at a model from in front and a little above, as near as all of it is seen.
     *
     * @param aspect width of the picture by its height
     */
    public void reset(Extent extent, double aspect) {
        turnTo(FIRST_YAW, FIRST_ELEVATION);
        size = extent.diagonal();
        frame(extent, aspect);
    }

    /**
     * Looks at a part of the model, as near as all of it is seen, without turning.
     *
     * @param aspect width of the picture by its height
     */
    public void frame(Extent extent, double aspect) {
        pivot = new Point3D(extent.centerX(), extent.centerY(), extent.centerZ());
        size = Math.max(size, extent.diagonal());
        distance = Math.clamp(MARGIN * distanceToSee(extent, aspect), nearest(), farthest());
    }

    /** Goes round the pivot to somewhere, in degrees. */
    public void turnTo(double newYaw, double newElevation) {
        yaw = newYaw;
        elevation = newElevation;
    }

    /** From where all corners of a box around the pivot lie within the picture. */
    private double distanceToSee(Extent extent, double aspect) {
        double slope = Math.tan(Math.toRadians(FIELD_OF_VIEW / 2));
        double needed = 0;
        for (int corner = 0; corner < 8; corner++) {
            Point3D offset =
                    new Point3D(
                                    (corner & 1) == 0 ? extent.minX() : extent.maxX(),
                                    (corner & 2) == 0 ? extent.minY() : extent.maxY(),
                                    (corner & 4) == 0 ? extent.minZ() : extent.maxZ())
                            .subtract(pivot);
            double across = Math.abs(right().dotProduct(offset)) / aspect;
            double along = Math.abs(down().dotProduct(offset));
            double nearer = towardsViewer().dotProduct(offset);
            needed = Math.max(needed, Math.max(across, along) / slope + nearer);
        }
        return needed;
    }

    /** Goes round the pivot as the mouse drags the model: to the right turns it to the right. */
    public void rotate(double pixelsRight, double pixelsDown) {
        turn(pixelsRight * DEGREES_PER_PIXEL, pixelsDown * DEGREES_PER_PIXEL);
    }

    /** Goes round the pivot by some degrees, but never over the poles. */
    public void turn(double aroundDegrees, double upDegrees) {
        double steepest = Math.max(STEEPEST, Math.abs(elevation));
        yaw = (yaw + aroundDegrees) % 360;
        elevation = Math.clamp(elevation + upDegrees, -steepest, steepest);
    }

    /** Shifts the picture, so that what is at the pivot's depth follows the mouse. */
    public void pan(double pixelsRight, double pixelsDown, double pictureHeight) {
        double perPixel = unitsPerPixel(pictureHeight);
        moveInPicture(-pixelsRight * perPixel, -pixelsDown * perPixel);
    }

    /**
     * Comes nearer (a factor below 1) or goes away, so that what lies under the pointer at the
     * pivot's depth stays there.
     *
     * @param right of the pointer from the middle of the picture, in pixels
     * @param down likewise
     */
    public void zoom(double factor, double right, double down, double pictureHeight) {
        double next = Math.clamp(distance * factor, nearest(), farthest());
        double shift = unitsPerPixel(pictureHeight) * (1 - next / distance);
        moveInPicture(right * shift, down * shift);
        distance = next;
    }

    private double nearest() {
        return size / 500;
    }

    private double farthest() {
        return size * 50;
    }

    private double unitsPerPixel(double pictureHeight) {
        return 2
                * distance
                * Math.tan(Math.toRadians(FIELD_OF_VIEW / 2))
                / Math.max(1, pictureHeight);
    }

    /** Moves the pivot in the plane of the picture: along the viewer's right and down. */
    private void moveInPicture(double toTheRight, double downwards) {
        pivot = pivot.add(right().multiply(toTheRight)).add(down().multiply(downwards));
    }

    private Point3D right() {
        return new Point3D(Math.sin(Math.toRadians(yaw)), Math.cos(Math.toRadians(yaw)), 0);
    }

    private Point3D down() {
        double sinElevation = Math.sin(Math.toRadians(elevation));
        return onGround(sinElevation).subtract(0, 0, Math.cos(Math.toRadians(elevation)));
    }

    private Point3D towardsViewer() {
        double cosElevation = Math.cos(Math.toRadians(elevation));
        return onGround(cosElevation).add(0, 0, Math.sin(Math.toRadians(elevation)));
    }

    /** So far from the pivot towards the viewer, on the ground. */
    private Point3D onGround(double length) {
        double angle = Math.toRadians(yaw);
        return new Point3D(Math.cos(angle) * length, -Math.sin(angle) * length, 0);
    }

    /** Puts an eye where the viewer is. */
    void place(Viewpoint eye) {
        Point3D towards = towardsViewer();
        eye.turn(pivot.add(towards.multiply(distance)), right(), down(), towards.multiply(-1));
    }

    /** Degrees around the model; at 90 its right side faces the viewer. */
    public double yaw() {
        return yaw;
    }

    /** Degrees above the ground plane. */
    public double elevation() {
        return elevation;
    }

    public double distance() {
        return distance;
    }

    /** How far beyond the pivot something is drawn. */
    double range() {
        return DEPTH * size;
    }

    /** The least distance at which something is drawn. */
    double nearClip() {
        return Math.max(distance / 1000, (distance - range()) / 2);
    }

    /** The size of the model that was framed last. */
    public double size() {
        return size;
    }

    /** What the viewer goes round. */
    public Point3D pivot() {
        return pivot;
    }
}
