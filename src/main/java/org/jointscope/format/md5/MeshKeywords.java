package org.jointscope.format.md5;

/** Keywords of an .md5mesh whose text can be changed. */
public final class MeshKeywords {

    public static final String JOINTS = "joints";
    public static final String MESH = "mesh";
    public static final String NAME = "name";
    public static final String SHADER = "shader";
    public static final String FLAGS = "flags";
    public static final String VERT = "vert";
    public static final String NUM_COLORS = "numvertexcolors";
    public static final String COLOR = "vertexcolor";

    private MeshKeywords() {}
}
