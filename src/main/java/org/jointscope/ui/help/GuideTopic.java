package org.jointscope.ui.help;

/** The topics of the format guide, in their order. Their texts are in the bundle. */
enum GuideTopic {
    FILES,
    SYNTAX,
    HIERARCHY,
    FLAGS,
    START_INDEX,
    BASEFRAME,
    FRAMES,
    BOUNDS,
    QUATERNIONS,
    POSE,
    SKINNING,
    INTERPOLATION,
    ROOT,
    CAMERA,
    MD2
}
