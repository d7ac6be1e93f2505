package org.jointscope.sample;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** From which of six sides each triangle is drawn into the texture, and which form one chart. */
final class ChartSides {
    static final int BELOW = 3;

    private static final Vec[] SIDES = {
        new Vec(0, 1, 0), new Vec(0, -1, 0), new Vec(0, 0, 1),
        new Vec(0, 0, -1), new Vec(1, 0, 0), new Vec(-1, 0, 0)
    };
    private static final Vec[] RIGHT = {
        new Vec(-1, 0, 0), new Vec(1, 0, 0), new Vec(0, -1, 0),
        new Vec(0, 1, 0), new Vec(0, 1, 0), new Vec(0, -1, 0)
    };
    private static final Vec[] DOWN = {
        new Vec(0, 0, -1), new Vec(0, 0, -1), new Vec(-1, 0, 0),
        new Vec(-1, 0, 0), new Vec(0, 0, -1), new Vec(0, 0, -1)
    };
    private static final double[] LIKED = {1.15, 1.15, 1, 1, 0.9, 0.9};
    private static final int SMALLEST = 14;

    private ChartSides() {}

    static double right(int side, Vec p) {
        return RIGHT[side].dot(p);
    }

    static double down(int side, Vec p) {
        return DOWN[side].dot(p);
    }

    /** The side that each triangle faces, smoothed so that charts get few and round. */
    static int[] choose(TriangleMesh mesh, int[] part) {
        int[][] touching = touching(mesh);
        int[] side = new int[mesh.triangles().length];
        for (int t = 0; t < side.length; t++) {
            side[t] = best(mesh.normal(t), new double[6]);
        }
        for (int round = 0; round < 12; round++) {
            int[] next = new int[side.length];
            for (int t = 0; t < side.length; t++) {
                double[] votes = new double[6];
                for (int n : touching[t]) {
                    votes[side[n]] += part[n] == part[t] ? 0.22 : 0;
                }
                next[t] = best(mesh.normal(t), votes);
            }
            side = next;
        }
        return mergeSmall(mesh, part, side, touching);
    }

    private static int best(Vec normal, double[] votes) {
        int best = 0;
        double most = -9;
        for (int s = 0; s < 6; s++) {
            double score = normal.dot(SIDES[s]) * LIKED[s] + votes[s];
            if (normal.dot(SIDES[s]) < 0.35) {
                score -= 5;
            }
            if (score > most) {
                most = score;
                best = s;
            }
        }
        return best;
    }

    /** A speck of a chart takes the side of a neighbour, if it can be seen from there at all. */
    private static int[] mergeSmall(TriangleMesh mesh, int[] part, int[] side, int[][] touching) {
        int[] result = side.clone();
        for (int round = 0; round < 4; round++) {
            int[] chart = connect(mesh, part, result);
            int[] count = new int[Arrays.stream(chart).max().orElse(0) + 1];
            for (int c : chart) {
                count[c]++;
            }
            for (int t = 0; t < chart.length; t++) {
                if (count[chart[t]] < SMALLEST) {
                    result[t] = neighbourSide(mesh, part, result, touching, chart, t);
                }
            }
        }
        return result;
    }

    private static int neighbourSide(TriangleMesh mesh, int[] part, int[] side, int[][] touching, int[] chart, int t) {
        int best = side[t];
        double most = 0.25;
        for (int n : touching[t]) {
            double seen = mesh.normal(t).dot(SIDES[side[n]]);
            if (part[n] == part[t] && chart[n] != chart[t] && seen > most) {
                most = seen;
                best = side[n];
            }
        }
        return best;
    }

    /** Numbers the connected sets of triangles that share part and side. */
    static int[] connect(TriangleMesh mesh, int[] part, int[] side) {
        int[][] touching = touching(mesh);
        int[] chart = new int[side.length];
        Arrays.fill(chart, -1);
        int charts = 0;
        int[] queue = new int[side.length];
        for (int seed = 0; seed < side.length; seed++) {
            if (chart[seed] >= 0) {
                continue;
            }
            int head = 0;
            int tail = 0;
            queue[tail++] = seed;
            chart[seed] = charts;
            while (head < tail) {
                int t = queue[head++];
                for (int n : touching[t]) {
                    if (chart[n] < 0 && side[n] == side[t] && part[n] == part[t]) {
                        chart[n] = charts;
                        queue[tail++] = n;
                    }
                }
            }
            charts++;
        }
        return chart;
    }

    /** The triangles across the three edges of each triangle. */
    private static int[][] touching(TriangleMesh mesh) {
        Map<Long, Integer> owner = new HashMap<>();
        int[][] t = mesh.triangles();
        for (int i = 0; i < t.length; i++) {
            for (int k = 0; k < 3; k++) {
                owner.put(edge(t[i][k], t[i][(k + 1) % 3]), i);
            }
        }
        int[][] result = new int[t.length][];
        for (int i = 0; i < t.length; i++) {
            int[] found = new int[3];
            int count = 0;
            for (int k = 0; k < 3; k++) {
                Integer other = owner.get(edge(t[i][(k + 1) % 3], t[i][k]));
                if (other != null) {
                    found[count++] = other;
                }
            }
            result[i] = Arrays.copyOf(found, count);
        }
        return result;
    }

    private static long edge(int from, int to) {
        return (long) from << 32 | to;
    }
}
