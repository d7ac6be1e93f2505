package org.jointscope.check;

import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Places;
import org.jointscope.analysis.RepeatedTriangles;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TriangleTable;

/** The {@code tri} rows of a mesh: whether their vertices exist, and cover something, once. */
final class TriangleRows {

    private final Mesh mesh;
    private final TriangleTable triangles;
    private final Limit vertices;
    private final Subject subject;
    private final IssueLog issues;

    TriangleRows(Mesh mesh, Subject subject, IssueLog issues) {
        this.mesh = mesh;
        this.triangles = mesh.triangles();
        this.vertices = Limit.of(mesh.numVerts(), mesh.vertices().size());
        this.subject = subject;
        this.issues = issues;
    }

    void check() {
        RowNumbers.check(triangles, IssueCode.TRI_INDEX_UNEXPECTED, subject::triangle, issues);
        RepeatedTriangles repeated = RepeatedTriangles.of(triangles, mesh.vertices().size());
        for (int row = 0; row < triangles.size(); row++) {
            Interruption.check();
            int a = triangles.a(row);
            int b = triangles.b(row);
            int c = triangles.c(row);
            checkExists(row, a);
            checkExists(row, b);
            checkExists(row, c);
            boolean readable = Math.min(a, Math.min(b, c)) != ModelFile.MISSING;
            if (readable && (a == b || b == c || a == c)) {
                report(IssueCode.TRI_DEGENERATE, row, a == c ? a : b);
            } else if (repeated.isRepeated(row)) {
                report(IssueCode.TRI_DUPLICATE, row, a, b, c, repeated.firstLike(row));
            }
        }
    }

    private void checkExists(int row, int vertex) {
        boolean lost = mesh.vertices().size() == 0 && mesh.numVerts().isEmpty();
        if (vertex != ModelFile.MISSING && !vertices.holds(vertex) && !lost) {
            report(IssueCode.TRI_VERTEX_OUT_OF_RANGE, row, vertex, vertices.count());
        }
    }

    private void report(IssueCode code, int row, Object... more) {
        Object[] arguments = new Object[more.length + 1];
        arguments[0] = row;
        System.arraycopy(more, 0, arguments, 1, more.length);
        issues.add(code, Places.of(triangles.place(row)), subject.triangle(row), arguments);
    }
}
