package org.jointscope.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Md2;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.md2.Md2Triangles;

/**
 * The triangles that have the vertices of an earlier one in the same order, regardless of the first vertex; in an .md2
 * also the same texture coordinates. In reverse order it is another triangle, the back side: models with two visible
 * sides contain both.
 *
 * <p>Sorts the triangles by their corners, in one pass per number of a corner, so that equal ones are adjacent, in the
 * order of the file. The time is linear in the size of the mesh, whatever the content of the file.
 */
public final class RepeatedTriangles {

    private static final int NONE = -1;
    private static final int CORNERS = 3;

    /**
     * One number of all corners: an index of a vertex or of a texture coordinate.
     *
     * @param corners of a row and a corner, 0 to 2
     * @param count indices below it exist
     */
    private record Attribute(IntBinaryOperator corners, int count) {

        int get(int row, int corner) {
            return corners.applyAsInt(row, corner);
        }

        boolean exists(int row) {
            for (int corner = 0; corner < CORNERS; corner++) {
                int index = get(row, corner);
                if (index < 0 || index >= count) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Attribute> attributes;
    private final int[] lowest;
    private final int[] firstLike;

    public static RepeatedTriangles of(TriangleTable triangles, int vertexCount) {
        return new RepeatedTriangles(triangles.size(), List.of(new Attribute(triangles::vertex, vertexCount)));
    }

    public static RepeatedTriangles of(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        return new RepeatedTriangles(
                triangles.size(),
                List.of(
                        new Attribute(triangles::vertex, md2.vertexCount()),
                        new Attribute(triangles::texCoord, md2.texCoords().size())));
    }

    /** @param attributes the vertices first */
    private RepeatedTriangles(int size, List<Attribute> attributes) {
        this.attributes = attributes;
        lowest = new int[size];
        firstLike = new int[size];
        Arrays.fill(firstLike, NONE);
        int[] rows = IntStream.range(0, size).filter(this::isTriangle).toArray();
        Arrays.stream(rows).forEach(row -> lowest[row] = lowestCorner(row));
        for (Attribute attribute : attributes.reversed()) {
            for (int corner = CORNERS - 1; corner >= 0; corner--) {
                rows = sorted(rows, attribute, corner);
            }
        }
        for (int i = 1; i < rows.length; i++) {
            Interruption.check();
            int before = rows[i - 1];
            if (isSame(before, rows[i])) {
                firstLike[rows[i]] = firstLike[before] == NONE ? before : firstLike[before];
            }
        }
    }

    public boolean isRepeated(int row) {
        return firstLike[row] != NONE;
    }

    /** The first triangle that equals a repeated one. */
    public int firstLike(int row) {
        return firstLike[row];
    }

    /** Whether a row has three vertices, and everything that it references exists. */
    private boolean isTriangle(int row) {
        Attribute vertices = attributes.getFirst();
        int a = vertices.get(row, 0);
        int b = vertices.get(row, 1);
        int c = vertices.get(row, 2);
        return a != b && b != c && a != c && exists(row);
    }

    private boolean exists(int row) {
        for (Attribute attribute : attributes) {
            if (!attribute.exists(row)) {
                return false;
            }
        }
        return true;
    }

    private int lowestCorner(int row) {
        Attribute vertices = attributes.getFirst();
        int lowest = vertices.get(row, 0) < vertices.get(row, 1) ? 0 : 1;
        return vertices.get(row, lowest) < vertices.get(row, 2) ? lowest : 2;
    }

    /** The number of a corner, counted from the corner with the lowest vertex. */
    private int turned(Attribute attribute, int row, int corner) {
        return attribute.get(row, (lowest[row] + corner) % CORNERS);
    }

    /** Counting sort; rows with the same number keep their order. */
    private int[] sorted(int[] rows, Attribute attribute, int corner) {
        int[] next = new int[attribute.count() + 1];
        for (int row : rows) {
            Interruption.check();
            next[turned(attribute, row, corner) + 1]++;
        }
        for (int index = 0; index < attribute.count(); index++) {
            next[index + 1] += next[index];
        }
        int[] sorted = new int[rows.length];
        for (int row : rows) {
            Interruption.check();
            sorted[next[turned(attribute, row, corner)]++] = row;
        }
        return sorted;
    }

    private boolean isSame(int row, int other) {
        for (Attribute attribute : attributes) {
            for (int corner = 0; corner < CORNERS; corner++) {
                if (turned(attribute, row, corner) != turned(attribute, other, corner)) {
                    return false;
                }
            }
        }
        return true;
    }
}
