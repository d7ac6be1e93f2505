package org.jointscope.material;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the picture that a shader's name points at when the name is a path, as modders' models and
 * Cube 2 games use it. Shaders are paths from a game's root (or from the disk of whoever exported
 * the file), so the name and its shorter ends are tried in the mesh's folder and in the folders
 * above it. It never leaves those.
 */
public final class TextureFinder {

    private static final List<String> EXTENSIONS = List.of(".png", ".jpg", ".jpeg", ".bmp");
    private static final Pattern SEPARATORS = Pattern.compile("[/\\\\]+");
    private static final Set<String> NO_NAMES = Set.of("", ".", "..");
    private static final int MOST_ANCESTORS = 8;

    /**
     * Of a name's parts, from the end; no game's tree is deeper, and a hostile name could have a
     * million.
     */
    private static final int MOST_PARTS = 16;

    private TextureFinder() {}

    /**
     * Looks for the first picture that exists, for a mesh file and the shader of one of its meshes.
     */
    public static TextureSearch search(Path meshFile, String shader) {
        return search(meshFile, shader, TextureFinder::names);
    }

    /**
     * The same for any file that goes with a model.
     *
     * @param wanted names of files that will do, from the last part of the path, the likeliest
     *     first
     */
    static TextureSearch search(
            Path modelFile, String path, Function<String, List<String>> wanted) {
        List<Path> parts = parts(modelFile.getFileSystem(), path);
        List<String> names = parts.isEmpty() ? List.of() : wanted.apply(parts.getLast().toString());
        List<Path> folders = new ArrayList<>();
        Path folder = modelFile.toAbsolutePath().getParent();
        for (int up = 0;
                up <= MOST_ANCESTORS && folder != null;
                up++, folder = folder.getParent()) {
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

    /** The parts of a shader's name, or none if it is nothing that a file could be called. */
    private static List<Path> parts(FileSystem files, String shader) {
        List<String> parts =
                SEPARATORS
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

    /**
     * Games on Windows do not care for the case of a name, so neither does this; an exact match
     * comes first.
     */
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

    /** The name as it stands if it is a picture's, and with each extension in place of its own. */
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
     * What looking for a picture came to, and what was tried on the way, so that whoever misses one
     * sees where to put it.
     *
     * @param names of files that would have been taken in any of the folders, the likeliest first;
     *     case does not matter
     * @param folders in which they were looked for, in turn, whether or not these exist; the last
     *     one holds what was found
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
}
