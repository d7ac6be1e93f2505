package org.jointscope.check;

import org.jointscope.model.TriangleTable;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Which triangles have the vertices of an earlier one in the same order, whichever vertex their
 * rows begin with. The other way round it is another triangle, the back of that one: people who
 * want both sides drawn model both.
 *
 * <p>Sorts the triangles by their vertices, a pass for each of the three, so that equal ones lie
 * side by side in the order of the file: in time as the mesh is large, whatever a file holds.
 */
final class RepeatedTriangles {

    private static final int NONE = -1;

    private final int[][] corners;
    private final int[] firstLike;

    RepeatedTriangles(TriangleTable triangles, int vertexCount) {
        int size = triangles.size();
        corners = new int[3][size];
        firstLike = new int[size];
        Arrays.fill(firstLike, NONE);
        int[] rows =
                IntStream.range(0, size).filter(row -> turn(triangles, row, vertexCount)).toArray();
        for (int pass = 2; pass >= 0; pass--) {
            rows = sorted(rows, corners[pass], vertexCount);
        }
        for (int i = 1; i < rows.length; i++) {
            int before = rows[i - 1];
            if (isSame(before, rows[i])) {
                firstLike[rows[i]] = firstLike[before] == NONE ? before : firstLike[before];
            }
        }
    }

    boolean isRepeated(int row) {
        return firstLike[row] != NONE;
    }

    /** The first triangle that is the same as a repeated one. */
    int firstLike(int row) {
        return firstLike[row];
    }

    /**
     * Lets the lowest vertex come first; false if the row is no triangle of vertices that exist.
     */
    private boolean turn(TriangleTable triangles, int row, int vertexCount) {
        int a = triangles.a(row);
        int b = triangles.b(row);
        int c = triangles.c(row);
        int lowest = Math.min(a, Math.min(b, c));
        boolean exists = lowest >= 0 && Math.max(a, Math.max(b, c)) < vertexCount;
        corners[0][row] = lowest;
        corners[1][row] = lowest == a ? b : lowest == b ? c : a;
        corners[2][row] = lowest == a ? c : lowest == b ? a : b;
        return exists && a != b && b != c && a != c;
    }

    /** By counting; rows of the same corner keep their order. */
    private static int[] sorted(int[] rows, int[] corner, int vertexCount) {
        int[] next = new int[vertexCount + 1];
        for (int row : rows) {
            next[corner[row] + 1]++;
        }
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            next[vertex + 1] += next[vertex];
        }
        int[] sorted = new int[rows.length];
        for (int row : rows) {
            sorted[next[corner[row]]++] = row;
        }
        return sorted;
    }

    private boolean isSame(int row, int other) {
        return corners[0][row] == corners[0][other]
                && corners[1][row] == corners[1][other]
                && corners[2][row] == corners[2][other];
    }
}
