package org.jointscope.ui.source;

import java.util.Comparator;

/**
 * Between two characters of a text.
 *
 * @param row from 0 on
 * @param index in the row, in chars
 */
public record TextPlace(int row, int index) implements Comparable<TextPlace> {

    static final TextPlace START = new TextPlace(0, 0);

    private static final Comparator<TextPlace> ORDER =
            Comparator.comparingInt(TextPlace::row).thenComparingInt(TextPlace::index);

    @Override
    public int compareTo(TextPlace other) {
        return ORDER.compare(this, other);
    }
}
