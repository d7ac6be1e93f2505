package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Fact;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.VertexTable;
import org.jointscope.model.WeightTable;

/** The {@code vert} rows of a mesh: which weights make a vertex, and how much they add up to. */
final class VertexRows {

    /** Doom 3 BFG keeps as many (renderer/Model_md5.cpp, ParseMesh). */
    private static final int FEW = 4;

    /** No more fit where engines give a vertex two blocks of four for its joints. */
    private static final int MANY = 8;

    /**
     * Of more weights the sum is not taken: no real vertex has them, and in a hostile file every
     * vertex could ask for all.
     */
    private static final int MOST_SUMMED = 64;

    /**
     * Sums are as good as 1 within this, which Doom 3 BFG asserts (renderer/Model_md5.cpp,
     * ParseMesh). Rounding to six decimals, as exporters do, stays far below.
     */
    private static final double TOLERANCE = 1e-3;

    private final Mesh mesh;
    private final VertexTable vertices;
    private final WeightTable weights;
    private final Limit limit;
    private final Subject subject;
    private final IssueLog issues;

    VertexRows(Mesh mesh, Subject subject, IssueLog issues) {
        this.mesh = mesh;
        this.vertices = mesh.vertices();
        this.weights = mesh.weights();
        this.limit = Limit.of(mesh.numWeights(), weights.size());
        this.subject = subject;
        this.issues = issues;
    }

    void check() {
        RowNumbers.check(vertices, IssueCode.VERT_INDEX_UNEXPECTED, subject::vertex, issues);
        for (int row = 0; row < vertices.size(); row++) {
            Interruption.check();
            int first = vertices.firstWeight(row);
            int count = vertices.weightCount(row);
            if (count != ModelFile.MISSING && count <= 0) {
                report(IssueCode.VERT_WEIGHTS_NONE, row, row, Fact.PRESENT.is(count));
            } else if (count != ModelFile.MISSING && first != ModelFile.MISSING) {
                checkRange(row, first, count);
            }
        }
    }

    private void checkRange(int row, int first, int count) {
        long last = (long) first + count - 1;
        if (weightsAreLost()) {
            return;
        }
        if (!limit.holds(first) || !limit.holds(last)) {
            report(IssueCode.VERT_WEIGHTS_OUT_OF_RANGE, row, row, first, last, limit.count());
            return;
        }
        if (count > MANY) {
            report(IssueCode.VERT_WEIGHTS_OVER_8, row, row, count);
        } else if (count > FEW) {
            report(IssueCode.VERT_WEIGHTS_OVER_4, row, row, count);
        }
        if (last < weights.size() && count <= MOST_SUMMED) {
            checkSum(row, first, (int) last);
        }
    }

    /** The block broke off before them, which has been reported. */
    private boolean weightsAreLost() {
        return weights.size() == 0 && mesh.numWeights().isEmpty();
    }

    private void checkSum(int row, int first, int last) {
        double sum = 0;
        for (int weight = first; weight <= last; weight++) {
            sum += weights.bias(weight);
        }
        if (Math.abs(sum - 1) > TOLERANCE) {
            String direction = sum < 1 ? "towards" : "away from";
            report(IssueCode.VERT_BIAS_SUM, row, row, Figures.near1(sum), direction);
        }
    }

    private void report(IssueCode code, int row, Object... arguments) {
        issues.add(code, Places.of(vertices.place(row)), subject.vertex(row), arguments);
    }
}
