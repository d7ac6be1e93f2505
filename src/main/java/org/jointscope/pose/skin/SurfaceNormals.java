package org.jointscope.pose.skin;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.jointscope.pose.surface.Surface;

/**
 * Normals as Doom 3 computes them in every frame: each triangle of the posed mesh adds its unit normal to its three
 * corners, regardless of its size, and the sums are normalized. Vertices that coincide bit for bit in the bind pose
 * share one sum, so that texture seams are not visible as edges (renderer/tr_trisurf.cpp).
 */
public final class SurfaceNormals {

    private final Surface surface;
    private final int[] groupOfPoint;
    private final double[] sums;

    /** @param bindPoints the mesh's points in the bind pose */
    public SurfaceNormals(Surface surface, double[] bindPoints) {
        this.surface = surface;
        this.groupOfPoint = new int[surface.pointCount()];
        Map<Position, Integer> groups = new HashMap<>();
        for (int point = 0; point < groupOfPoint.length; point++) {
            // Adding zero turns −0 into 0, which is the same position.
            Position position = new Position(
                    (float) bindPoints[point * 3] + 0f,
                    (float) bindPoints[point * 3 + 1] + 0f,
                    (float) bindPoints[point * 3 + 2] + 0f);
            Integer group = groups.putIfAbsent(position, groups.size());
            groupOfPoint[point] = group == null ? groups.size() - 1 : group;
        }
        this.sums = new double[groups.size() * 3];
    }

    /**
     * A position in the bind pose. It is comparable, because a hash table uses comparison if the keys of a (hostile)
     * file all have the same hash.
     */
    private record Position(float x, float y, float z) implements Comparable<Position> {

        private static final Comparator<Position> ORDER = Comparator.comparingDouble(Position::x)
                .thenComparingDouble(Position::y)
                .thenComparingDouble(Position::z);

        @Override
        public int compareTo(Position other) {
            return ORDER.compare(this, other);
        }
    }

    /** Writes the normal of every point; (0, 0, 0) if it has no triangle with an area. */
    public void compute(double[] points, float[] normals) {
        Arrays.fill(sums, 0);
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            addTriangle(points, surface.point(triangle, 0), surface.point(triangle, 1), surface.point(triangle, 2));
        }
        for (int point = 0; point < groupOfPoint.length; point++) {
            int sum = groupOfPoint[point] * 3;
            double scale = inverseLength(sums[sum], sums[sum + 1], sums[sum + 2]);
            for (int axis = 0; axis < 3; axis++) {
                normals[point * 3 + axis] = (float) (sums[sum + axis] * scale);
            }
        }
    }

    /** Triangles are clockwise from outside, so the outward normal is (c − a) × (b − a). */
    private void addTriangle(double[] points, int a, int b, int c) {
        double ux = points[c * 3] - points[a * 3];
        double uy = points[c * 3 + 1] - points[a * 3 + 1];
        double uz = points[c * 3 + 2] - points[a * 3 + 2];
        double vx = points[b * 3] - points[a * 3];
        double vy = points[b * 3 + 1] - points[a * 3 + 1];
        double vz = points[b * 3 + 2] - points[a * 3 + 2];
        double x = uy * vz - uz * vy;
        double y = uz * vx - ux * vz;
        double z = ux * vy - uy * vx;
        double scale = inverseLength(x, y, z);
        add(groupOfPoint[a], x * scale, y * scale, z * scale);
        add(groupOfPoint[b], x * scale, y * scale, z * scale);
        add(groupOfPoint[c], x * scale, y * scale, z * scale);
    }

    private void add(int group, double x, double y, double z) {
        sums[group * 3] += x;
        sums[group * 3 + 1] += y;
        sums[group * 3 + 2] += z;
    }

    private static double inverseLength(double x, double y, double z) {
        double squared = x * x + y * y + z * z;
        return squared > 0 ? 1 / Math.sqrt(squared) : 0;
    }
}
