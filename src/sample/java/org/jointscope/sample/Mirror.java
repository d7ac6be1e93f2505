package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Halves and doubles meshes at the plane y = 0. */
final class Mirror {
    private Mirror() {}

    /** Keeps the left half of a symmetric mesh; points within {@code near} of the plane move into it. */
    static TriangleMesh left(TriangleMesh mesh, double near) {
        Vec[] points = mesh.points().clone();
        for (int i = 0; i < points.length; i++) {
            Vec p = points[i];
            points[i] = Math.abs(p.y()) < near ? new Vec(p.x(), 0, p.z()) : p;
        }
        List<int[]> kept = new ArrayList<>();
        for (int[] t : mesh.triangles()) {
            double sum = 0;
            boolean left = true;
            for (int corner : t) {
                left &= points[corner].y() >= 0;
                sum += points[corner].y();
            }
            if (left && sum > 0) {
                kept.add(t);
            }
        }
        return new TriangleMesh(points, kept.toArray(int[][]::new));
    }

    /** Adds the mirrored half; points of the plane serve both. */
    static TriangleMesh whole(TriangleMesh left) {
        int count = left.points().length;
        int[] twin = new int[count];
        List<Vec> points = new ArrayList<>(List.of(left.points()));
        for (int i = 0; i < count; i++) {
            twin[i] = i;
            if (left.points()[i].y() != 0) {
                twin[i] = points.size();
                points.add(left.points()[i].mirrored());
            }
        }
        List<int[]> triangles = new ArrayList<>(List.of(left.triangles()));
        for (int[] t : left.triangles()) {
            triangles.add(new int[] {twin[t[0]], twin[t[2]], twin[t[1]]});
        }
        return new TriangleMesh(points.toArray(Vec[]::new), triangles.toArray(int[][]::new));
    }
}
