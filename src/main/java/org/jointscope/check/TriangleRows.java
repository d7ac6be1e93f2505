package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TriangleTable;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** The {@code tri} rows of a mesh: whether their vertices exist, and cover something, once. */
final class TriangleRows {

    /**
     * The vertices of a triangle, turned so that the lowest comes first: the same triangle
     * whichever vertex its row begins with. The other way round it is another one, its back: people
     * who want both sides drawn model both. Comparable, so that a map stays fast whatever the hash
     * codes are.
     */
    private record Corners(int a, int b, int c) implements Comparable<Corners> {

        private static final Comparator<Corners> ORDER =
                Comparator.comparingInt(Corners::a)
                        .thenComparingInt(Corners::b)
                        .thenComparingInt(Corners::c);

        static Corners of(int a, int b, int c) {
            if (a < b && a < c) {
                return new Corners(a, b, c);
            }
            return b < c ? new Corners(b, c, a) : new Corners(c, a, b);
        }

        @Override
        public int compareTo(Corners other) {
            return ORDER.compare(this, other);
        }
    }

    private final Mesh mesh;
    private final TriangleTable triangles;
    private final Limit vertices;
    private final Subject subject;
    private final IssueLog issues;
    private final Map<Corners, Integer> seen = new HashMap<>();

    TriangleRows(Mesh mesh, Subject subject, IssueLog issues) {
        this.mesh = mesh;
        this.triangles = mesh.triangles();
        this.vertices = Limit.of(mesh.numVerts(), mesh.vertices().size());
        this.subject = subject;
        this.issues = issues;
    }

    void check() {
        RowNumbers.check(triangles, IssueCode.TRI_INDEX_UNEXPECTED, subject::triangle, issues);
        for (int row = 0; row < triangles.size(); row++) {
            int a = triangles.a(row);
            int b = triangles.b(row);
            int c = triangles.c(row);
            checkExists(row, a);
            checkExists(row, b);
            checkExists(row, c);
            if (a != ModelFile.MISSING && b != ModelFile.MISSING && c != ModelFile.MISSING) {
                checkShape(row, a, b, c);
            }
        }
    }

    private void checkExists(int row, int vertex) {
        boolean lost = mesh.vertices().size() == 0 && mesh.numVerts().isEmpty();
        if (vertex != ModelFile.MISSING && !vertices.holds(vertex) && !lost) {
            report(IssueCode.TRI_VERTEX_OUT_OF_RANGE, row, vertex, vertices.count());
        }
    }

    private void checkShape(int row, int a, int b, int c) {
        if (a == b || b == c || a == c) {
            report(IssueCode.TRI_DEGENERATE, row, a == c ? a : b);
            return;
        }
        Integer first = seen.putIfAbsent(Corners.of(a, b, c), row);
        if (first != null) {
            report(IssueCode.TRI_DUPLICATE, row, a, b, c, first);
        }
    }

    private void report(IssueCode code, int row, Object... more) {
        Object[] arguments = new Object[more.length + 1];
        arguments[0] = row;
        System.arraycopy(more, 0, arguments, 1, more.length);
        issues.add(code, Places.of(triangles.place(row)), subject.triangle(row), arguments);
    }
}
