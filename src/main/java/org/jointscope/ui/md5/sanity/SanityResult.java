package org.jointscope.ui.md5.sanity;

import java.util.List;

/**
 * What the whole picture comes to.
 *
 * @param suspects the first of the joints that are over the limit, the worst first
 * @param count how many joints are over the limit
 */
public record SanityResult(State state, String text, List<Suspect> suspects, int count) {

    /** Whether there is anything to worry about. */
    public enum State {
        NOTHING,
        COMPUTING,
        CALM,
        TROUBLE,
        FAILED
    }

    static final SanityResult NONE = new SanityResult(State.NOTHING, "");

    public SanityResult {
        suspects = List.copyOf(suspects);
    }

    SanityResult(State state, String text) {
        this(state, text, List.of(), 0);
    }
}
