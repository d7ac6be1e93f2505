package org.jointscope.ui.scene3d;

/**
 * An eye in model space, and the picture that it sees: x to the right, y down, in pixels from the
 * upper left corner. It is kept and moved, so that asking it a thousand times a frame allocates
 * nothing.
 */
public final class Viewpoint {

    private double eyeX;
    private double eyeY;
    private double eyeZ;
    private double rightX;
    private double rightY;
    private double rightZ;
    private double downX;
    private double downY;
    private double downZ;
    private double forwardX;
    private double forwardY;
    private double forwardZ;
    private double middleX;
    private double middleY;
    private double pixelsPerSlope = 1;

    /** Puts the eye somewhere; the directions are unit vectors at right angles. */
    public void turn(double[] eye, double[] right, double[] down, double[] forward) {
        eyeX = eye[0];
        eyeY = eye[1];
        eyeZ = eye[2];
        rightX = right[0];
        rightY = right[1];
        rightZ = right[2];
        downX = down[0];
        downY = down[1];
        downZ = down[2];
        forwardX = forward[0];
        forwardY = forward[1];
        forwardZ = forward[2];
    }

    /**
     * @param verticalFieldOfView in degrees, from the upper edge of the picture to the lower
     */
    public void picture(double width, double height, double verticalFieldOfView) {
        middleX = width / 2;
        middleY = height / 2;
        pixelsPerSlope =
                Math.max(1, height) / 2 / Math.tan(Math.toRadians(verticalFieldOfView / 2));
    }

    /**
     * How far a point lies in front of the eye, along the direction that it looks in; not positive
     * behind it.
     */
    public double depth(double x, double y, double z) {
        return (x - eyeX) * forwardX + (y - eyeY) * forwardY + (z - eyeZ) * forwardZ;
    }

    /** Where a point in front of the eye is seen. */
    public double pixelX(double x, double y, double z) {
        double across = (x - eyeX) * rightX + (y - eyeY) * rightY + (z - eyeZ) * rightZ;
        return middleX + across / depth(x, y, z) * pixelsPerSlope;
    }

    /** Where a point in front of the eye is seen. */
    public double pixelY(double x, double y, double z) {
        double along = (x - eyeX) * downX + (y - eyeY) * downY + (z - eyeZ) * downZ;
        return middleY + along / depth(x, y, z) * pixelsPerSlope;
    }

    /**
     * Writes the ray from the eye through a place in the picture: x, y, z of the eye, then of the
     * direction.
     */
    public void ray(double pixelX, double pixelY, double[] out) {
        double across = (pixelX - middleX) / pixelsPerSlope;
        double along = (pixelY - middleY) / pixelsPerSlope;
        out[0] = eyeX;
        out[1] = eyeY;
        out[2] = eyeZ;
        out[3] = forwardX + across * rightX + along * downX;
        out[4] = forwardY + across * rightY + along * downY;
        out[5] = forwardZ + across * rightZ + along * downZ;
    }

    /**
     * How many units of the model are seen as one pixel at the place of a point, in front of the
     * eye or behind it.
     */
    public double unitsPerPixel(double x, double y, double z) {
        return Math.abs(depth(x, y, z)) / pixelsPerSlope;
    }

    double eyeX() {
        return eyeX;
    }

    double eyeY() {
        return eyeY;
    }

    double eyeZ() {
        return eyeZ;
    }

    double rightX() {
        return rightX;
    }

    double rightY() {
        return rightY;
    }

    double rightZ() {
        return rightZ;
    }

    double downX() {
        return downX;
    }

    double downY() {
        return downY;
    }

    double downZ() {
        return downZ;
    }

    double forwardX() {
        return forwardX;
    }

    double forwardY() {
        return forwardY;
    }

    double forwardZ() {
        return forwardZ;
    }
}
