package org.jointscope.check.engine;

import java.util.List;

/**
 * What a file, or a mesh and an animation together, look like in an engine that loads them.
 *
 * @param differences what is otherwise than the files say
 */
public record EngineDifferences(Engine engine, List<EngineDifference> differences) {

    public EngineDifferences {
        differences = List.copyOf(differences);
    }
}
