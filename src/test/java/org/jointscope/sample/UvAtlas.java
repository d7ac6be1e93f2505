package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts the skin into charts and lays them out in the unit square.
 *
 * <p>A chart is a connected set of triangles of one body part that look roughly the same way (left,
 * right, up, down, front, back); it is drawn as one sees it from there, so a person can recognise
 * the animal in its texture. All charts have the same scale.
 */
final class UvAtlas {
    /** Texture places of all triangle corners, in pixels of a texture of {@code size}. */
    record Layout(double[][] cornerU, double[][] cornerV, int[] chart, int size) {}

    private static final int MARGIN = 4;

    private UvAtlas() {}

    static Layout layout(TriangleMesh mesh, int[] partOfTriangle, int size) {
        int[] side = ChartSides.choose(mesh, partOfTriangle);
        int[] chart = ChartSides.connect(mesh, partOfTriangle, side);
        List<ChartBox> boxes = boxes(mesh, side, chart);
        double low = 1;
        double high = 60;
        for (int i = 0; i < 30; i++) {
            double middle = (low + high) / 2;
            if (pack(boxes, middle, size)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        pack(boxes, low, size);
        return place(mesh, side, chart, boxes, low, size);
    }

    private static List<ChartBox> boxes(TriangleMesh mesh, int[] side, int[] chart) {
        List<ChartBox> boxes = new ArrayList<>();
        for (int t = 0; t < chart.length; t++) {
            while (boxes.size() <= chart[t]) {
                boxes.add(new ChartBox());
            }
            for (int corner : mesh.triangles()[t]) {
                boxes.get(chart[t])
                        .include(
                                ChartSides.right(side[t], mesh.points()[corner]),
                                ChartSides.down(side[t], mesh.points()[corner]));
            }
        }
        return boxes;
    }

    /** Shelves from the top, tallest chart first; false when they do not fit at this scale. */
    private static boolean pack(List<ChartBox> boxes, double scale, int size) {
        List<ChartBox> sorted = new ArrayList<>(boxes);
        sorted.sort((a, b) -> Double.compare(b.height(), a.height()));
        double x = MARGIN;
        double y = MARGIN;
        double shelf = 0;
        for (ChartBox box : sorted) {
            double width = box.width() * scale + 2 * MARGIN;
            double height = box.height() * scale + 2 * MARGIN;
            if (x + width > size) {
                x = MARGIN;
                y += shelf;
                shelf = 0;
            }
            box.x = x;
            box.y = y;
            x += width;
            shelf = Math.max(shelf, height);
            if (x > size || y + shelf > size) {
                return false;
            }
        }
        return true;
    }

    private static Layout place(
            TriangleMesh mesh, int[] side, int[] chart, List<ChartBox> boxes, double scale, int size) {
        double[][] u = new double[chart.length][3];
        double[][] v = new double[chart.length][3];
        for (int t = 0; t < chart.length; t++) {
            ChartBox box = boxes.get(chart[t]);
            for (int k = 0; k < 3; k++) {
                Vec p = mesh.points()[mesh.triangles()[t][k]];
                u[t][k] = box.x + MARGIN + (ChartSides.right(side[t], p) - box.left) * scale;
                v[t][k] = box.y + MARGIN + (ChartSides.down(side[t], p) - box.top) * scale;
            }
        }
        return new Layout(u, v, chart, size);
    }

    /** Extent of a chart in model units, and where it was packed in pixels. */
    private static final class ChartBox {
        private double left = 1e9;
        private double top = 1e9;
        private double right = -1e9;
        private double bottom = -1e9;
        private double x;
        private double y;

        void include(double u, double v) {
            left = Math.min(left, u);
            top = Math.min(top, v);
            right = Math.max(right, u);
            bottom = Math.max(bottom, v);
        }

        double width() {
            return right - left;
        }

        double height() {
            return bottom - top;
        }
    }
}
