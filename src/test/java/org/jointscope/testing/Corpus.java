package org.jointscope.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/**
 * The real models, and the numbers computed from them elsewhere, in the folder {@code ../shared} or the one of
 * JOINTSCOPE_SHARED: too big for this repository, and not ours to hand on. A test that asks for a missing file ends
 * here: skipped with the reason, or failed if JOINTSCOPE_REQUIRE_CORPUS=1. That includes preparations of tests and
 * factories of arguments, but not static initializers, which JUnit does not skip.
 */
public final class Corpus {
    private Corpus() {}

    /** A file of the corpus: {@code redeclipse/drone/mesh.md5mesh}. */
    public static Path file(String relative) {
        return existing(root().resolve("corpus").resolve(relative));
    }

    /** All files of the corpus with this extension, in whatever case, sorted. */
    public static List<Path> files(String extension) {
        return below(root().resolve("corpus"), "." + extension);
    }

    /** A document of expected values: {@code drone-forward.json}. */
    public static Path golden(String name) {
        return existing(root().resolve("golden").resolve(name));
    }

    /** A description of a format: {@code 002_873f5f26007a6c83.txt}. */
    public static Path seed(String name) {
        return existing(root().resolve("seeds").resolve(name));
    }

    /** All documents of expected values, sorted. */
    public static List<Path> golden() {
        return below(root().resolve("golden"), ".json");
    }

    private static Path root() {
        return Path.of(Requirement.setting("JOINTSCOPE_SHARED").orElse("../shared"))
                .toAbsolutePath()
                .normalize();
    }

    private static Path existing(Path path) {
        if (!Files.exists(path)) {
            throw missing(path);
        }
        return path;
    }

    /** At least one file: a loop over none would prove nothing. */
    private static List<Path> below(Path folder, String ending) {
        try (Stream<Path> paths = Files.walk(existing(folder))) {
            List<Path> files = paths.filter(Files::isRegularFile)
                    .filter(path -> lowerCaseName(path).endsWith(ending))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw missing(folder.resolve("*" + ending));
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TestAbortedException missing(Path path) {
        return Requirement.CORPUS.end("not in the corpus: " + path + "; JOINTSCOPE_SHARED names its folder");
    }

    private static String lowerCaseName(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT);
    }
}
