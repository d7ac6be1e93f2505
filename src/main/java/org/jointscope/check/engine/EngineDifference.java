package org.jointscope.check.engine;

import org.jointscope.model.Place;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Something that an engine shows otherwise than the file says, although it loads the file.
 *
 * @param text what it does, with the numbers of this file: a sentence
 * @param distance how far something is out of place at most, in game units; empty if nothing is, or
 *     if it is not measured
 * @param place in the file what it is about, in the animation if there are two; empty if it is
 *     about more than one place
 */
public record EngineDifference(
        Aspect aspect, String text, OptionalDouble distance, Optional<Place> place) {

    EngineDifference(Aspect aspect, String text, OptionalDouble distance) {
        this(aspect, text, distance, Optional.empty());
    }

    public enum Aspect {
        WEIGHTS,
        ROOT,
        BOUNDS,
        /** Which joint of the animation moves which of the mesh. */
        JOINTS,
        /** What lies between two frames. */
        BLEND,
        LOOP,
        /** Rows that are taken by the numbers printed in them. */
        ROWS,
        RATE;

        /** As scripts see it: {@code weights}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
