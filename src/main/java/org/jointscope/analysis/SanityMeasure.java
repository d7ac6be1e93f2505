package org.jointscope.analysis;

/** What the numbers of a joint at a frame can be measured by: see {@link Sanity}. */
public enum SanityMeasure {
    /** The worst of all others. */
    WORST,
    /** x² + y² + z² of the quaternion, which leaves nothing for w beyond 1. */
    QUATERNION,
    /** How far the joint turns from the frame before. */
    TURN,
    /** How far it moves from the frame before. */
    MOVE,
    /** How far it is from its parent, compared with the bind pose. */
    JOINT_LENGTH,
    /** How far it is turned and moved off its baseframe. */
    BASEFRAME
}
