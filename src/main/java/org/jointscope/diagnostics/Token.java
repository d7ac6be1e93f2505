package org.jointscope.diagnostics;

import org.jointscope.messages.Texts;

/**
 * A token that a reader found.
 *
 * @param text without the quotes of a string; of a very long one, the beginning
 */
public record Token(Kind kind, String text) {

    /** Longer than any realistic name or number. */
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

    /** The form in messages. */
    @Override
    public String toString() {
        return switch (kind) {
            case END -> Texts.program().of("fact.token.end");
            case STRING -> Quoted.of('"' + text + '"');
            case WORD, BRACKET -> Quoted.of(text);
        };
    }

    /** The kind of token that a reader expects where it finds another. */
    public enum Expected {
        NUMBER,
        INTEGER,
        STRING,
        JOINT_NAME,
        FLAG,
        SECOND_GROUP,
        OPEN_PAREN,
        CLOSE_PAREN,
        OPEN_BRACE;

        /** The name in messages. */
        @Override
        public String toString() {
            return Texts.program().of("fact.expected." + name());
        }
    }
}
