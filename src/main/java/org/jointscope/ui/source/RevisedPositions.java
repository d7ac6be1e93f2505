package org.jointscope.ui.source;

import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;

/**
 * The positions of an edited file that correspond to those of its previous text: the same characters before and after
 * the edited part; in it, the same row or, if rows were added or removed, the same part of the model.
 */
final class RevisedPositions {

    private final InspectedFile before;
    private final InspectedFile after;
    private final FileText old;
    private final FileText revised;
    private final int sameStart;
    private final int sameEnd;

    RevisedPositions(InspectedFile before, InspectedFile after) {
        this.before = before;
        this.after = after;
        this.old = before.source();
        this.revised = after.source();
        this.sameStart = sameStart(old.bytes(), revised.bytes());
        this.sameEnd = sameEnd(old.bytes(), revised.bytes(), sameStart);
    }

    private static int sameStart(byte[] one, byte[] other) {
        int different = Arrays.mismatch(one, other);
        return different < 0 ? one.length : different;
    }

    private static int sameEnd(byte[] one, byte[] other, int start) {
        int most = Math.min(one.length, other.length) - start;
        int same = 0;
        while (same < most && one[one.length - 1 - same] == other[other.length - 1 - same]) {
            same++;
        }
        return same;
    }

    TextPosition of(TextPosition position) {
        int offset = old.offset(old.location(position.row(), position.index()));
        int length = old.bytes().length;
        if (offset <= sameStart) {
            return positionAt(offset);
        } else if (offset >= length - sameEnd) {
            return positionAt(offset - length + revised.bytes().length);
        }
        return inRow(old.rows() == revised.rows() ? position.row() : rowOf(position), position.index());
    }

    private TextPosition positionAt(int offset) {
        return TextPosition.of(revised.locationAt(offset), revised);
    }

    private TextPosition inRow(int row, int index) {
        int there = Math.clamp(row, 0, revised.rows() - 1);
        return new TextPosition(there, Math.min(index, revised.row(there).length()));
    }

    /** The row at the same distance from the start of the same part of the model. */
    private int rowOf(TextPosition position) {
        Subject subject = before.map().at(old.location(position.row(), position.index()));
        List<Span> was = before.map().findAll(subject);
        List<Span> is = after.map().findAll(subject);
        for (int i = 0; i < Math.min(was.size(), is.size()); i++) {
            int first = old.row(was.get(i).first());
            if (first <= position.row() && position.row() <= old.row(was.get(i).last())) {
                int row = revised.row(is.get(i).first()) + position.row() - first;
                return Math.min(row, revised.row(is.get(i).last()));
            }
        }
        return position.row();
    }
}
