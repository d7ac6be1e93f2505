package org.jointscope.check.engine;

import java.util.List;

/**
 * The appearance of a file, or of a mesh and an animation, in an engine that loads them.
 *
 * @param differences from the contents of the files
 */
public record EngineDifferences(Engine engine, List<EngineDifference> differences) {

    public EngineDifferences {
        differences = List.copyOf(differences);
    }
}
