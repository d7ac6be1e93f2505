package org.jointscope.render;

import java.util.List;

/**
 * The sizes and colors of edges, bounds, axes, normals and back faces. Colors are 0xAARRGGBB, widths and lengths pixels
 * if not said.
 */
public final class OverlayStyle {

    /** The bounds of the file. */
    public static final int FILE_BOX = 0xff8b5cf6;

    public static final double FILE_BOX_WIDTH = 1.6;

    /** The bounds of the mesh, of which only the corners are drawn, so that two equal boxes are both visible. */
    public static final int MESH_BOX = 0xffe07a1f;

    public static final double MESH_BOX_WIDTH = 2.4;

    /** The bounds of the file over all frames, duller than those of one. */
    public static final int ALL_FILE_BOX = 0xff866ebb;

    /** The bounds of the mesh over all frames. */
    public static final int ALL_MESH_BOX = 0xffb07d50;

    /** The share of an edge. */
    public static final double CORNER = 0.14;

    /** The open model over the one that it is compared with: colors that are also distinct without red or green. */
    public static final int COMPARED_OPEN = 0xff3d8fd1;

    /** The other one. */
    public static final int COMPARED_OTHER = 0xffe8871e;

    /** x, y, z. */
    public static final List<Integer> AXES = List.of(0xffe5484d, 0xff30a46c, 0xff3e7bfa);

    /** Of a joint. */
    public static final double AXIS_LENGTH = 18;

    public static final double AXIS_WIDTH = 1.8;

    public static final double ORIGIN_LENGTH = 64;

    /** Of the origin and of the selected joint. */
    public static final double STRONG_AXIS_WIDTH = 3.2;

    /** Normals of vertices that follow from triangles, or those of an .md2. */
    public static final int NORMAL = 0xff2fbf71;

    /** Normals of triangles at their centers. */
    public static final int FACE_NORMAL = 0xff38bdf8;

    /** Normals that an .md5mesh contains. */
    public static final int FILE_NORMAL = 0xffff8c1a;

    /** The length of a normal, as a share of the model's size. */
    public static final double NORMAL_LENGTH = 0.03;

    /** The factor of those that an .md5mesh contains, so that equal ones are visible, too. */
    public static final double FILE_NORMAL_LONGER = 1.25;

    /** At the surface; half of it at the end. */
    public static final double NORMAL_WIDTH = 2;

    /** Edges of triangles: dark, because surfaces are not, whatever is behind them. */
    public static final int EDGE = 0xff10263b;

    static final double EDGE_WIDTH = 1;

    /** Back faces of triangles: a color that is in no usual texture. */
    public static final int BACK_FACE = 0xffff1fb4;

    /** Of hold, lerp of components, nlerp and slerp: visible on light and dark backgrounds. */
    public static final List<Integer> INTERPOLATIONS = List.of(0xff7d8590, 0xffd9680f, 0xff2f8bf0, 0xff1a9e50);

    private OverlayStyle() {}
}
