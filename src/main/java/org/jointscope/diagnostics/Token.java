package org.jointscope.diagnostics;

/**
 * A token that a reader found.
 *
 * @param text without the quotes of a string; of a very long one, the beginning
 */
public record Token(Kind kind, String text) {

    /** Longer than any name or number that makes sense. */
    private static final int LONGEST = 1024;

    public enum Kind {
        WORD,
        STRING,
        /** A parenthesis or a brace. */
        BRACKET,
        /** The end of the file. */
        END
    }

    public Token {
        text = text.substring(0, Math.min(text.length(), LONGEST));
    }

    /** As a message quotes it. */
    @Override
    public String toString() {
        return switch (kind) {
            case END -> "the end of the file";
            case STRING -> Quoted.of('"' + text + '"');
            case WORD, BRACKET -> Quoted.of(text);
        };
    }

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
}
