package org.jointscope.cli;

import org.jointscope.check.engine.Difference;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Rendition;
import org.jointscope.inspect.CheckedFile;
import org.jointscope.inspect.CheckedPair;
import org.jointscope.inspect.Checkup;
import org.jointscope.model.Place;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A place of a file that an engine reads differently. */
record Misreading(Path file, Place place, Engine engine, String text) {

    /** Those of files and of animations with a mesh, each once. */
    static Collection<Misreading> all(Checkup checkup) {
        Set<Misreading> all = new LinkedHashSet<>();
        for (CheckedFile file : checkup.files()) {
            add(file.path(), file.renditions(), all);
        }
        for (CheckedPair pair : checkup.pairs()) {
            add(pair.anim(), pair.renditions(), all);
        }
        return all;
    }

    private static void add(Path file, List<Rendition> renditions, Set<Misreading> all) {
        for (Rendition rendition : renditions) {
            for (Difference difference : rendition.differences()) {
                difference
                        .place()
                        .map(
                                place ->
                                        new Misreading(
                                                file, place, rendition.engine(), difference.text()))
                        .ifPresent(all::add);
            }
        }
    }
}
