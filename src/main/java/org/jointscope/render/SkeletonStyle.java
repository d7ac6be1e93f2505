package org.jointscope.render;

/** The sizes and colors of joints and bones. */
public final class SkeletonStyle {

    /** In pixels. */
    public static final double BALL_RADIUS = 4.5;

    /** At the parent, in pixels. */
    public static final double BONE_RADIUS = 3.2;

    /** The maximum number of units per pixel for balls and cones, as a multiple of the model's size. */
    public static final double LARGEST = 0.0017;

    /** As 0xAARRGGBB. */
    public static final int BALL = 0xffffb454;

    public static final int BONE = 0xffe8d9c0;

    /**
     * Larger skeletons are drawn with smaller and coarser joints, so that joints can be distinguished and rendering is
     * fast enough.
     */
    public static final double MANY = 200;

    private static final double SMALLEST = 0.45;

    private SkeletonStyle() {}

    /** The size of joints and bones in a skeleton, relative to that in a small one. */
    public static double scale(int joints) {
        return Math.clamp(Math.sqrt(MANY / Math.max(1, joints)), SMALLEST, 1.0);
    }
}
