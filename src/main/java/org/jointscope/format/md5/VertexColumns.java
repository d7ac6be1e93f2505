package org.jointscope.format.md5;

import org.jointscope.diagnostics.Expected;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.text.TextScanner.Kind;

/** {@code vert index ( s t ) firstWeight weightCount} rows, while they are read. */
final class VertexColumns {

    private final RowColumns rows = new RowColumns(Row.VERTEX);
    private final DoubleColumn s = new DoubleColumn();
    private final DoubleColumn t = new DoubleColumn();
    private final IntColumn firstWeight = new IntColumn();
    private final IntColumn weightCount = new IntColumn();

    /** In a later dialect, colours or normals may follow in the row; they are passed over. */
    void readRow(Md5Tokens tokens, boolean laterDialect) {
        rows.begin(tokens);
        tokens.expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN);
        s.add(tokens.number());
        t.add(tokens.number());
        tokens.expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        firstWeight.add(tokens.integer());
        weightCount.add(tokens.integer());
        if (laterDialect && tokens.lexer().kind() == Kind.OPEN_PAREN) {
            tokens.skipLine();
        }
        tokens.endRow();
    }

    void clear() {
        rows.clear();
        s.clear();
        t.clear();
        firstWeight.clear();
        weightCount.clear();
    }

    int size() {
        return rows.size();
    }

    VertexTable toTable() {
        if (size() == 0) {
            return VertexTable.EMPTY;
        }
        return new VertexTable(
                rows.printedIndex.toArray(),
                s.toArray(),
                t.toArray(),
                firstWeight.toArray(),
                weightCount.toArray(),
                rows.line.toArray(),
                rows.column.toArray());
    }
}
