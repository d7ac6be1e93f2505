package org.jointscope.check.engine;

/** How a rule is known, the surest first. */
public enum Reliability {
    /** The engine itself was run on such files. */
    MEASURED("measured by running the engine"),
    /** It stands in the engine's own source. */
    READ("read in the engine's own source"),
    /** It stands in the source of a close relative: an SDK, another version, a reimplementation. */
    RELATED("read in the source of a close relative");

    private final String text;

    Reliability(String text) {
        this.text = text;
    }

    /** For people: a clause. */
    public String text() {
        return text;
    }
}
