package org.jointscope.pose;

/** The value of a component that no flag bit supplies. */
public enum Unflagged {
    /** That of the baseframe, as defined by the format. */
    BASEFRAME,
    /** 0 in every frame: the baseframe is skipped, as in Ironwail (gl_model.c, MD5Anim_Load). */
    ZERO
}
