package org.jointscope.ui.source;

import org.jointscope.diagnostics.Severity;

import java.util.List;
import java.util.Optional;

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
        List<SourcePiece> pieces,
        Optional<Severity> worst,
        String findings,
        boolean joint,
        boolean frame,
        List<CharRange> marks) {

    /** The whole text of the row. */
    public String text() {
        StringBuilder text = new StringBuilder();
        pieces.forEach(piece -> text.append(piece.text()));
        return text.toString();
    }
}
