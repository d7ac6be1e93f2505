package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.model.Place;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A place of a file that an engine reads differently. */
record Misreading(Path file, Place place, Engine engine, String text) {

    /** All in a file, alone or with a mesh. */
    static List<Misreading> all(Path file, List<EngineDifferences> renditions) {
        List<Misreading> all = new ArrayList<>();
        for (EngineDifferences rendition : renditions) {
            for (EngineDifference difference : rendition.differences()) {
                difference
                        .place()
                        .map(
                                place ->
                                        new Misreading(
                                                file, place, rendition.engine(), difference.text()))
                        .ifPresent(all::add);
            }
        }
        return all;
    }
}
