package org.jointscope.pose.md2;

import static java.lang.Float.parseFloat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class Md2NormalsTest {

    private static final Pattern ROW = Pattern.compile("\\[(-?\\d\\.\\d+), (-?\\d\\.\\d+), (-?\\d\\.\\d+)]");

    private static double[] normal(int index) {
        return new double[] {Md2Normals.get(index, 0), Md2Normals.get(index, 1), Md2Normals.get(index, 2)};
    }

    @Test
    void all162AreThoseOfTheFormatsDescription() throws IOException {
        String text = Files.readString(Corpus.seed("002_873f5f26007a6c83.txt"));
        List<MatchResult> rows = ROW.matcher(text.substring(text.indexOf("anorms_table")))
                .results()
                .toList();
        assertThat(rows).hasSize(Md2Normals.COUNT);
        for (int i = 0; i < Md2Normals.COUNT; i++) {
            for (int axis = 0; axis < 3; axis++) {
                assertThat(Md2Normals.get(i, axis))
                        .isEqualTo(parseFloat(rows.get(i).group(axis + 1)));
            }
        }
    }

    /** Corners of an icosahedron whose edges are divided into four, and nothing else. */
    @Test
    void allArePointsOfADividedIcosahedron() {
        List<double[]> expected = new ArrayList<>();
        List<double[]> corners = icosahedron();
        for (double[] a : corners) {
            for (double[] b : corners) {
                for (double[] c : corners) {
                    if (isEdge(a, b) && isEdge(b, c) && isEdge(c, a)) {
                        addPoints(a, b, c, expected);
                    }
                }
            }
        }
        assertThat(expected).hasSize(Md2Normals.COUNT);
        for (double[] point : expected) {
            assertThat(nearest(point)).isLessThan(2e-6);
        }
    }

    @Test
    void whatIsBehindTheTableHasNoDirection() {
        assertThat(normal(162)).containsOnly(0);
        assertThat(normal(255)).containsOnly(0);
        assertThat(normal(-1)).containsOnly(0);
        assertThat(distance(normal(161), new double[] {-0.688191, -0.587785, -0.425325}))
                .isLessThan(1e-6);
    }

    private static double nearest(double[] point) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < Md2Normals.COUNT; i++) {
            least = Math.min(least, distance(point, normal(i)));
        }
        return least;
    }

    private static void addPoints(double[] a, double[] b, double[] c, List<double[]> points) {
        for (int i = 0; i <= 4; i++) {
            for (int j = 0; i + j <= 4; j++) {
                double[] point = new double[3];
                for (int axis = 0; axis < 3; axis++) {
                    point[axis] = a[axis] * i + b[axis] * j + c[axis] * (4 - i - j);
                }
                double[] unit = unit(point);
                if (points.stream().noneMatch(other -> distance(unit, other) < 1e-9)) {
                    points.add(unit);
                }
            }
        }
    }

    private static List<double[]> icosahedron() {
        double golden = (1 + Math.sqrt(5)) / 2;
        List<double[]> corners = new ArrayList<>();
        for (double one : new double[] {1, -1}) {
            for (double long1 : new double[] {golden, -golden}) {
                corners.add(unit(new double[] {one, 0, long1}));
                corners.add(unit(new double[] {0, long1, one}));
                corners.add(unit(new double[] {long1, one, 0}));
            }
        }
        return corners;
    }

    private static boolean isEdge(double[] a, double[] b) {
        double apart = distance(a, b);
        return apart > 0.5 && apart < 1.1;
    }

    private static double[] unit(double[] v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    private static double distance(double[] a, double[] b) {
        double squared = 0;
        for (int axis = 0; axis < 3; axis++) {
            squared += (a[axis] - b[axis]) * (a[axis] - b[axis]);
        }
        return Math.sqrt(squared);
    }
}
