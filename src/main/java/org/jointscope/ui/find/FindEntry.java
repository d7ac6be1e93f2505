package org.jointscope.ui.find;

/**
 * An object that can be found by its name.
 *
 * @param detail distinguishes objects of the same name: a menu, an index or a location; it is searched after the name
 * @param keys of a command; empty if it has none
 * @param action shows the object, or runs the command
 */
public record FindEntry(Kind kind, String name, String detail, String keys, Runnable action) {

    /** The kind of object; of equally good matches, the first kinds precede. */
    public enum Kind {
        COMMAND("mdi2c-chevron-right"),
        PANE("mdi2t-table-large"),
        FRAME("mdi2f-filmstrip"),
        JOINT("mdi2b-bone"),
        MESH("mdi2v-vector-triangle"),
        SHADER("mdi2i-image-multiple-outline"),
        FILE("mdi2f-file-outline"),
        ISSUE("mdi2a-alert-circle-outline"),
        SETTING("mdi2c-cog-outline"),
        LESSON("mdi2b-book-open-page-variant-outline"),
        HELP("mdi2h-help-circle-outline");

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        String icon() {
            return icon;
        }
    }

    /** Identifies the object among those that were used last. */
    String id() {
        return kind + " " + name;
    }
}
