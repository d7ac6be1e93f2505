package org.jointscope.sample;

/**
 * Paints the skin's texture: for every pixel that a triangle covers it finds the place on the animal and asks the
 * painter for the colour there. Colours depend on the place only, so both sides of a seam agree.
 */
final class SkinBaker {
    /** Pixels that a chart's edge is painted past its end, for the blend between pixels. */
    private static final double OVERLAP = 2.5;

    private final TriangleMesh mesh;
    private final UvAtlas.Layout layout;
    private final CreaturePainter painter;
    private final Vec[] normals;
    private final double[] open;
    private final Canvas canvas;

    /** The left half of the animal with the normals of the whole, whose points start with its own. */
    SkinBaker(TriangleMesh left, Vec[] normals, UvAtlas.Layout layout, CreatureBody body) {
        mesh = left;
        this.normals = normals;
        this.layout = layout;
        painter = new CreaturePainter(body);
        open = Shading.of(left, normals, body);
        canvas = new Canvas(layout.size());
    }

    Canvas bake() {
        for (int t = 0; t < mesh.triangles().length; t++) {
            triangle(t, 0);
        }
        for (int t = 0; t < mesh.triangles().length; t++) {
            triangle(t, OVERLAP);
        }
        canvas.bleed(3, CreaturePainter.BASE);
        return canvas;
    }

    /** Paints what is still empty of a triangle and of a rim around it, some pixels wide. */
    private void triangle(int t, double rim) {
        double[] u = layout.cornerU()[t];
        double[] v = layout.cornerV()[t];
        double area = (u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0]);
        if (Math.abs(area) < 1e-9) {
            return;
        }
        double outB = -1e-9 - rim * length(u[2] - u[0], v[2] - v[0]) / Math.abs(area);
        double outC = -1e-9 - rim * length(u[1] - u[0], v[1] - v[0]) / Math.abs(area);
        double outA = -1e-9 - rim * length(u[2] - u[1], v[2] - v[1]) / Math.abs(area);
        int y0 = low(v, rim);
        int y1 = high(v, rim);
        int x1 = high(u, rim);
        for (int y = y0; y <= y1; y++) {
            for (int x = low(u, rim); x <= x1; x++) {
                double px = x + 0.5 - u[0];
                double py = y + 0.5 - v[0];
                double b = (px * (v[2] - v[0]) - (u[2] - u[0]) * py) / area;
                double c = ((u[1] - u[0]) * py - px * (v[1] - v[0])) / area;
                double a = 1 - b - c;
                if (a >= outA && b >= outB && c >= outC && canvas.empty(x, y)) {
                    canvas.set(x, y, colour(mesh.triangles()[t], a, b, c));
                }
            }
        }
    }

    private static double length(double u, double v) {
        return Math.sqrt(u * u + v * v);
    }

    private int low(double[] at, double rim) {
        return Math.max(0, (int) (Math.min(at[0], Math.min(at[1], at[2])) - 1 - rim));
    }

    private int high(double[] at, double rim) {
        double most = Math.max(at[0], Math.max(at[1], at[2])) + rim;
        return Math.min(layout.size() - 1, (int) most);
    }

    private Rgb colour(int[] t, double a, double b, double c) {
        Vec[] p = mesh.points();
        Vec point = p[t[0]].times(a).plus(p[t[1]].times(b)).plus(p[t[2]].times(c));
        Vec normal = normals[t[0]].times(a).plus(normals[t[1]].times(b)).plus(normals[t[2]].times(c));
        double light = open[t[0]] * a + open[t[1]] * b + open[t[2]] * c;
        return painter.skin(point, normal.unit(), light);
    }
}
