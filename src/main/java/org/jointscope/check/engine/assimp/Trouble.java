package org.jointscope.check.engine.assimp;

/** What keeps Assimp from loading a file. */
public enum Trouble {
    /** There is nothing in the file. */
    EMPTY,
    /** It does not begin with {@code MD5Version}. */
    NO_TAG,
    /** The version is not 10. */
    VERSION,
    /** A number begins with something else than a digit or a point before one. */
    NO_NUMBER,
    /** A name without quotes: the search for them goes past the end of the text. */
    NO_QUOTES,
    /** The name of a joint reaches into another row. */
    NAME_ACROSS_ROWS,
    /** An integer of more than 64 bits in a frame, which is read again and again. */
    LARGE_INTEGER,
    /** A name is longer than the memory reserved for it. */
    LONG_NAME,
    /** More rows are declared than there is memory for. */
    NO_MEMORY,
    /** A form feed between two sections, which is read again and again. */
    FORM_FEED,
    /** There is no mesh with vertices and triangles. */
    NO_MESH,
    /** A row is numbered 4294967295, so that the table for it has no rows. */
    ROW_NUMBER,
    /** A triangle is declared, but no row says it. */
    NO_TRIANGLE,
    /** A triangle has a vertex that is beyond three for each triangle. */
    TRIANGLE_VERTEX,
    /** So many vertices are of no triangle that copies of others go past the memory. */
    VERTEX_UNUSED,
    /** Some vertices are of no triangle, so that copies of others get numbers that are too high. */
    VERTEX_UNUSED_SHARED,
    /** A vertex has weights that do not exist. */
    WEIGHT_RANGE,
    /** A weight follows a joint that does not exist. */
    WEIGHT_JOINT,
    /** The weights of a vertex cancel out. */
    WEIGHT_SUM,
    /** Two joints of one name have vertices of one mesh. */
    JOINT_TWICE,
    /** The place of a vertex of each mesh is not a number. */
    NOT_FINITE,
    /** No vertex of any mesh has a weight, so that all are at the origin. */
    COLLAPSED,
    /** There are no joints or frames, or another number of rows in the baseframe. */
    NO_ANIMATION,
    /** A joint with flags begins behind the last float of a frame. */
    START_INDEX,
    /** A joint gets no keys. */
    NO_KEYS,
    /** Nothing of the skeleton can be drawn in place of a mesh. */
    NO_SKELETON,
    /** Two joints of one name are drawn in place of a mesh. */
    BONE_TWICE,
    /** A camera has no frames. */
    NO_CAMERA,
    /** Two cuts follow one another at once, or there is but one frame. */
    CUT_EMPTY,
    /** A cut stands behind a later one. */
    CUT_ORDER
}
