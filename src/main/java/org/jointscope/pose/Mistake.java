package org.jointscope.pose;

/**
 * A mistake that programs make when they read or pose animations: to show its effect. The correct computation is that
 * of {@link PoseSampler} without any.
 */
public enum Mistake {
    /** w is +√(1 − x² − y² − z²) without id's transposed matrix: each rotation is reversed. */
    POSITIVE_W,
    /** w is −√|1 − x² − y² − z²|, although x² + y² + z² is more than 1: a rotation by another angle. */
    ABSOLUTE_W,
    /**
     * Orientations are not normalized: those longer than 1 enlarge the joint and its descendants. Between two frames,
     * the components of the quaternions are interpolated linearly, so their length is less than 1.
     */
    UNNORMALIZED,
    /** A joint is attached to the pose of its parent in parent space, which is not yet in model space. */
    CHILD_FIRST,
    /** The yaw, pitch and roll of two frames are interpolated, without regard to the shorter way. */
    EULER_ANGLES,
    /** The components of a frame are read one after the other, without startIndex. */
    START_INDEX_IGNORED,
    /** The values of the frame are added to those of the baseframe instead of replacing them. */
    ADDED_TO_BASEFRAME
}
