package org.jointscope.material;

import org.jointscope.material.TextureFinder.TextureSearch;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A picture that an .md2 may wear.
 *
 * @param index in the file's list; −1 if it is not in there
 * @param name as in the file's list, or the name of the picture's file
 * @param search for the picture
 */
public record Skin(Origin origin, int index, String name, TextureSearch search) {

    /** Why a picture is thought to be a skin. */
    public enum Origin {
        /** The model lists it. */
        LISTED,
        /** The model lists it, too far down for anybody to have looked for it. */
        UNSEARCHED,
        /** It lies beside the model, under a name that skins have. */
        BESIDE,
        /** It lies beside the model, but its name does not say that it belongs to it. */
        STRANGER,
        /** It is the small picture of a player's skin for menus: {@code grunt_i.pcx}. */
        ICON,
        /** Somebody chose it. */
        CHOSEN
    }

    /** Not in the list of the file. */
    public static final int UNLISTED = -1;

    /** The picture's file, if there is one. */
    public Optional<Path> found() {
        return search.found();
    }

    /** True if the model probably looks like this. */
    public boolean isLikely() {
        return found().isPresent() && (origin == Origin.LISTED || origin == Origin.BESIDE);
    }
}
