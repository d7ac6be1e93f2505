package org.jointscope.sample;

/** Evens out the points of a mesh: each moves along the surface towards its neighbours' mean. */
final class Relaxation {
    private Relaxation() {}

    static TriangleMesh relax(TriangleMesh mesh, Shape shape, int rounds) {
        Vec[] points = mesh.points().clone();
        int[][] neighbours = mesh.neighbours();
        for (int round = 0; round < rounds; round++) {
            Vec[] next = new Vec[points.length];
            for (int i = 0; i < points.length; i++) {
                next[i] = shape.project(points[i].towards(mean(points, neighbours[i]), 0.5));
            }
            points = next;
        }
        return new TriangleMesh(points, mesh.triangles());
    }

    private static Vec mean(Vec[] points, int[] of) {
        Vec sum = Vec.ZERO;
        for (int i : of) {
            sum = sum.plus(points[i]);
        }
        return sum.times(1.0 / of.length);
    }
}
