package org.jointscope.inspect;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The model that is included in the program, which opens it by default. */
public final class Sample {

    private Sample() {}

    /** The creature and its walk; its other animations are in the same folder. */
    public static List<Path> files() {
        return List.of(file("dapple.md5mesh"), file("walk.md5anim"));
    }

    /** A camera animation around the creature, with two cuts. */
    public static Path camera() {
        return file("flight.md5camera");
    }

    /** Whether a file is in the folder of the sample. */
    public static boolean contains(Path file) {
        return file.startsWith(camera().getParent());
    }

    /** In the packaged application, the path belongs to the file system of Java's modules. */
    private static Path file(String name) {
        URL url = Objects.requireNonNull(Sample.class.getResource("/org/jointscope/sample/" + name), name);
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
