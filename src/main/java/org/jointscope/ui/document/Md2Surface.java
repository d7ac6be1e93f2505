package org.jointscope.ui.document;

/** The surface of an .md2 that is drawn. */
public enum Md2Surface {
    /** The list of triangles, which Quake II's software renderer uses. */
    TRIANGLES,
    /** The strips and fans, which its OpenGL renderer uses. */
    GL_COMMANDS
}
