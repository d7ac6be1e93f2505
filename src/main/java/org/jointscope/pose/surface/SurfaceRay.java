package org.jointscope.pose.surface;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The nearest triangle that is hit by a ray from outside (T. Möller and B. Trumbore, Fast, Minimum Storage Ray/Triangle
 * Intersection).
 *
 * @param triangle of the surface, or {@link #NOTHING}
 * @param corner of it (0…2) that is nearest to the hit, or {@link #NOTHING}
 * @param distance to it, as a multiple of the direction; infinite without a hit
 */
public record SurfaceRay(int triangle, int corner, double distance) {

    /** The ray hits no triangle. */
    public static final int NOTHING = -1;

    /** A ray that hits nothing. */
    public static final SurfaceRay MISS = new SurfaceRay(NOTHING, NOTHING, Double.POSITIVE_INFINITY);

    /**
     * @param points x, y, z of each in model space
     * @param ray x, y, z of its origin, then of its direction, of any length
     */
    public static SurfaceRay cast(Surface surface, float[] points, double[] ray) {
        double nearest = Double.POSITIVE_INFINITY;
        int hit = NOTHING;
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            double way = way(surface, triangle, points, ray);
            if (way < nearest) {
                nearest = way;
                hit = triangle;
            }
        }
        return hit == NOTHING ? MISS : new SurfaceRay(hit, corner(surface, hit, points, ray, nearest), nearest);
    }

    /** The distance to a triangle, as a multiple of the direction; infinite if the ray misses it. */
    private static double way(Surface surface, int triangle, float[] points, double[] ray) {
        double[] a = point(points, surface.point(triangle, 0));
        // Clockwise from outside, so the second and third corners are swapped.
        double[] ab = minus(point(points, surface.point(triangle, 2)), a);
        double[] ac = minus(point(points, surface.point(triangle, 1)), a);
        double[] direction = {ray[3], ray[4], ray[5]};
        double[] across = cross(direction, ac);
        double determinant = dot(ab, across);
        if (!(determinant > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        double[] from = minus(ray, a);
        double u = dot(from, across) / determinant;
        double[] up = cross(from, ab);
        double v = dot(direction, up) / determinant;
        double way = dot(ac, up) / determinant;
        boolean within = u >= 0 && v >= 0 && u + v <= 1 && way > 0;
        return within ? way : Double.POSITIVE_INFINITY;
    }

    private static int corner(Surface surface, int triangle, float[] points, double[] ray, double way) {
        double[] met = {ray[0] + way * ray[3], ray[1] + way * ray[4], ray[2] + way * ray[5]};
        return IntStream.range(0, 3)
                .boxed()
                .min(Comparator.comparingDouble(corner -> distance(points, surface.point(triangle, corner), met)))
                .orElseThrow();
    }

    private static double distance(float[] points, int point, double[] to) {
        double[] way = minus(point(points, point), to);
        return dot(way, way);
    }

    private static double[] point(float[] points, int point) {
        return new double[] {points[point * 3], points[point * 3 + 1], points[point * 3 + 2]};
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
