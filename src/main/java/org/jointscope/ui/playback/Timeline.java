package org.jointscope.ui.playback;

/** What the frames of the timeline are. */
public enum Timeline {
    /** Those of an .md5anim. */
    ANIMATION,
    /** Those of a model that moves without joints. */
    KEYFRAMES,
    /** Those of a camera's flight that time is spent on. */
    FLIGHT
}
