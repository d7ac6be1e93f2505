package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;

import java.nio.file.Path;

/**
 * A vertex of a mesh that an engine puts out of place because it does not keep all of its weights.
 *
 * @param anim its name, in brackets; empty in the bind pose
 */
record Displacement(Path mesh, String anim, Engine engine, EngineDifference difference) {

    double distance() {
        return difference.distance().orElse(0);
    }

    /** {@code Doom 3 BFG: Keeps 4 weights of a vertex; …}. */
    String text() {
        return engine.name() + ": " + difference.text() + anim;
    }
}
