package org.jointscope.ui.md2.vertices;

import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Triangles;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A vertex, the same in every frame.
 *
 * @param triangles how many have it; one that has it twice counts once
 */
public record VertexRow(int index, int triangles) {

    static List<VertexRow> of(Md2 md2) {
        int[] uses = new int[md2.vertexCount()];
        Md2Triangles triangles = md2.triangles();
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            int a = triangles.vertex(triangle, 0);
            int b = triangles.vertex(triangle, 1);
            int c = triangles.vertex(triangle, 2);
            count(a, uses);
            if (b != a) {
                count(b, uses);
            }
            if (c != a && c != b) {
                count(c, uses);
            }
        }
        return IntStream.range(0, uses.length)
                .mapToObj(vertex -> new VertexRow(vertex, uses[vertex]))
                .toList();
    }

    private static void count(int vertex, int[] uses) {
        if (vertex < uses.length) {
            uses[vertex]++;
        }
    }
}
