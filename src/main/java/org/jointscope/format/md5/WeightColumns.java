package org.jointscope.format.md5;

import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;

/** {@code weight index joint bias ( x y z )} rows, while they are read. */
final class WeightColumns {

    private final RowColumns rows = new RowColumns(Row.WEIGHT);
    private final IntColumn joint = new IntColumn();
    private final DoubleColumn bias = new DoubleColumn();
    private final DoubleColumn x = new DoubleColumn();
    private final DoubleColumn y = new DoubleColumn();
    private final DoubleColumn z = new DoubleColumn();

    void readRow(Md5Tokens tokens) {
        rows.begin(tokens);
        joint.add(tokens.integer());
        bias.add(tokens.number());
        Vector3 point = tokens.vector();
        x.add(point.x());
        y.add(point.y());
        z.add(point.z());
        tokens.endRow();
    }

    void clear() {
        rows.clear();
        joint.clear();
        bias.clear();
        x.clear();
        y.clear();
        z.clear();
    }

    int size() {
        return rows.size();
    }

    WeightTable toTable() {
        if (size() == 0) {
            return WeightTable.EMPTY;
        }
        return new WeightTable(
                rows.printedIndex.toArray(),
                joint.toArray(),
                bias.toArray(),
                x.toArray(),
                y.toArray(),
                z.toArray(),
                rows.line.toArray(),
                rows.column.toArray());
    }
}
