package org.jointscope.diagnostics;

/** The kind of token that a reader expects where it finds another. */
public enum Expected {
    NUMBER("a number"),
    STRING("a string"),
    JOINT_NAME("a joint's name"),
    SECOND_GROUP("a second group of numbers"),
    OPEN_PAREN("'('"),
    CLOSE_PAREN("')'"),
    OPEN_BRACE("'{'");

    private final String text;

    Expected(String text) {
        this.text = text;
    }

    /** As a message names it. */
    @Override
    public String toString() {
        return text;
    }
}
