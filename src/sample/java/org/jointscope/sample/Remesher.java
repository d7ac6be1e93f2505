package org.jointscope.sample;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * Thins a fine mesh to even triangles that are small where the shape is lively and large where it is calm.
 *
 * <p>Over and over: edges much shorter than the wanted length are drawn together to a point, edges are turned round
 * where that brings the number of neighbours nearer to six, and the points slide to the middle of their neighbours and
 * back onto the surface. Points with y = 0 stay in that plane, so one half of an animal can be meshed and mirrored.
 */
final class Remesher {
    /** The edge length wanted at a point. */
    interface Wanted {
        double at(Vec p);
    }

    private final Shape shape;
    private final Wanted wanted;
    private final Vec[] points;
    private final List<int[]> triangles;
    private final List<TreeSet<Integer>> around = new ArrayList<>();

    private Remesher(TriangleMesh mesh, Shape shape, Wanted wanted) {
        this.shape = shape;
        this.wanted = wanted;
        points = mesh.points().clone();
        triangles = new ArrayList<>(Arrays.asList(mesh.triangles()));
        triangles.replaceAll(int[]::clone);
        for (int i = 0; i < points.length; i++) {
            around.add(new TreeSet<>());
        }
        for (int t = 0; t < triangles.size(); t++) {
            for (int corner : triangles.get(t)) {
                around.get(corner).add(t);
            }
        }
    }

    static TriangleMesh thin(TriangleMesh mesh, Shape shape, Wanted wanted, int rounds) {
        Remesher remesher = new Remesher(mesh, shape, wanted);
        for (int round = 0; round < rounds; round++) {
            remesher.collapseShortEdges(0.55 + 0.3 * Math.min(1, round / (rounds * 0.6)));
            remesher.flipEdges();
            remesher.relax();
        }
        remesher.flipEdges();
        remesher.relax();
        return remesher.result();
    }

    private static boolean onSeam(Vec p) {
        return p.y() == 0;
    }

    private TreeSet<Integer> neighbours(int point) {
        TreeSet<Integer> found = new TreeSet<>();
        for (int t : around.get(point)) {
            for (int corner : triangles.get(t)) {
                found.add(corner);
            }
        }
        found.remove(point);
        return found;
    }

    private void collapseShortEdges(double share) {
        for (int a = 0; a < points.length; a++) {
            boolean again = !around.get(a).isEmpty();
            while (again) {
                again = false;
                for (int b : neighbours(a)) {
                    Vec middle = points[a].towards(points[b], 0.5);
                    double limit = wanted.at(middle) * share;
                    if (points[a].distance(points[b]) < limit && collapse(a, b, middle)) {
                        again = true;
                        break;
                    }
                }
            }
        }
    }

    /** Draws b into a; false where that would tear, fold or pinch the mesh. */
    private boolean collapse(int a, int b, Vec middle) {
        boolean seamA = onSeam(points[a]);
        boolean seamB = onSeam(points[b]);
        TreeSet<Integer> common = neighbours(a);
        common.retainAll(neighbours(b));
        TreeSet<Integer> shared = new TreeSet<>(around.get(a));
        shared.retainAll(around.get(b));
        boolean seamEdge = shared.size() == 1;
        if (common.size() != shared.size() || seamA && seamB && !seamEdge) {
            return false;
        }
        Vec place = seamA == seamB ? middle : seamA ? points[a] : points[b];
        place = onSurface(place, seamA || seamB);
        if (folds(a, place, shared) || folds(b, place, shared)) {
            return false;
        }
        shared.forEach(this::remove);
        for (int t : around.get(b)) {
            int[] corners = triangles.get(t);
            for (int k = 0; k < 3; k++) {
                corners[k] = corners[k] == b ? a : corners[k];
            }
            around.get(a).add(t);
        }
        around.get(b).clear();
        points[a] = place;
        return true;
    }

    private void remove(int triangle) {
        for (int corner : triangles.get(triangle)) {
            around.get(corner).remove(triangle);
        }
        triangles.set(triangle, null);
    }

    private Vec onSurface(Vec p, boolean seam) {
        Vec q = shape.project(p);
        return seam ? new Vec(q.x(), 0, q.z()) : new Vec(q.x(), Math.max(q.y(), 1e-4), q.z());
    }

    private boolean folds(int point, Vec place, TreeSet<Integer> except) {
        for (int t : around.get(point)) {
            if (!except.contains(t)) {
                int[] c = triangles.get(t);
                Vec before = normal(points[c[0]], points[c[1]], points[c[2]]);
                Vec p = c[0] == point ? place : points[c[0]];
                Vec q = c[1] == point ? place : points[c[1]];
                Vec r = c[2] == point ? place : points[c[2]];
                if (normal(p, q, r).dot(before) < 0.6 || longest(p, q, r) > 1.5 * wanted.at(place)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static double longest(Vec p, Vec q, Vec r) {
        return Math.max(p.distance(q), Math.max(q.distance(r), r.distance(p)));
    }

    private static Vec normal(Vec p, Vec q, Vec r) {
        return q.minus(p).cross(r.minus(p)).unit();
    }

    private void flipEdges() {
        for (int t = 0; t < triangles.size(); t++) {
            for (int k = 0; k < 3 && triangles.get(t) != null; k++) {
                flip(t, k);
            }
        }
    }

    private void flip(int t, int k) {
        int a = triangles.get(t)[k];
        int b = triangles.get(t)[(k + 1) % 3];
        int c = triangles.get(t)[(k + 2) % 3];
        TreeSet<Integer> shared = new TreeSet<>(around.get(a));
        shared.retainAll(around.get(b));
        shared.remove(t);
        if (shared.size() != 1) {
            return;
        }
        int u = shared.first();
        int d = Arrays.stream(triangles.get(u)).filter(i -> i != a && i != b).sum();
        if (neighbours(c).contains(d) || !better(a, b, c, d)) {
            return;
        }
        Vec n1 = normal(points[a], points[b], points[c]);
        Vec n2 = normal(points[b], points[a], points[d]);
        Vec m1 = normal(points[c], points[d], points[b]);
        Vec m2 = normal(points[d], points[c], points[a]);
        if (n1.dot(n2) < 0.7 || m1.dot(m2) < 0.7 || m1.dot(n1) < 0.5 || m2.dot(n2) < 0.5) {
            return;
        }
        triangles.set(t, new int[] {c, d, b});
        triangles.set(u, new int[] {d, c, a});
        around.get(a).remove(t);
        around.get(b).remove(u);
        around.get(c).add(u);
        around.get(d).add(t);
    }

    private boolean better(int a, int b, int c, int d) {
        int now = off(a, 0) + off(b, 0) + off(c, 0) + off(d, 0);
        int then = off(a, -1) + off(b, -1) + off(c, 1) + off(d, 1);
        return then < now;
    }

    /** How far a point is from six neighbours (four on the seam), squared, after a change. */
    private int off(int point, int change) {
        int best = onSeam(points[point]) ? 4 : 6;
        int difference = neighbours(point).size() + change - best;
        return difference * difference;
    }

    private void relax() {
        Vec[] next = points.clone();
        for (int i = 0; i < points.length; i++) {
            if (!around.get(i).isEmpty()) {
                next[i] = relaxed(i);
            }
        }
        System.arraycopy(next, 0, points, 0, points.length);
    }

    private Vec relaxed(int i) {
        boolean seam = onSeam(points[i]);
        Vec sum = Vec.ZERO;
        double weights = 0;
        for (int n : neighbours(i)) {
            if (!seam || onSeam(points[n])) {
                double weight = 1 / wanted.at(points[n]);
                sum = sum.plus(points[n].times(weight));
                weights += weight;
            }
        }
        Vec mean = sum.times(1 / weights);
        Vec normal = shape.gradient(points[i]).unit();
        Vec shift = mean.minus(points[i]);
        Vec along = shift.minus(normal.times(shift.dot(normal)));
        return onSurface(points[i].plus(along.times(0.6)), seam);
    }

    private TriangleMesh result() {
        int[] number = new int[points.length];
        List<Vec> kept = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            number[i] = kept.size();
            if (!around.get(i).isEmpty()) {
                kept.add(points[i]);
            }
        }
        List<int[]> faces = new ArrayList<>();
        for (int[] t : triangles) {
            if (t != null) {
                faces.add(new int[] {number[t[0]], number[t[1]], number[t[2]]});
            }
        }
        return new TriangleMesh(kept.toArray(Vec[]::new), faces.toArray(int[][]::new));
    }
}
