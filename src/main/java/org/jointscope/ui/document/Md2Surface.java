package org.jointscope.ui.document;

/** Which of the two surfaces that an .md2 holds is drawn. */
public enum Md2Surface {
    /** The list of triangles, as Quake II's software renderer takes it. */
    TRIANGLES,
    /** The strips and fans, as its OpenGL renderer takes them. */
    GL_COMMANDS
}
