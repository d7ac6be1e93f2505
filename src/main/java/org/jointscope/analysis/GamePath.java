package org.jointscope.analysis;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A path relative to the game folder, as in materials and skins. */
public final class GamePath {

    /** A drive letter, or a prefix of paths from the root of a disk. */
    private static final Pattern ABSOLUTE = Pattern.compile("\\p{Alpha}:|[/\\\\]+");

    private GamePath() {}

    /** The prefix that makes a path absolute; empty if it is relative. */
    public static Optional<String> absolutePrefix(String path) {
        Matcher absolute = ABSOLUTE.matcher(path);
        return absolute.lookingAt() ? Optional.of(absolute.group()) : Optional.empty();
    }
}
