package org.jointscope.ui.md2.vertices;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Triangles;

/**
 * A vertex, the same in every frame.
 *
 * @param triangles the number of triangles that use it; one that uses it twice counts once
 */
public record VertexRow(int index, int triangles) {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:[-–](\\d{1,9})?)?");

    static List<VertexRow> of(Md2 md2) {
        int[] uses = new int[md2.vertexCount()];
        Md2Triangles triangles = md2.triangles();
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            IntStream.of(triangles.vertex(triangle, 0), triangles.vertex(triangle, 1), triangles.vertex(triangle, 2))
                    .distinct()
                    .filter(vertex -> vertex < uses.length)
                    .forEach(vertex -> uses[vertex]++);
        }
        return IntStream.range(0, uses.length)
                .mapToObj(vertex -> new VertexRow(vertex, uses[vertex]))
                .toList();
    }

    /**
     * A filter of vertices: numbers, ranges of them, and a word for vertices without triangles. A vertex is shown if
     * any of them matches; without any, all are shown.
     *
     * @param unused the word for vertices without triangles
     */
    static Predicate<VertexRow> filter(String text, String unused) {
        List<Predicate<VertexRow>> terms = Arrays.stream(
                        text.toLowerCase(Locale.ROOT).split("[\\s,;#]+"))
                .filter(term -> !term.isEmpty())
                .map(term -> term(term, unused))
                .toList();
        return row -> terms.isEmpty() || terms.stream().anyMatch(term -> term.test(row));
    }

    private static Predicate<VertexRow> term(String term, String unused) {
        Matcher range = RANGE.matcher(term);
        if (!range.matches()) {
            return row -> unused.startsWith(term) && row.triangles() == 0;
        }
        int first = Integer.parseInt(range.group(1));
        boolean open = term.length() > range.group(1).length();
        int last = range.group(2) != null ? Integer.parseInt(range.group(2)) : first;
        int end = range.group(2) == null && open ? Integer.MAX_VALUE : last;
        return row -> row.index() >= first && row.index() <= end;
    }
}
