package org.jointscope.check.engine;

import java.util.List;

/**
 * What a file, or a mesh and an animation together, look like in an engine that loads them.
 *
 * @param differences what is otherwise than the files say
 */
public record Rendition(Engine engine, List<Difference> differences) {

    public Rendition {
        differences = List.copyOf(differences);
    }
}
