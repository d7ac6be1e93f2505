package org.jointscope.ui.bounds;

/** How the mesh lies in the box that the file gives for a frame. */
public enum Fit {
    STICKS_OUT("bounds.fit.out"),
    INSIDE("bounds.fit.inside"),
    /** Not computed yet. */
    PENDING("bounds.fit.pending"),
    /** No mesh is open. */
    NO_MESH("bounds.fit.noMesh"),
    /** The file has fewer boxes than frames. */
    NO_BOX("bounds.fit.noBox"),
    /** The file has more boxes than frames. */
    NO_FRAME("bounds.fit.noFrame"),
    /** A number of the file's box could not be read. */
    UNREADABLE("bounds.fit.unreadable");

    private final String textKey;

    Fit(String textKey) {
        this.textKey = textKey;
    }

    /** Of what it is called, in the texts. */
    public String textKey() {
        return textKey;
    }
}
