package org.jointscope.edit.suggest;

/** What speaks for a suggestion: something that an animation has less of afterwards. */
public enum Evidence {
    /** Floats of a frame that no joint takes: how many. */
    UNOWNED_FLOATS,
    /** Floats of a frame that several joints take: how many. */
    SHARED_FLOATS,
    /** Floats that joints would take from behind the end of a frame or before its beginning. */
    MISSING_FLOATS,
    /** Joints whose floats do not follow those of the joint before them in the file. */
    OUT_OF_ORDER,
    /** Joints without flags whose startIndex is not what the file's others have. */
    STALE_START,
    /** How unlike the baseframe (or the bind pose) the first frame is, in nats. */
    OFF_BASEFRAME,
    /** Frames in which x² + y² + z² of a quaternion is more than 1: how many of those looked at. */
    ORIENTATION_TOO_LONG,
    /** How unusual the joints' flags are among those of the file, in nats. */
    UNUSUAL_FLAGS,
    /** Row comments that say other components than the row. */
    COMMENT,
    /** Steps at which a joint's quaternion changes its sign: how many. */
    SIGN_JUMPS
}
