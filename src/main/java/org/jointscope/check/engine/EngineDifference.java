package org.jointscope.check.engine;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jointscope.messages.Phrase;
import org.jointscope.model.TextLocation;

/**
 * A difference between the model in an engine that loads the file and the contents of the file.
 *
 * @param text a sentence with the numbers of this file
 * @param distance the maximum displacement, in units; empty if there is none, or if it is not measured
 * @param location the location in the file, in the animation if there are two; empty if there is more than one
 */
public record EngineDifference(Aspect aspect, Phrase text, OptionalDouble distance, Optional<TextLocation> location) {

    EngineDifference(Aspect aspect, Phrase text, OptionalDouble distance) {
        this(aspect, text, distance, Optional.empty());
    }

    public enum Aspect {
        WEIGHTS,
        ROOT,
        /** Components that no flag bit supplies. */
        BASEFRAME,
        BOUNDS,
        /** The match of the animation's joints with those of the mesh. */
        JOINTS,
        /** The interpolation between two frames. */
        INTERPOLATION,
        LOOP,
        /** Rows that are stored by row index. */
        ROWS,
        RATE,
        /** Frames that are left out. */
        FRAMES;

        /** The label for scripts: {@code weights}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
