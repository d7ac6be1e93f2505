package org.jointscope.inspect;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The model that comes with the program: what it opens when it is given nothing. */
public final class Sample {

    private Sample() {}

    /** The creature and its walk; its other animations lie beside them. */
    public static List<Path> files() {
        return List.of(file("dapple.md5mesh"), file("walk.md5anim"));
    }

    /** A flight around the creature, with two cuts. */
    public static Path camera() {
        return file("flight.md5camera");
    }

    /**
     * Inside the application, the path is one of the file system that Java mounts its modules as.
     */
    private static Path file(String name) {
        URL url =
                Objects.requireNonNull(
                        Sample.class.getResource("/org/jointscope/sample/" + name), name);
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
