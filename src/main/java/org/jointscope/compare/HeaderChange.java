package org.jointscope.compare;

import java.util.List;
import java.util.Optional;
import org.jointscope.model.Declared;

/**
 * A number of the header, or the number of rows of a block.
 *
 * @param name the word of the file
 * @param before empty if the first file does not contain it
 */
public record HeaderChange(String name, Optional<Double> before, Optional<Double> after) {

    static HeaderChange of(String name, Optional<Declared> before, Optional<Declared> after) {
        return new HeaderChange(name, before.map(Declared::value), after.map(Declared::value));
    }

    static HeaderChange of(String name, List<?> before, List<?> after) {
        return new HeaderChange(name, Optional.of((double) before.size()), Optional.of((double) after.size()));
    }

    /** Whether the motion does not depend on the number. */
    boolean isOfLayout() {
        return name.equals("numAnimatedComponents");
    }

    boolean differs() {
        return !before.equals(after);
    }
}
