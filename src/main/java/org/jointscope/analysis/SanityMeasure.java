package org.jointscope.analysis;

/** Measures of plausibility of a joint at a frame: see {@link Sanity}. */
public enum SanityMeasure {
    /** The worst of all others. */
    WORST,
    /** x² + y² + z² of the quaternion, which leaves nothing for w beyond 1. */
    QUATERNION,
    /** Rotation from the frame before. */
    TURN,
    /** Translation from the frame before. */
    MOVE,
    /** Distance to the parent, compared with the bind pose. */
    JOINT_LENGTH,
    /** Rotation and translation from the baseframe. */
    BASEFRAME
}
