package org.jointscope.analysis;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A path below the folder of a game, as materials and skins have it. */
public final class GamePath {

    /** A drive letter, or what begins at the root of a disk. */
    private static final Pattern ABSOLUTE = Pattern.compile("\\p{Alpha}:|[/\\\\]+");

    private GamePath() {}

    /** What makes a path absolute; empty if it is not. */
    public static Optional<String> absolutePrefix(String path) {
        Matcher absolute = ABSOLUTE.matcher(path);
        return absolute.lookingAt() ? Optional.of(absolute.group()) : Optional.empty();
    }
}
