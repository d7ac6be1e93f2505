package org.jointscope.cli;

import org.jointscope.batch.CheckListener;
import org.jointscope.batch.CheckedFile;
import org.jointscope.batch.CheckedPair;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The largest displacement of each mesh in each engine, over all animations of the mesh. */
final class LargestDisplacements implements CheckListener {

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
    public void file(CheckedFile file) {
        add(file.path(), "", file.renditions());
    }

    @Override
    public void pair(CheckedPair pair) {
        add(pair.mesh(), " (with " + pair.anim().getFileName() + ")", pair.renditions());
    }

    private void add(Path mesh, String anim, List<EngineDifferences> renditions) {
        for (EngineDifferences rendition : renditions) {
            for (EngineDifference difference : rendition.differences()) {
                if (difference.aspect() == Aspect.WEIGHTS && difference.distance().isPresent()) {
                    largest.merge(
                            new Key(mesh, rendition.engine()),
                            new Displacement(mesh, anim, rendition.engine(), difference),
                            (one, other) -> other.distance() > one.distance() ? other : one);
                }
            }
        }
    }
}
