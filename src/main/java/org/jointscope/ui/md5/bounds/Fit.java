package org.jointscope.ui.md5.bounds;

/** The relation of the mesh to the box that the file gives for a frame. */
public enum Fit {
    STICKS_OUT("out", "mdi2a-alert-outline"),
    INSIDE("inside", "mdi2c-check"),
    /** Not computed yet. */
    PENDING("pending", "mdi2d-dots-horizontal"),
    /** No mesh is open. */
    NO_MESH("noMesh", "mdi2m-minus"),
    /** The file has fewer boxes than frames. */
    NO_BOX("noBox", "mdi2m-minus"),
    /** The file has more boxes than frames. */
    NO_FRAME("noFrame", "mdi2m-minus"),
    /** A number of the file's box could not be read. */
    UNREADABLE("unreadable", "mdi2h-help");

    private final String key;
    private final String icon;

    Fit(String key, String icon) {
        this.key = "bounds.fit." + key;
        this.icon = icon;
    }

    String key() {
        return key;
    }

    String icon() {
        return icon;
    }

    boolean isKnown() {
        return this == STICKS_OUT || this == INSIDE;
    }
}
