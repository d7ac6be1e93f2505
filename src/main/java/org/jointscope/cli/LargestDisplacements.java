package org.jointscope.cli;

import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The largest displacement of each mesh in each engine, over all animations of the mesh. */
final class LargestDisplacements implements CheckRun.Listener {

    /**
     * A vertex of a mesh that an engine puts out of place because it does not keep all of its
     * weights.
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

    private record Key(Path mesh, Engine engine) {}

    private final Map<Key, Displacement> largest = new LinkedHashMap<>();

    Collection<Displacement> all() {
        return largest.values();
    }

    @Override
    public void accept(CheckResult result) {
        Path mesh = result.mesh().orElse(result.path());
        String anim =
                result.mesh().isPresent() ? " (with " + result.path().getFileName() + ")" : "";
        for (EngineDifferences each : result.differences()) {
            for (EngineDifference difference : each.differences()) {
                if (difference.aspect() == Aspect.WEIGHTS && difference.distance().isPresent()) {
                    largest.merge(
                            new Key(mesh, each.engine()),
                            new Displacement(mesh, anim, each.engine(), difference),
                            (one, other) -> other.distance() > one.distance() ? other : one);
                }
            }
        }
    }
}
