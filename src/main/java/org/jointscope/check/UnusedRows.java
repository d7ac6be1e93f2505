package org.jointscope.check;

import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.TriangleTable;
import org.jointscope.model.VertexTable;

/**
 * Vertices that no triangle has, and weights that no vertex takes. Where rows are missing or refer
 * to what does not exist, nothing is said: what they should have named is not unused.
 */
final class UnusedRows {

    private final Mesh mesh;
    private final Subject subject;
    private final IssueLog issues;

    UnusedRows(Mesh mesh, Subject subject, IssueLog issues) {
        this.mesh = mesh;
        this.subject = subject;
        this.issues = issues;
    }

    void check() {
        boolean vertsKept = Limit.isKept(mesh.numVerts(), mesh.vertices().size());
        if (vertsKept && Limit.isKept(mesh.numTris(), mesh.triangles().size())) {
            checkVertices();
        }
        if (vertsKept && Limit.isKept(mesh.numWeights(), mesh.weights().size())) {
            checkWeights();
        }
    }

    private void checkVertices() {
        TriangleTable triangles = mesh.triangles();
        boolean[] used = new boolean[mesh.vertices().size()];
        for (int row = 0; row < triangles.size(); row++) {
            Interruption.check();
            if (!use(triangles.a(row), used)
                    || !use(triangles.b(row), used)
                    || !use(triangles.c(row), used)) {
                return;
            }
        }
        for (int row = 0; row < used.length; row++) {
            Interruption.check();
            if (!used[row]) {
                issues.add(
                        IssueCode.VERT_UNUSED,
                        Places.of(mesh.vertices().place(row)),
                        subject.vertex(row),
                        row);
            }
        }
    }

    private static boolean use(int vertex, boolean[] used) {
        boolean exists = vertex >= 0 && vertex < used.length;
        if (exists) {
            used[vertex] = true;
        }
        return exists;
    }

    /**
     * Ranges of vertices may overlap: counts where they begin and end, to look at each weight once.
     */
    private void checkWeights() {
        VertexTable vertices = mesh.vertices();
        int size = mesh.weights().size();
        int[] change = new int[size + 1];
        for (int row = 0; row < vertices.size(); row++) {
            Interruption.check();
            int first = vertices.firstWeight(row);
            int count = vertices.weightCount(row);
            if (first < 0 || count <= 0 || (long) first + count > size) {
                return;
            }
            change[first]++;
            change[first + count]--;
        }
        int takers = 0;
        for (int row = 0; row < size; row++) {
            Interruption.check();
            takers += change[row];
            if (takers == 0) {
                issues.add(
                        IssueCode.WEIGHT_UNUSED,
                        Places.of(mesh.weights().place(row)),
                        subject.weight(row),
                        row);
            }
        }
    }
}
