package org.jointscope.ui.glcommands;

/**
 * Whether the commands draw what the list of triangles says.
 *
 * @param text a sentence; empty if there is nothing to compare
 */
public record Agreement(Verdict verdict, String text) {

    /** Whether there is anything to worry about. */
    public enum Verdict {
        NOTHING,
        GOOD,
        BAD
    }

    static final Agreement NONE = new Agreement(Verdict.NOTHING, "");
}
