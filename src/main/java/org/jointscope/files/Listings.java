package org.jointscope.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The entries of folders and archives, each listed once. */
final class Listings {

    private final Map<Path, Map<String, List<Path>>> known = new HashMap<>();

    /** The entry of a name; case is ignored, but an exact match comes first. */
    Optional<Path> find(Path folder, String name) {
        List<Path> found = of(folder).getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
        return found.stream()
                .filter(it -> it.endsWith(name))
                .findFirst()
                .or(() -> found.stream().findFirst());
    }

    /** The file or folder at the end of a path. */
    Optional<Path> find(Path folder, List<String> names) {
        Optional<Path> found = Optional.of(folder);
        for (String name : names) {
            found = found.flatMap(it -> find(it, name));
        }
        return found;
    }

    /** All entries that end with one of some texts, sorted. */
    List<Path> ending(Path folder, List<String> ends) {
        return of(folder).entrySet().stream()
                .filter(it -> ends.stream().anyMatch(it.getKey()::endsWith))
                .flatMap(it -> it.getValue().stream())
                .sorted()
                .toList();
    }

    private Map<String, List<Path>> of(Path folder) {
        return known.computeIfAbsent(folder, Listings::list);
    }

    /** By name in lower case. */
    private static Map<String, List<Path>> list(Path folder) {
        Map<String, List<Path>> names = new HashMap<>();
        try (Stream<Path> entries = StoredFiles.entries(folder)) {
            entries.sorted()
                    .forEach(it -> names.computeIfAbsent(lower(it), key -> new ArrayList<>())
                            .add(it));
        } catch (IOException | UncheckedIOException unreadable) {
            return Map.of();
        }
        return names;
    }

    /** The file name in lower case; empty for a root. */
    static String lower(Path file) {
        return file.getFileName() == null ? "" : file.getFileName().toString().toLowerCase(Locale.ROOT);
    }
}
