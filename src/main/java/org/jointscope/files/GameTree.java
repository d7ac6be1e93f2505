package org.jointscope.files;

import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of a game. Files reference each other by paths relative to the game's root (or on the disk of the
 * exporter's user), so a path and its shorter ends are tried in the folder of the referring file, in the folders above
 * it, then in added folders.
 *
 * @param added such as the base folder of a game; searched last, in this order
 */
public record GameTree(List<Path> added) {

    /** Only the folders around the referring file. */
    public static final GameTree NEARBY = new GameTree(List.of());

    private static final Pattern SEPARATORS = Pattern.compile("[/\\\\]+");
    private static final Set<String> NO_NAMES = Set.of("", ".", "..");
    private static final int MOST_ANCESTORS = 8;

    /**
     * The limit for parts of a name, from the end; no game has deeper folders, and a hostile name can have a million
     * parts.
     */
    private static final int MOST_PARTS = 16;

    public GameTree {
        added = List.copyOf(added);
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
        List<Path> parts = parts(referrer.getFileSystem(), path);
        List<String> accepted =
                parts.isEmpty() ? List.of() : names.apply(parts.getLast().toString());
        List<Path> folders = new ArrayList<>();
        for (Path folder : roots(referrer).toList()) {
            for (int from = 0; from < parts.size(); from++) {
                Path below = folder;
                for (Path part : parts.subList(from, parts.size() - 1)) {
                    below = below.resolve(part);
                }
                if (folders.contains(below)) {
                    continue;
                }
                folders.add(below);
                Optional<Path> found = Folders.find(below, accepted, Files::isRegularFile);
                if (found.isPresent()) {
                    return new FileSearch(found, accepted, folders);
                }
            }
        }
        return new FileSearch(Optional.empty(), accepted, folders);
    }

    /** The first folder of a name in the folders around a file. */
    public Optional<Path> folder(Path referrer, String name) {
        return folders(referrer, name).findFirst();
    }

    /** The folders of a name in the folders around a file, the nearest first. */
    public Stream<Path> folders(Path referrer, String name) {
        return roots(referrer).flatMap(root -> Folders.find(root, List.of(name), Files::isDirectory).stream());
    }

    /** The folder of a file, the folders above it, and the added ones. */
    private Stream<Path> roots(Path referrer) {
        return Stream.concat(
                Stream.iterate(referrer.toAbsolutePath().getParent(), Objects::nonNull, Path::getParent)
                        .limit(MOST_ANCESTORS + 1),
                added.stream().filter(it -> it.getFileSystem() == referrer.getFileSystem()));
    }

    /** The parts of a path; none if it is not valid. */
    private static List<Path> parts(FileSystem files, String path) {
        List<String> parts = SEPARATORS
                .splitAsStream(path)
                .filter(part -> !NO_NAMES.contains(part) && !part.endsWith(":"))
                .toList();
        try {
            return parts.subList(Math.max(0, parts.size() - MOST_PARTS), parts.size()).stream()
                    .map(part -> files.getPath(part))
                    .toList();
        } catch (InvalidPathException notAPath) {
            return List.of();
        }
    }
}
