package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What looking for a picture came to, and what was tried on the way, so that whoever misses one
 * sees where to put it.
 *
 * @param names of files that would have been taken in any of the folders, the likeliest first; case
 *     does not matter
 * @param folders in which they were looked for, in turn, whether or not these exist; the last one
 *     holds what was found
 */
public record TextureSearch(Optional<Path> found, List<String> names, List<Path> folders) {

    /** For what has no texture that it could be. */
    public static final TextureSearch NONE =
            new TextureSearch(Optional.empty(), List.of(), List.of());

    public TextureSearch {
        names = List.copyOf(names);
        folders = List.copyOf(folders);
    }
}
