package org.jointscope.ui.md2.triangles;

/** Whether a triangle can be drawn with the skin, and what is odd about it. */
public enum TriangleFit {
    /** All is well. */
    FITS("fits"),
    /** It names a vertex that no frame has, and is not drawn. */
    NO_VERTEX("noVertex"),
    /** It names a texture coordinate that the file does not have, and is not drawn. */
    NO_COORD("noCoord"),
    /** Two of its corners are the same vertex: it has no area in any frame. */
    COLLAPSED("collapsed"),
    /** A corner lies outside the skin. */
    OUTSIDE("outside"),
    /** Its corners lie on a line of the skin: the picture is smeared over it. */
    SMEARED("smeared");

    private final String key;

    TriangleFit(String key) {
        this.key = "triangles.fit." + key;
    }

    /** What it is called in the texts. */
    String key() {
        return key;
    }

    /** Whether it is drawn at all. */
    boolean isDrawn() {
        return this != NO_VERTEX && this != NO_COORD;
    }
}
