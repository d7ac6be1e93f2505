package org.jointscope.edit.suggest;

/** What speaks for a suggestion: something that an animation has less of afterwards. */
public enum Evidence {
    /** Floats of a frame that no joint takes: how many. */
    UNOWNED_FLOATS,
    /** Floats of a frame that several joints take: how many. */
    SHARED_FLOATS,
    /** Floats that joints would take from behind the end of a frame or before its beginning. */
    MISSING_FLOATS,
    /** Joints whose floats do not follow those of the joint before them: how many. */
    OUT_OF_ORDER,
    /** Joints without flags whose startIndex is not 0: how many. */
    STALE_START,
    /** How unlike the baseframe, or the bind pose, the first frame is: in nats, from after on. */
    OFF_BASEFRAME(true),
    /** Poses in which x² + y² + z² is more than 1: how many in the frames that were looked at. */
    ORIENTATION_TOO_LONG,
    /** How unusual flags are beside those of the other joints: in nats, from after on. */
    UNUSUAL_FLAGS(true),
    /** Rows whose comment names other components: how many. */
    COMMENT,
    /** Steps at which the quaternion of the joint changes its sign: how many it is that end. */
    SIGN_JUMPS(true);

    private final boolean relative;

    Evidence() {
        this(false);
    }

    Evidence(boolean relative) {
        this.relative = relative;
    }

    /** Whether only differences mean something. */
    boolean isRelative() {
        return relative;
    }
}
