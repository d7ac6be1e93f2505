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
public record TextPlace(int row, int index) implements Comparable<TextPlace> {

    static final TextPlace START = new TextPlace(0, 0);

    private static final Comparator<TextPlace> ORDER =
            Comparator.comparingInt(TextPlace::row).thenComparingInt(TextPlace::index);

    static TextPlace of(Location location, FileText text) {
        return new TextPlace(text.row(location), text.indexInRow(location));
    }

    @Override
    public int compareTo(TextPlace other) {
        return ORDER.compare(this, other);
    }
}
