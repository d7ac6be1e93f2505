package org.jointscope.ui.md2.vertices;

import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Triangles;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /**
     * Which vertices are shown: numbers, ranges of them, and a word for those that no triangle has.
     * A vertex is shown if any of them lets it; without any, all are.
     */
    record VertexFilter(List<Predicate<VertexRow>> terms) {

        private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:[-–](\\d{1,9})?)?");

        /**
         * @param unused the word for those that no triangle has
         */
        static VertexFilter of(String text, String unused) {
            return new VertexFilter(
                    Arrays.stream(text.toLowerCase(Locale.ROOT).split("[\\s,;#]+"))
                            .filter(term -> !term.isEmpty())
                            .map(term -> term(term, unused))
                            .toList());
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

        boolean lets(VertexRow row) {
            return terms.isEmpty() || terms.stream().anyMatch(term -> term.test(row));
        }
    }
}
