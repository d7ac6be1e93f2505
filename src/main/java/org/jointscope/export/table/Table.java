package org.jointscope.export.table;

import java.io.IOException;
import java.util.List;

/**
 * A table whose rows are computed while they are written.
 *
 * @param id its name for scripts
 * @param columns their names, which are part of the interface for scripts, or the titles of a table of the window
 */
public record Table(String id, List<String> columns, int rowCount, Rows rows) {

    /** Writes all rows, one after the other. */
    @FunctionalInterface
    public interface Rows {
        void writeTo(Output out) throws IOException;
    }

    /** Where rows are written. */
    @FunctionalInterface
    public interface Output {

        /**
         * @param cells one for each column: a text, a boolean, a finite number, or an empty cell: null, or a number
         *     that is not finite
         */
        void row(Object... cells) throws IOException;
    }

    public Table {
        columns = List.copyOf(columns);
    }
}
