package org.jointscope.ui.lessons;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * How the program recognizes that the action of a step was done.
 *
 * @param phases conditions that must become true one after the other, such as an edit and its undoing
 */
record Check(Kind kind, List<BooleanSupplier> phases) {

    /** What the step uses. */
    enum Kind {
        SAMPLE,
        /** A part of a file that the reader writes, checked at any step of the lesson while the file is open. */
        TYPED,
        /** The file that the reader has written. */
        OWN_FILE
    }

    Check {
        phases = List.copyOf(phases);
    }

    /** The number of phases that are passed now, after some were passed before. */
    int passed(int before) {
        int passed = before;
        while (passed < phases.size() && phases.get(passed).getAsBoolean()) {
            passed++;
        }
        return passed;
    }
}
