package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.Locale;

/** Extensions of file names, without the dot. Case is ignored. */
public final class FileExtension {

    private FileExtension() {}

    /** Whether the name of a file has an extension. */
    public static boolean isOf(Path path, String extension) {
        return lowerCaseName(path).endsWith('.' + extension);
    }

    /**
     * Adds an extension to a path without it, and removes the second one of a path that has it twice: file choosers can
     * append it to a complete path.
     */
    public static Path once(Path path, String extension) {
        String name = String.valueOf(path.getFileName());
        String dotted = '.' + extension;
        if (!isOf(path, extension)) {
            return path.resolveSibling(name + dotted);
        }
        return lowerCaseName(path).endsWith(dotted + dotted)
                ? path.resolveSibling(name.substring(0, name.length() - dotted.length()))
                : path;
    }

    private static String lowerCaseName(Path path) {
        return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    }
}
