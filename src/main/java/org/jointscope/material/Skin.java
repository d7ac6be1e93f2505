package org.jointscope.material;

import java.nio.file.Path;
import java.util.Optional;
import org.jointscope.files.FileSearch;

/**
 * An image that can be applied to an .md2.
 *
 * @param index in the file's list; −1 if it is not listed
 * @param name as in the file's list, or the file name of the image
 * @param search the search for the image
 */
public record Skin(Origin origin, int index, String name, FileSearch search) {

    /** The reason why an image is treated as a skin. */
    public enum Origin {
        /** It is listed in the model. */
        LISTED,
        /** It is listed in the model, but after the limit of the search. */
        UNSEARCHED,
        /** It is in the model's folder, with a name that is usual for skins. */
        BESIDE,
        /** It is in the model's folder, but its name does not indicate a relation. */
        STRANGER,
        /** It is the icon of a player's skin for menus: {@code grunt_i.pcx}. */
        ICON,
        /** The user selected it. */
        CHOSEN
    }

    /** The index of skins that are not in the list of the file. */
    public static final int UNLISTED = -1;

    /** The image file, if it exists. */
    public Optional<Path> found() {
        return search.found();
    }

    /** True if it is probably a skin of the model. */
    public boolean isLikely() {
        return found().isPresent() && (origin == Origin.LISTED || origin == Origin.BESIDE);
    }
}
