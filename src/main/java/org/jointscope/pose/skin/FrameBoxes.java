package org.jointscope.pose.skin;

import java.util.Arrays;

/**
 * A bounding box for every frame of an animation, in model space with the root as in the file: the bounds of the file,
 * or those of the skinned mesh. Six doubles per frame, so that the longest animation fits. An unknown or pending box is
 * NaN.
 */
public final class FrameBoxes {

    /** Doubles per frame: min x, y, z, max x, y, z. */
    public static final int STRIDE = 6;

    private static final int AXES = 3;

    private final double[] boxes;

    /** Creates unknown boxes. */
    public FrameBoxes(int frameCount) {
        this.boxes = new double[frameCount * STRIDE];
        Arrays.fill(boxes, Double.NaN);
    }

    /** Sets the boxes of some frames, {@link #STRIDE} doubles each. */
    public void put(int firstFrame, double[] some) {
        System.arraycopy(some, 0, boxes, firstFrame * STRIDE, some.length);
    }

    public int frameCount() {
        return boxes.length / STRIDE;
    }

    /** The minimum along an axis (0…2); NaN if unknown, or if the frame does not exist. */
    public double min(int frame, int axis) {
        return face(frame, axis);
    }

    /** The maximum along an axis (0…2); NaN if unknown, or if the frame does not exist. */
    public double max(int frame, int axis) {
        return face(frame, AXES + axis);
    }

    /** The box's size along an axis (0…2). */
    public double size(int frame, int axis) {
        return max(frame, axis) - min(frame, axis);
    }

    public double diagonal(int frame) {
        return Math.hypot(Math.hypot(size(frame, 0), size(frame, 1)), size(frame, 2));
    }

    public double largestSide(int frame) {
        return Math.max(size(frame, 0), Math.max(size(frame, 1), size(frame, 2)));
    }

    /**
     * The overshoot of a frame's box over another: the largest distance over its six faces. Negative if the box is
     * inside: then it is the smallest distance to a face. NaN if either box is unknown.
     */
    public double outside(FrameBoxes other, int frame) {
        double farthest = Double.NEGATIVE_INFINITY;
        for (int face = 0; face < STRIDE; face++) {
            farthest = Math.max(farthest, outside(other, frame, face));
        }
        return farthest;
    }

    /** The face of a frame's box with the largest overshoot over another box: 0…2 is min x, y, z, 3…5 is max. */
    public int farthestFace(FrameBoxes other, int frame) {
        int farthest = 0;
        for (int face = 1; face < STRIDE; face++) {
            farthest = outside(other, frame, face) > outside(other, frame, farthest) ? face : farthest;
        }
        return farthest;
    }

    private double outside(FrameBoxes other, int frame, int face) {
        double beyond = face(frame, face) - other.face(frame, face);
        return face < AXES ? -beyond : beyond;
    }

    /** A coordinate of the box: 0…2 is min x, y, z, 3…5 is max. NaN if unknown. */
    public double face(int frame, int face) {
        return frame < frameCount() ? boxes[frame * STRIDE + face] : Double.NaN;
    }

    /**
     * Whether there are boxes and all of them are at the origin without a size, as written by exporters that compute no
     * bounds.
     */
    public boolean areAllZero() {
        return boxes.length > 0 && Arrays.stream(boxes).allMatch(value -> value == 0);
    }
}
