package org.jointscope.material;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the image for a shader name that is a path, as in models of modders and of Cube 2 games. Shaders are paths
 * relative to a game's root (or on the disk of the exporter's user), so the name and its shorter ends are tried in the
 * mesh's folder and in the folders above it, then in the folders that the user has added.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".tga", ".bmp");
    private static final Pattern SEPARATORS = Pattern.compile("[/\\\\]+");
    private static final Set<String> NO_NAMES = Set.of("", ".", "..");
    private static final int MOST_ANCESTORS = 8;

    /**
     * The limit for parts of a name, from the end; no game has deeper folders, and a hostile name can have a million
     * parts.
     */
    private static final int MOST_PARTS = 16;

    /** Of the whole program, because readers on any thread search. */
    private static final AtomicReference<List<Path>> ADDED_FOLDERS = new AtomicReference<>(List.of());

    private TextureFinder() {}

    /** Sets the folders that are searched after those of the model, such as the base of a game. */
    public static void searchAlso(List<Path> folders) {
        ADDED_FOLDERS.set(List.copyOf(folders));
    }

    /** Searches for the first image that exists, for a mesh file and a shader in it. */
    public static TextureSearch search(Path meshFile, String shader) {
        return search(meshFile, shader, TextureFinder::names);
    }

    /** The file that another one references by its path in the game, with or without the game's folders above it. */
    public static Optional<Path> findFile(Path referrer, String path) {
        return search(referrer, path, List::of).found();
    }

    /**
     * The same for any file that belongs to a model.
     *
     * @param wanted accepted file names for the last part of the path, the likeliest first
     */
    static TextureSearch search(Path modelFile, String path, Function<String, List<String>> wanted) {
        List<Path> parts = parts(modelFile.getFileSystem(), path);
        List<String> names =
                parts.isEmpty() ? List.of() : wanted.apply(parts.getLast().toString());
        List<Path> folders = new ArrayList<>();
        for (Path folder : roots(modelFile)) {
            for (int from = 0; from < parts.size(); from++) {
                Path below = folder;
                for (Path part : parts.subList(from, parts.size() - 1)) {
                    below = below.resolve(part);
                }
                if (folders.contains(below)) {
                    continue;
                }
                folders.add(below);
                Optional<Path> found = findFile(below, names);
                if (found.isPresent()) {
                    return new TextureSearch(found, names, folders);
                }
            }
        }
        return new TextureSearch(Optional.empty(), names, folders);
    }

    /** The folder of a file, the folders above it, and the added ones. */
    private static List<Path> roots(Path modelFile) {
        return Stream.concat(
                        Stream.iterate(modelFile.toAbsolutePath().getParent(), Objects::nonNull, Path::getParent)
                                .limit(MOST_ANCESTORS + 1),
                        ADDED_FOLDERS.get().stream().filter(it -> it.getFileSystem() == modelFile.getFileSystem()))
                .toList();
    }

    /** The parts of a shader's name; none if it is not a valid path. */
    private static List<Path> parts(FileSystem files, String shader) {
        List<String> parts = SEPARATORS
                .splitAsStream(shader)
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

    /** Ignores case, like games on Windows; an exact match comes first. */
    private static Optional<Path> findFile(Path folder, List<String> wanted) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        for (String exact : wanted) {
            Path file = folder.resolve(exact);
            if (Files.isRegularFile(file)) {
                return Optional.of(file);
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> there = files.toList();
            return wanted.stream()
                    .flatMap(any -> there.stream().filter(file -> isNamed(file, any)))
                    .filter(Files::isRegularFile)
                    .findFirst();
        } catch (IOException unreadableFolder) {
            return Optional.empty();
        }
    }

    private static boolean isNamed(Path file, String name) {
        return name.equalsIgnoreCase(String.valueOf(file.getFileName()));
    }

    /** The name itself if it has the extension of an image, and the name with each extension. */
    private static List<String> names(String name) {
        boolean picture = EXTENSIONS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
        return Stream.concat(
                        Stream.of(name).filter(any -> picture),
                        Stream.of(name, stem(name))
                                .flatMap(begin -> EXTENSIONS.stream().map(begin::concat)))
                .distinct()
                .toList();
    }

    /** A file's name without its extension. */
    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /**
     * The result of a search for an image, with the searched names and folders, so that the user can see where to put a
     * missing file.
     *
     * @param names accepted file names in any of the folders, the likeliest first; case is ignored
     * @param folders the searched folders in order, existing or not; the last one contains the file that was found
     */
    public record TextureSearch(Optional<Path> found, List<String> names, List<Path> folders) {

        /** The result for a part without a texture. */
        public static final TextureSearch NONE = new TextureSearch(Optional.empty(), List.of(), List.of());

        public TextureSearch {
            names = List.copyOf(names);
            folders = List.copyOf(folders);
        }
    }
}
