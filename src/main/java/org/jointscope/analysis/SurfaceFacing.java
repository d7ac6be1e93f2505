package org.jointscope.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * The side to which the triangles of a nearly closed surface face. The vertices of a triangle are clockwise from
 * outside, so the signed volume of a closed surface is negative.
 *
 * <p>The limits are tested on real models: hulls that are drawn around another mesh from the inside, masks, flags and
 * other open surfaces are not closed, or not all meshes of their files face inward.
 */
public final class SurfaceFacing {

    /** A tetrahedron. */
    private static final int LEAST_TRIANGLES = 4;

    /** The least volume of a body, as a share of that of a sphere with the same area. */
    private static final double LEAST_VOLUME = 0.1;

    /** The volume of a mesh that faces outward, likewise. */
    private static final double OUTWARD = -0.05;

    /** The largest share of edges that do not join two triangles in opposite directions. */
    private static final double MOST_OPEN = 0.1;

    /** Steps per axis, in which points of meshes with a common border coincide. */
    private static final int STEPS = 1 << 16;

    private final List<SkinnedMesh> meshes;

    private SurfaceFacing(SkinnedModel model) {
        this.meshes = model.meshes();
    }

    /** True if the surface of all meshes together is nearly closed and faces inward. */
    public static boolean isInward(SkinnedModel model) {
        return new SurfaceFacing(model).isInward();
    }

    private boolean isInward() {
        int triangles = meshes.stream().mapToInt(SurfaceFacing::corners).sum() / 3;
        return triangles >= LEAST_TRIANGLES
                && volume(meshes) >= LEAST_VOLUME
                && meshes.stream().noneMatch(mesh -> volume(List.of(mesh)) < OUTWARD)
                && openEdges() <= MOST_OPEN;
    }

    private static int corners(SkinnedMesh mesh) {
        return mesh.surface().trianglePoints().length;
    }

    /** The signed volume as a share of that of a sphere; NaN without an area. */
    private static double volume(List<SkinnedMesh> meshes) {
        double[] center = center(meshes);
        double volume = 0;
        double area = 0;
        double[] triangle = new double[9];
        for (SkinnedMesh mesh : meshes) {
            for (int corner = 0; corner < corners(mesh); corner += 3) {
                Interruption.checkAt(corner);
                read(mesh, corner, center, triangle);
                double[] cross = cross(triangle);
                area += length(cross) / 2;
                volume += dot(triangle, cross) / 6;
            }
        }
        return volume * 6 * Math.sqrt(Math.PI) / Math.pow(area, 1.5);
    }

    /** The center of the area, from which the volume of an open surface is least. */
    private static double[] center(List<SkinnedMesh> meshes) {
        double[] sum = new double[3];
        double total = 0;
        double[] triangle = new double[9];
        for (SkinnedMesh mesh : meshes) {
            for (int corner = 0; corner < corners(mesh); corner += 3) {
                Interruption.checkAt(corner);
                read(mesh, corner, new double[3], triangle);
                double area = length(cross(triangle));
                total += area;
                for (int i = 0; i < triangle.length; i++) {
                    sum[i % 3] += area * triangle[i] / 3;
                }
            }
        }
        for (int axis = 0; axis < 3; axis++) {
            sum[axis] /= total;
        }
        return sum;
    }

    private static void read(SkinnedMesh mesh, int corner, double[] origin, double[] triangle) {
        for (int i = 0; i < triangle.length; i++) {
            int point = mesh.surface().trianglePoints()[corner + i / 3];
            triangle[i] = mesh.points()[3 * point + i % 3] - origin[i % 3];
        }
    }

    /** The cross product of two edges of a triangle. */
    private static double[] cross(double[] t) {
        double[] a = {t[3] - t[0], t[4] - t[1], t[5] - t[2]};
        double[] b = {t[6] - t[0], t[7] - t[1], t[8] - t[2]};
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double length(double[] vector) {
        return Math.sqrt(dot(vector, vector));
    }

    /** The share of edges that do not join triangles of the same facing. */
    private double openEdges() {
        long[] directed = directedEdges();
        Arrays.sort(directed);
        int edges = 0;
        int open = 0;
        int from = 0;
        for (int to = 1; to <= directed.length; to++) {
            Interruption.checkAt(to);
            if (to == directed.length || directed[to] >> 1 != directed[from] >> 1) {
                int forward = 0;
                for (int i = from; i < to; i++) {
                    forward += (int) (directed[i] & 1);
                }
                edges++;
                open += 2 * forward == to - from ? 0 : 1;
                from = to;
            }
        }
        return (double) open / edges;
    }

    /** Each edge of each triangle: its smaller and its larger end, and the direction. */
    private long[] directedEdges() {
        long[] cells = cells();
        long[] unique = cells.clone();
        Arrays.sort(unique);
        int[] ends = IntStream.range(0, cells.length)
                .map(i -> find(unique, cells[i]))
                .toArray();
        return IntStream.range(0, ends.length)
                .filter(i -> ends[i] != ends[next(i)])
                .mapToLong(i -> edge(ends[i], ends[next(i)]))
                .toArray();
    }

    private static int next(int corner) {
        return corner % 3 == 2 ? corner - 2 : corner + 1;
    }

    private static long edge(int from, int to) {
        return (long) Math.min(from, to) << 32 | (long) Math.max(from, to) << 1 | (from < to ? 1 : 0);
    }

    /** The first index of a value. */
    private static int find(long[] sorted, long value) {
        int low = 0;
        int high = sorted.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The cell of each corner in a grid over the model. */
    private long[] cells() {
        double[] least = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
        double size = 0;
        for (SkinnedMesh mesh : meshes) {
            for (int i = 0; i < mesh.points().length; i++) {
                least[i % 3] = Math.min(least[i % 3], mesh.points()[i]);
            }
        }
        for (SkinnedMesh mesh : meshes) {
            for (int i = 0; i < mesh.points().length; i++) {
                size = Math.max(size, mesh.points()[i] - least[i % 3]);
            }
        }
        double step = size / (STEPS - 1);
        return meshes.stream()
                .flatMapToLong(mesh -> Arrays.stream(mesh.surface().trianglePoints())
                        .mapToLong(point -> cell(mesh, point, least, step)))
                .toArray();
    }

    private static long cell(SkinnedMesh mesh, int point, double[] least, double step) {
        long cell = 0;
        for (int axis = 0; axis < 3; axis++) {
            double place = (mesh.points()[3 * point + axis] - least[axis]) / step;
            cell = cell * STEPS + Math.round(place);
        }
        return cell;
    }
}
