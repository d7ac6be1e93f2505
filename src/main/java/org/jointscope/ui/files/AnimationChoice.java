package org.jointscope.ui.files;

import java.nio.file.Path;
import java.util.Optional;

/**
 * An animation to choose, or none.
 *
 * @param path empty for none
 * @param name as it is listed; empty for none
 * @param misfit why it was not made for the mesh, as a clause; empty if it was
 */
public record AnimationChoice(Optional<Path> path, String name, Optional<String> misfit) {

    public static final AnimationChoice NONE =
            new AnimationChoice(Optional.empty(), "", Optional.empty());
}
