package org.jointscope.check.engine;

import java.util.Locale;

/** What comes of giving a file to an engine, the best first. */
public enum Outcome {
    /** It loads, and nothing is said. */
    ACCEPTS,
    /** It loads; but the engine complains, or reads something else than the file says. */
    WARNS,
    /** It does not load. */
    REJECTS;

    /** As scripts see it: {@code accepts}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
