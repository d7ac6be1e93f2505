package org.jointscope.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Where the files of games are, apart from the folders around them.
 *
 * @param added folders of games and mods, and archives; searched last, in this order
 * @param order of every search; empty to choose it by the folders around a file
 */
public record GameTree(List<Path> added, Optional<SearchOrder> order) {

    /** Only the folders around the referring file. */
    public static final GameTree NEARBY = new GameTree(List.of());

    public GameTree {
        added = List.copyOf(added);
    }

    public GameTree(List<Path> added) {
        this(added, Optional.empty());
    }

    /** The game around a file. Slow; remembers the listings of folders. */
    public Game around(Path referrer) {
        return Game.around(referrer, this);
    }

    /** The file that another one references by its path in the game, with or without the game's folders above it. */
    public Optional<Path> find(Path referrer, String path) {
        return search(referrer, path, List::of).found();
    }

    /**
     * Searches for a file that another one references.
     *
     * @param names accepted file names for the last part of the path, the likeliest first
     */
    public FileSearch search(Path referrer, String path, Function<String, List<String>> names) {
        return around(referrer).search(path, names);
    }
}
