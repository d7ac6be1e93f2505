package org.jointscope.pose.skin;

/** The normals of a model of key frames between two frames. */
public enum KeyframeNormals {
    /**
     * Those of the frame that is blended to, as Quake II takes them: it blends places only
     * (ref_gl/gl_mesh.c, GL_DrawAliasFrameLerp). Light jumps from frame to frame.
     */
    CURRENT_FRAME,
    /** Blended as the places are, and of unit length again. */
    BLENDED
}
