package org.jointscope.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cuts the skin into charts and lays them out in the unit square.
 *
 * <p>A chart is a connected set of triangles of one body part that look roughly the same way (left, right, up, down,
 * front, back); it is drawn as one sees it from there, so a person can recognise the animal in its texture. The face
 * gets more pixels than the rest, what is seen from below fewer.
 */
final class UvAtlas {
    /** Texture places of all triangle corners, in pixels of a texture of {@code size}. */
    record Layout(double[][] cornerU, double[][] cornerV, int[] chart, int size) {
        /** s and t of a triangle's corner, as the file wants them. */
        double[] place(int triangle, int corner) {
            return new double[] {cornerU[triangle][corner] / size, cornerV[triangle][corner] / size};
        }
    }

    private final TriangleMesh mesh;
    private final int[] part;
    private final int[] side;
    private final int[] chartOf;
    private final int size;
    private final List<Chart> charts = new ArrayList<>();

    private UvAtlas(TriangleMesh mesh, int[] part, int size) {
        this.mesh = mesh;
        this.part = part;
        this.size = size;
        side = ChartSides.choose(mesh, part);
        chartOf = ChartSides.connect(mesh, part, side);
    }

    static Layout layout(TriangleMesh mesh, int[] partOfTriangle, int size) {
        UvAtlas atlas = new UvAtlas(mesh, partOfTriangle, size);
        atlas.flatten();
        double fits = 1;
        double tooLarge = 50;
        for (int i = 0; i < 14; i++) {
            double middle = (fits + tooLarge) / 2;
            if (atlas.pack(middle)) {
                fits = middle;
            } else {
                tooLarge = middle;
            }
        }
        atlas.pack(fits);
        return atlas.place(fits);
    }

    private double detail(int triangle) {
        double detail = part[triangle] == CreatureSkin.HEAD ? 1.5 : 1;
        return side[triangle] == ChartSides.BELOW ? 0.6 * detail : detail;
    }

    private void flatten() {
        for (int t = 0; t < chartOf.length; t++) {
            while (charts.size() <= chartOf[t]) {
                charts.add(new Chart(detail(t)));
            }
            double[] uv = new double[6];
            for (int k = 0; k < 3; k++) {
                Vec p = mesh.points()[mesh.triangles()[t][k]];
                uv[2 * k] = ChartSides.right(side[t], p);
                uv[2 * k + 1] = ChartSides.down(side[t], p);
            }
            charts.get(chartOf[t]).add(uv);
        }
    }

    /** Sets down one chart after the other, the tallest first; false if they need more room. */
    private boolean pack(double scale) {
        List<Chart> sorted = new ArrayList<>(charts);
        sorted.sort((a, b) -> Double.compare(b.height(), a.height()));
        BitSet taken = new BitSet();
        for (Chart chart : sorted) {
            chart.outline(scale);
            if (!chart.settle(taken, size)) {
                return false;
            }
        }
        return true;
    }

    private Layout place(double scale) {
        double[][] u = new double[chartOf.length][3];
        double[][] v = new double[chartOf.length][3];
        for (int t = 0; t < chartOf.length; t++) {
            Chart chart = charts.get(chartOf[t]);
            for (int k = 0; k < 3; k++) {
                Vec p = mesh.points()[mesh.triangles()[t][k]];
                u[t][k] = chart.x + chart.across(ChartSides.right(side[t], p), scale);
                v[t][k] = chart.y + chart.down(ChartSides.down(side[t], p), scale);
            }
        }
        return new Layout(u, v, chartOf, size);
    }
}
