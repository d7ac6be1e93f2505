package org.jointscope.check.engine;

import java.util.Locale;

/** What a rule of an engine does to a file that it applies to, the mildest first. */
public enum Effect {
    WARNS(Outcome.WARNS),
    REJECTS(Outcome.REJECTS),
    /** The engine does not look, and comes to grief. */
    CRASHES(Outcome.REJECTS);

    private final Outcome outcome;

    Effect(Outcome outcome) {
        this.outcome = outcome;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** As scripts see it: {@code crashes}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
