package org.jointscope.ui.help;

/** The topics of the format guide, in their order. Their texts are in the bundle. */
enum GuideTopic {
    FILES,
    SYNTAX,
    HEADER,
    MESH,
    VERSIONS,
    HIERARCHY,
    FLAGS,
    START_INDEX,
    BASEFRAME,
    FRAMES,
    BOUNDS,
    QUATERNIONS,
    POSE,
    SKINNING,
    SURFACE,
    INTERPOLATION,
    ROOT,
    CAMERA,
    SCALE,
    DECL,
    MD2,
    MD2_RECORDS
}
