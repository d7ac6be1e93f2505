package org.jointscope.ui.source;

import org.jointscope.diagnostics.Severity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A row as it is drawn.
 *
 * @param number of its line; a mark if it only goes on with one
 * @param worst severity of what is wrong here
 * @param findings what is wrong here, a line each
 * @param joint whether the selected joint's row is this one
 * @param frame whether it belongs to the current frame
 * @param marks the numbers of the selected joint
 */
public record SourceRow(
        String number,
        List<Piece> pieces,
        Optional<Severity> worst,
        String findings,
        boolean joint,
        boolean frame,
        List<Range> marks) {

    /** A part of a row that has one color; white space goes with what stands before it. */
    public record Piece(String text, Kind kind) {

        /** What a part of a row is. */
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

    /**
     * Characters of a row.
     *
     * @param from index of the first
     * @param to index past the last
     */
    public record Range(int from, int to) {

        static final Range NONE = new Range(0, 0);
    }

    /** The whole text of the row. */
    public String text() {
        return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }
}
