package org.jointscope.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.files.Place.Loser;

/**
 * The result of a search for a file, with the searched names and folders, so that the user can see where to put a
 * missing file.
 *
 * @param names accepted file names in any of the folders, the likeliest first; case is ignored
 * @param folders the searched folders in order, existing or not; without a game, the last one contains the file that
 *     was found
 * @param losers other files that match
 * @param outside whether there is a game of which the engine does not find the file, even if it was found here
 */
public record FileSearch(
        Optional<Path> found, List<String> names, List<Path> folders, List<Loser> losers, boolean outside) {

    /** The result for a part without a file. */
    public static final FileSearch NONE = new FileSearch(Optional.empty(), List.of(), List.of());

    public FileSearch {
        names = List.copyOf(names);
        folders = List.copyOf(folders);
        losers = List.copyOf(losers);
    }

    public FileSearch(Optional<Path> found, List<String> names, List<Path> folders) {
        this(found, names, folders, List.of(), false);
    }
}
