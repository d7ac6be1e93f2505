package org.jointscope.material;

import java.nio.file.Path;
import java.util.Optional;
import org.jointscope.files.FileSearch;
import org.jointscope.model.TextLocation;

/**
 * The image that colors a mesh.
 *
 * @param source the file that names the image; empty if the shader itself does
 * @param search for the image
 */
public record Texture(Optional<Source> source, FileSearch search) {

    /** The texture of a mesh without an image. */
    public static final Texture NONE = new Texture(Optional.empty(), FileSearch.NONE);

    /** The kind of a file that names images. */
    public enum Kind {
        /** A {@code .mtr} of Doom 3. */
        MATERIAL,
        /** The {@code md5.cfg} of a model in a Cube 2 game. */
        CONFIG
    }

    /**
     * @param location of the word before the image's name
     * @param image its name as written
     */
    public record Source(Kind kind, Path file, TextLocation location, String image) {}

    /** The file, if it was found. */
    public Optional<Path> file() {
        return search.found();
    }
}
