package org.jointscope.ui.sanity;

import java.util.List;

/**
 * What the whole picture comes to.
 *
 * @param suspects the first of the joints that are over the limit, the worst first
 * @param count how many joints are over the limit
 */
public record Verdict(State state, String text, List<Suspect> suspects, int count) {

    /** Whether there is anything to worry about. */
    public enum State {
        NOTHING,
        COMPUTING,
        CALM,
        TROUBLE,
        FAILED
    }

    static final Verdict NONE = new Verdict(State.NOTHING, "");

    public Verdict {
        suspects = List.copyOf(suspects);
    }

    Verdict(State state, String text) {
        this(state, text, List.of(), 0);
    }
}
