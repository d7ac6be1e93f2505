package org.jointscope.ui.source;

import java.util.Comparator;
import org.jointscope.diagnostics.Location;
import org.jointscope.text.FileText;

/**
 * A position between two characters of a text.
 *
 * @param row counted from 0
 * @param index in the row, in chars
 */
public record TextPosition(int row, int index) implements Comparable<TextPosition> {

    static final TextPosition START = new TextPosition(0, 0);

    private static final Comparator<TextPosition> ORDER =
            Comparator.comparingInt(TextPosition::row).thenComparingInt(TextPosition::index);

    static TextPosition of(Location location, FileText text) {
        return new TextPosition(text.row(location), text.indexInRow(location));
    }

    @Override
    public int compareTo(TextPosition other) {
        return ORDER.compare(this, other);
    }
}
