package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Points and triangles; seen from outside a triangle runs counter-clockwise (the file: clockwise). */
record TriangleMesh(Vec[] points, int[][] triangles) {
    /** The neighbours of every point, each once, in ascending order. */
    int[][] neighbours() {
        List<java.util.TreeSet<Integer>> sets = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            sets.add(new java.util.TreeSet<>());
        }
        for (int[] t : triangles) {
            for (int k = 0; k < 3; k++) {
                sets.get(t[k]).add(t[(k + 1) % 3]);
                sets.get(t[(k + 1) % 3]).add(t[k]);
            }
        }
        return sets.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    Vec normal(int triangle) {
        int[] t = triangles[triangle];
        return points[t[1]]
                .minus(points[t[0]])
                .cross(points[t[2]].minus(points[t[0]]))
                .unit();
    }

    /** Unit normals of the points: the sum over the triangles, weighted by area. */
    Vec[] normals() {
        Vec[] sum = new Vec[points.length];
        java.util.Arrays.fill(sum, Vec.ZERO);
        for (int[] t : triangles) {
            Vec n = points[t[1]].minus(points[t[0]]).cross(points[t[2]].minus(points[t[0]]));
            for (int corner : t) {
                sum[corner] = sum[corner].plus(n);
            }
        }
        for (int i = 0; i < sum.length; i++) {
            sum[i] = sum[i].unit();
        }
        return sum;
    }
}
