package org.jointscope.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The entries of folders and archives; one that cannot be read has none. */
public final class Folders {

    private Folders() {}

    /**
     * The entries of a folder, sorted by path.
     *
     * @param most a limit for their number
     */
    public static List<Path> list(Path folder, Predicate<Path> condition, int most) {
        try (Stream<Path> entries = StoredFiles.entries(folder)) {
            return entries.filter(condition).sorted().limit(most).toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /**
     * The first entry that has one of some names. Case is ignored, as by games on Windows; exact matches come first.
     *
     * @param names the likeliest first
     */
    public static Optional<Path> find(Path folder, List<String> names, Predicate<Path> condition) {
        if (!StoredFiles.isFolder(folder)) {
            return Optional.empty();
        }
        for (String exact : names) {
            Path file = folder.resolve(exact);
            if (condition.test(file)) {
                return Optional.of(file);
            }
        }
        List<Path> entries =
                list(folder, entry -> names.stream().anyMatch(name -> isNamed(entry, name)), Integer.MAX_VALUE);
        return names.stream()
                .flatMap(name -> entries.stream().filter(entry -> isNamed(entry, name)))
                .filter(condition)
                .findFirst();
    }

    /** Whether a file has a name, apart from case. */
    public static boolean isNamed(Path file, String name) {
        return name.equalsIgnoreCase(String.valueOf(file.getFileName()));
    }
}
