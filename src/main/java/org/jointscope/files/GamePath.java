package org.jointscope.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The parts of a path in a file of a game, with slashes of either kind. */
public final class GamePath {

    private static final Pattern SEPARATORS = Pattern.compile("[/\\\\]+");
    private static final Set<String> NO_NAMES = Set.of("", ".", "..");

    /**
     * The limit for parts of a name, from the end; no game has deeper folders, and a hostile name can have a million
     * parts.
     */
    private static final int MOST_PARTS = 16;

    private GamePath() {}

    /** The folders, then the name; none if it is not valid. */
    public static List<String> parts(String path) {
        List<String> parts = SEPARATORS
                .splitAsStream(path)
                .filter(part -> !NO_NAMES.contains(part) && !part.endsWith(":"))
                .toList();
        List<String> last = parts.subList(Math.max(0, parts.size() - MOST_PARTS), parts.size());
        try {
            return last.stream().map(Path::of).map(Path::toString).toList();
        } catch (InvalidPathException notAPath) {
            return List.of();
        }
    }
}
