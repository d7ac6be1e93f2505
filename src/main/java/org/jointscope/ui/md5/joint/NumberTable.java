package org.jointscope.ui.md5.joint;

import java.util.List;

/**
 * The six numbers of a joint and how each comes about.
 *
 * @param columns at most {@link #MOST_COLUMNS}
 * @param rows in the order of their flag bits
 */
public record NumberTable(List<Column> columns, List<NumberRow> rows) {

    /** Baseframe, two frames, and the outcome. */
    public static final int MOST_COLUMNS = 4;

    /**
     * Where the numbers below come from.
     *
     * @param note the source line, mostly
     */
    public record Column(String title, String note) {}
}
