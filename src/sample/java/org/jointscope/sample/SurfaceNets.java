package org.jointscope.sample;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns a solid into triangles (naive surface nets).
 *
 * <p>Space is cut into cubes. Every cube that the surface crosses gets one point, at the mean of the places where the
 * surface cuts the cube's edges; every grid edge that the surface cuts joins the four cubes around it to a quad. The
 * result is closed and, after relaxing, evenly spaced.
 */
final class SurfaceNets {
    private final Shape shape;
    private final Vec low;
    private final double step;
    private final int nx;
    private final int ny;
    private final int nz;
    private final double[] values;
    private final int[] pointOfCell;
    private final List<Vec> points = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();

    private SurfaceNets(Shape shape, Vec low, Vec high, double step) {
        this.shape = shape;
        this.low = low;
        this.step = step;
        nx = (int) Math.ceil((high.x() - low.x()) / step) + 1;
        ny = (int) Math.ceil((high.y() - low.y()) / step) + 1;
        nz = (int) Math.ceil((high.z() - low.z()) / step) + 1;
        values = new double[nx * ny * nz];
        pointOfCell = new int[nx * ny * nz];
        Arrays.fill(pointOfCell, -1);
    }

    static TriangleMesh mesh(Shape shape, Vec low, Vec high, double step) {
        SurfaceNets nets = new SurfaceNets(shape, low, high, step);
        nets.sample();
        nets.placePoints();
        nets.joinQuads();
        return new TriangleMesh(nets.points.toArray(Vec[]::new), nets.triangles.toArray(int[][]::new));
    }

    private int at(int i, int j, int k) {
        return (k * ny + j) * nx + i;
    }

    private Vec corner(int i, int j, int k) {
        return new Vec(low.x() + i * step, low.y() + j * step, low.z() + k * step);
    }

    private void sample() {
        for (int k = 0; k < nz; k++) {
            for (int j = 0; j < ny; j++) {
                for (int i = 0; i < nx; i++) {
                    values[at(i, j, k)] = shape.at(corner(i, j, k));
                }
            }
        }
    }

    private void placePoints() {
        for (int k = 0; k < nz - 1; k++) {
            for (int j = 0; j < ny - 1; j++) {
                for (int i = 0; i < nx - 1; i++) {
                    placePoint(i, j, k);
                }
            }
        }
    }

    private void placePoint(int i, int j, int k) {
        Vec sum = Vec.ZERO;
        int cuts = 0;
        for (int edge = 0; edge < 12; edge++) {
            int axis = edge / 4;
            int b = edge & 1;
            int c = edge >> 1 & 1;
            int i0 = i + (axis == 0 ? 0 : b);
            int j0 = j + (axis == 1 ? 0 : axis == 0 ? b : c);
            int k0 = k + (axis == 2 ? 0 : c);
            double va = values[at(i0, j0, k0)];
            int i1 = i0 + (axis == 0 ? 1 : 0);
            int j1 = j0 + (axis == 1 ? 1 : 0);
            int k1 = k0 + (axis == 2 ? 1 : 0);
            double vb = values[at(i1, j1, k1)];
            if (va < 0 != vb < 0) {
                sum = sum.plus(corner(i0, j0, k0).towards(corner(i1, j1, k1), va / (va - vb)));
                cuts++;
            }
        }
        if (cuts > 0) {
            pointOfCell[at(i, j, k)] = points.size();
            points.add(sum.times(1.0 / cuts));
        }
    }

    private void joinQuads() {
        for (int k = 1; k < nz - 1; k++) {
            for (int j = 1; j < ny - 1; j++) {
                for (int i = 1; i < nx - 1; i++) {
                    joinQuads(at(i, j, k), 1, nx, nx * ny);
                }
            }
        }
    }

    /** The up to three cut edges that start at a grid corner; steps lead to the next along x, y, z. */
    private void joinQuads(int corner, int x, int y, int z) {
        boolean inside = values[corner] < 0;
        if (inside != values[corner + x] < 0) {
            quad(inside, corner - y - z, corner - z, corner, corner - y);
        }
        if (inside != values[corner + y] < 0) {
            quad(inside, corner - x - z, corner - x, corner, corner - z);
        }
        if (inside != values[corner + z] < 0) {
            quad(inside, corner - x - y, corner - y, corner, corner - x);
        }
    }

    /** Four cubes around a cut edge, counter-clockwise as seen from the edge's far end. */
    private void quad(boolean inside, int ca, int cb, int cc, int cd) {
        int a = pointOfCell[ca];
        int b = pointOfCell[inside ? cb : cd];
        int c = pointOfCell[cc];
        int d = pointOfCell[inside ? cd : cb];
        if (points.get(a).distance(points.get(c)) <= points.get(b).distance(points.get(d))) {
            triangles.add(new int[] {a, b, c});
            triangles.add(new int[] {a, c, d});
        } else {
            triangles.add(new int[] {b, c, d});
            triangles.add(new int[] {b, d, a});
        }
    }
}
