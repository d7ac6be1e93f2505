package org.jointscope.scene;

/** The kind of the frames on the timeline. */
public enum Timeline {
    /** Those of an .md5anim. */
    ANIMATION,
    /** Those of a model without joints. */
    MD2,
    /** Those of a camera animation that have a duration. */
    CAMERA
}
