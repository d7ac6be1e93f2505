package org.jointscope.cli;

import org.jointscope.check.engine.Difference;
import org.jointscope.check.engine.Difference.Aspect;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Rendition;
import org.jointscope.inspect.CheckedFile;
import org.jointscope.inspect.CheckedPair;
import org.jointscope.inspect.Checkup;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A vertex of a mesh that an engine puts out of place because it does not keep all of its weights.
 *
 * @param anim its name, in brackets; empty in the bind pose
 */
record Displacement(Path mesh, String anim, Engine engine, Difference difference) {

    private record Key(Path mesh, Engine engine) {}

    /** Of each mesh in each engine the furthest, over all animations of the mesh. */
    static Collection<Displacement> furthest(Checkup checkup) {
        Map<Key, Displacement> furthest = new LinkedHashMap<>();
        for (CheckedFile file : checkup.files()) {
            add(file.path(), "", file.renditions(), furthest);
        }
        for (CheckedPair pair : checkup.pairs()) {
            String anim = " (with " + pair.anim().getFileName() + ")";
            add(pair.mesh(), anim, pair.renditions(), furthest);
        }
        return furthest.values();
    }

    private static void add(
            Path mesh, String anim, List<Rendition> renditions, Map<Key, Displacement> furthest) {
        for (Rendition rendition : renditions) {
            for (Difference difference : rendition.differences()) {
                if (difference.aspect() == Aspect.WEIGHTS && difference.distance().isPresent()) {
                    furthest.merge(
                            new Key(mesh, rendition.engine()),
                            new Displacement(mesh, anim, rendition.engine(), difference),
                            (one, other) -> other.distance() > one.distance() ? other : one);
                }
            }
        }
    }

    private double distance() {
        return difference.distance().orElse(0);
    }

    /** {@code Doom 3 BFG: Keeps 4 weights of a vertex; …}. */
    String text() {
        return engine.name() + ": " + difference.text() + anim;
    }
}
