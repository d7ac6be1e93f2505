package org.jointscope.render;

import org.jointscope.model.Vector3;
import org.jointscope.pose.skin.Extent;

/**
 * The position of the viewer: on an orbit around a pivot at some distance, always upright. Positions are in model space
 * (+X forward, +Y left, +Z up); at yaw 0 the model faces the viewer.
 */
public final class Orbit {

    /** The initial field of view, in degrees, from the bottom edge of the viewport to the top. */
    public static final double FIELD_OF_VIEW = 30;

    public static final double LEAST_FIELD_OF_VIEW = 20;
    public static final double MOST_FIELD_OF_VIEW = 90;

    /** The slope from the view direction to the edge of the viewport, at the initial field of view. */
    private static final double SLOPE = StrictMath.tan(Math.toRadians(FIELD_OF_VIEW / 2));

    /**
     * The distance of the eye in an orthographic view, in sizes of the model: its rays are parallel to within a
     * fraction of a pixel, and the single-precision numbers of a graphics card are exact enough.
     */
    private static final double FAR_AWAY = 200;

    private static final double FIRST_YAW = 38;
    private static final double FIRST_ELEVATION = 14;
    private static final double DEGREES_PER_PIXEL = 0.4;
    private static final double STEEPEST = 89;
    private static final double MARGIN = 1.05;

    /** In a lower viewport, the tools are in front of the model. */
    private static final double MOST_COVERED = 0.4;

    /** The depth of the scene beyond the pivot, in sizes of the model. */
    private static final double DEPTH = 20;

    private double yaw = FIRST_YAW;
    private double elevation = FIRST_ELEVATION;
    private Vector3 pivot = Vector3.ZERO;
    private double size = 1;

    /** From the pivot, at the initial field of view; at another one, the eye shows as much from another distance. */
    private double distance = 4;

    private double fieldOfView = FIELD_OF_VIEW;
    private boolean orthographic;

    /** The share of the viewport's height that tools cover at its top. */
    private double covered;

    /** Sets the field of view of perspective views, in degrees; as much is visible at the pivot as before. */
    public void setFieldOfView(double degrees) {
        fieldOfView = degrees > LEAST_FIELD_OF_VIEW ? Math.min(degrees, MOST_FIELD_OF_VIEW) : LEAST_FIELD_OF_VIEW;
    }

    /** Sets whether parallel lines remain parallel. */
    public void setOrthographic(boolean parallel) {
        orthographic = parallel;
    }

    /** The field of view from the position of the eye, in degrees: tiny in an orthographic view. */
    public double fieldOfView() {
        return orthographic ? Math.toDegrees(2 * StrictMath.atan(halfHeight() / eyeDistance())) : fieldOfView;
    }

    /** The distance of the eye from the pivot. */
    private double eyeDistance() {
        return orthographic ? FAR_AWAY * Math.max(size, distance) : halfHeight() / slope();
    }

    /** Half of the height of the viewport at the pivot, in units. */
    private double halfHeight() {
        return distance * SLOPE;
    }

    /** Sets the share of the viewport's height at its top in which nothing is framed. */
    public void cover(double share) {
        covered = Math.clamp(share, 0, MOST_COVERED);
    }

    /**
     * Frames a whole model from the front and slightly above.
     *
     * @param aspect width of the viewport by its height
     */
    public void reset(Extent extent, double aspect) {
        turnTo(FIRST_YAW, FIRST_ELEVATION);
        size = extent.diagonal();
        frame(extent, aspect);
    }

    /**
     * Frames a part of the model without turning.
     *
     * @param aspect width of the viewport by its height
     */
    public void frame(Extent extent, double aspect) {
        pivot = new Vector3(extent.centerX(), extent.centerY(), extent.centerZ());
        size = Math.max(size, extent.diagonal());
        distance = Math.clamp(MARGIN * distanceToSee(extent, aspect), nearest(), farthest());
        moveInPicture(0, -halfHeight() * covered);
    }

    /** Sets the angles around the pivot, in degrees. */
    public void turnTo(double newYaw, double newElevation) {
        yaw = newYaw;
        elevation = newElevation;
    }

    /** By how much the viewport shows more per unit of depth. */
    private double slope() {
        return orthographic ? 0 : StrictMath.tan(Math.toRadians(fieldOfView / 2));
    }

    /**
     * The distance at which all corners of a box around the pivot are inside the viewport and not covered, with the
     * pivot in the center of the part that is not covered.
     */
    private double distanceToSee(Extent extent, double aspect) {
        double slope = slope();
        double free = 1 - covered;
        double needed = 0;
        for (int corner = 0; corner < 8; corner++) {
            Vector3 offset = new Vector3(
                            (corner & 1) == 0 ? extent.minX() : extent.maxX(),
                            (corner & 2) == 0 ? extent.minY() : extent.maxY(),
                            (corner & 4) == 0 ? extent.minZ() : extent.maxZ())
                    .minus(pivot);
            double across = Math.abs(right().dot(offset)) / aspect;
            double along = down().dot(offset);
            double nearer = slope * towardsViewer().dot(offset);
            double below = along + nearer;
            double above = -along + (free - covered) * nearer;
            needed = Math.max(needed, across + nearer);
            needed = Math.max(needed, Math.max(below, above) / free);
        }
        return needed / SLOPE;
    }

    /** Turns around the pivot for a mouse drag: to the right turns the model to the right. */
    public void rotate(double pixelsRight, double pixelsDown) {
        turn(pixelsRight * DEGREES_PER_PIXEL, pixelsDown * DEGREES_PER_PIXEL);
    }

    /** Turns around the pivot by some degrees, but never over the poles. */
    public void turn(double aroundDegrees, double upDegrees) {
        double steepest = Math.max(STEEPEST, Math.abs(elevation));
        yaw = (yaw + aroundDegrees) % 360;
        elevation = Math.clamp(elevation + upDegrees, -steepest, steepest);
    }

    /** Pans, so that points at the depth of the pivot follow the mouse. */
    public void pan(double pixelsRight, double pixelsDown, double pictureHeight) {
        double perPixel = unitsPerPixel(pictureHeight);
        moveInPicture(-pixelsRight * perPixel, -pixelsDown * perPixel);
    }

    /**
     * Zooms in (a factor below 1) or out, so that points at the depth of the pivot under the pointer do not move.
     *
     * @param right of the pointer from the center of the viewport, in pixels
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
        return 2 * halfHeight() / Math.max(1, pictureHeight);
    }

    /** Moves the pivot in the view plane: along the viewer's right and down directions. */
    private void moveInPicture(double toTheRight, double downwards) {
        pivot = pivot.plus(right().times(toTheRight)).plus(down().times(downwards));
    }

    private Vector3 right() {
        return new Vector3(StrictMath.sin(Math.toRadians(yaw)), StrictMath.cos(Math.toRadians(yaw)), 0);
    }

    private Vector3 down() {
        double sinElevation = StrictMath.sin(Math.toRadians(elevation));
        return onGround(sinElevation).with(2, -StrictMath.cos(Math.toRadians(elevation)));
    }

    private Vector3 towardsViewer() {
        double cosElevation = StrictMath.cos(Math.toRadians(elevation));
        return onGround(cosElevation).with(2, StrictMath.sin(Math.toRadians(elevation)));
    }

    /** A horizontal vector of a length from the pivot to the viewer. */
    private Vector3 onGround(double length) {
        double angle = Math.toRadians(yaw);
        return new Vector3(StrictMath.cos(angle) * length, -StrictMath.sin(angle) * length, 0);
    }

    /** Looks from the opposite side. */
    public void turnOpposite() {
        boolean vertical = Math.abs(elevation) > STEEPEST;
        turnTo(vertical ? yaw : yaw + 180, -elevation);
    }

    /** Moves with an object in model space. */
    public void move(double x, double y, double z) {
        pivot = pivot.plus(new Vector3(x, y, z));
    }

    /** Puts an eye at the position of the viewer. */
    public void place(Viewpoint eye) {
        Vector3 towards = towardsViewer();
        eye.turn(pivot.plus(towards.times(eyeDistance())), right(), down(), towards.times(-1));
    }

    /** Moves the viewer to a position, as near and as far as the framed model allows. */
    public void set(OrbitPosition position) {
        turnTo(position.yaw(), Math.clamp(position.elevation(), -90, 90));
        pivot = new Vector3(position.x(), position.y(), position.z());
        distance = Math.clamp(position.distance(), nearest(), farthest());
    }

    public OrbitPosition position() {
        return new OrbitPosition(yaw, elevation, distance, pivot.x(), pivot.y(), pivot.z());
    }

    /** Degrees around the model; at 90 its right side faces the viewer. */
    public double yaw() {
        return yaw;
    }

    /** Degrees above the ground plane. */
    public double elevation() {
        return elevation;
    }

    /** From the pivot, at the initial field of view. */
    public double distance() {
        return distance;
    }

    /** The maximum distance beyond the pivot at which objects are drawn. */
    public double range() {
        return DEPTH * size;
    }

    /** The minimum distance at which objects are drawn. */
    public double nearClip() {
        return Math.max(eyeDistance() / 1000, (eyeDistance() - range()) / 2);
    }

    /** The size of the model that was framed last. */
    public double size() {
        return size;
    }

    /** The center of the orbit. */
    public Vector3 pivot() {
        return pivot;
    }
}
