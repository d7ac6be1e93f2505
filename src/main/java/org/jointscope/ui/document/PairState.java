package org.jointscope.ui.document;

/** How far the check of an animation together with its mesh has come. */
public enum PairState {
    /** There is no such pair. */
    NONE,
    CHECKING,
    /** It was given up. */
    STOPPED,
    /** It broke off, which is a fault of ours. */
    FAILED,
    CHECKED
}
