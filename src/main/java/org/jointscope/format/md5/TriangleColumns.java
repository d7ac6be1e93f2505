package org.jointscope.format.md5;

import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.MeshRows.TriangleTable;

/** {@code tri index a b c} rows, while they are read. */
final class TriangleColumns {

    private final RowColumns rows = new RowColumns(Row.TRIANGLE);
    private final IntColumn a = new IntColumn();
    private final IntColumn b = new IntColumn();
    private final IntColumn c = new IntColumn();

    void readRow(Md5Tokens tokens) {
        rows.begin(tokens);
        a.add(tokens.integer());
        b.add(tokens.integer());
        c.add(tokens.integer());
        tokens.endRow();
    }

    void clear() {
        rows.clear();
        a.clear();
        b.clear();
        c.clear();
    }

    int size() {
        return rows.size();
    }

    TriangleTable toTable() {
        if (size() == 0) {
            return TriangleTable.EMPTY;
        }
        return new TriangleTable(
                rows.printedIndex.toArray(),
                a.toArray(),
                b.toArray(),
                c.toArray(),
                rows.line.toArray(),
                rows.column.toArray());
    }
}
