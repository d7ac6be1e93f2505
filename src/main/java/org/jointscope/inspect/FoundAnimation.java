package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.Optional;

/**
 * An animation that lies near a mesh.
 *
 * @param misfit why it was not made for the mesh, as a clause; empty if it was, or if there is no
 *     mesh
 */
public record FoundAnimation(Path path, Optional<String> misfit) {

    public boolean fits() {
        return misfit.isEmpty();
    }
}
