package org.jointscope.ui.source;

/** A part of a row that has one colour. */
public record SourcePiece(String text, Kind kind) {

    /** What a part of a row is; white space goes with what stands before it. */
    public enum Kind {
        WORD,
        KEYWORD,
        NUMBER,
        STRING,
        COMMENT,
        BRACE,
        PARENTHESIS
    }
}
