package org.jointscope.diagnostics;

/** The name of a number in a message, by which rules ask for it: {@link Finding#number}. */
public enum Fact {
    /** The number that the file declares. */
    DECLARED,
    /** The number of what is there. */
    PRESENT;

    /** Prints as the number. */
    public record Argument(Fact name, long number) {}

    /** The number as an argument of a finding. */
    public Argument is(long number) {
        return new Argument(this, number);
    }
}
