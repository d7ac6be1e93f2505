package org.jointscope.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The real models, and the numbers computed from them elsewhere, which lie beside a checkout in
 * {@code ../shared} (or where JOINTSCOPE_SHARED says): too big for this repository, and not ours to
 * hand on. Tests that read it are marked {@link NeedsCorpus}.
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

    /** Why there is no corpus; empty if there is one. */
    static String whyMissing() {
        for (String folder : List.of("corpus", "golden")) {
            Path path = root().resolve(folder);
            if (!Files.isDirectory(path)) {
                return "no corpus: " + path + " is not a folder; JOINTSCOPE_SHARED names another";
            }
        }
        return "";
    }

    private static Path root() {
        return Path.of(Requirement.setting("JOINTSCOPE_SHARED").orElse("../shared"))
                .toAbsolutePath()
                .normalize();
    }

    private static Path existing(Path path) {
        if (!Files.exists(path)) {
            throw new IllegalArgumentException("not in the corpus: " + path);
        }
        return path;
    }

    private static List<Path> below(Path folder, String ending) {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(Files::isRegularFile)
                    .filter(path -> lowerCaseName(path).endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String lowerCaseName(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT);
    }
}
