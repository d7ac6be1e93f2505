package org.jointscope.sample;

/**
 * Paints the skin's texture: for every pixel that a triangle covers it finds the place on the animal
 * and asks the painter for the colour there. Colours depend on the place only, so both sides of a
 * seam agree.
 */
final class SkinBaker {
    private final TriangleMesh mesh;
    private final UvAtlas.Layout layout;
    private final CreaturePainter painter;
    private final Vec[] normals;
    private final double[] shade;
    private final Canvas canvas;

    private SkinBaker(
            TriangleMesh mesh, UvAtlas.Layout layout, CreaturePainter painter, double[] shade) {
        this.mesh = mesh;
        this.layout = layout;
        this.painter = painter;
        this.shade = shade;
        normals = mesh.normals();
        canvas = new Canvas(layout.size());
    }

    static Canvas bake(
            TriangleMesh mesh, UvAtlas.Layout layout, CreaturePainter painter, double[] shade) {
        SkinBaker baker = new SkinBaker(mesh, layout, painter, shade);
        for (int t = 0; t < mesh.triangles().length; t++) {
            baker.triangle(t);
        }
        baker.canvas.bleed(5, CreaturePainter.BASE);
        return baker.canvas;
    }

    private void triangle(int t) {
        double[] u = layout.cornerU()[t];
        double[] v = layout.cornerV()[t];
        double area = (u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0]);
        if (Math.abs(area) < 1e-9) {
            return;
        }
        int x0 = (int) Math.floor(Math.min(u[0], Math.min(u[1], u[2])) - 0.5);
        int x1 = (int) Math.ceil(Math.max(u[0], Math.max(u[1], u[2])) - 0.5);
        int y0 = (int) Math.floor(Math.min(v[0], Math.min(v[1], v[2])) - 0.5);
        int y1 = (int) Math.ceil(Math.max(v[0], Math.max(v[1], v[2])) - 0.5);
        for (int y = y0; y <= y1; y++) {
            for (int x = x0; x <= x1; x++) {
                double px = x + 0.5;
                double py = y + 0.5;
                double b = ((px - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (py - v[0])) / area;
                double c = ((u[1] - u[0]) * (py - v[0]) - (px - u[0]) * (v[1] - v[0])) / area;
                if (b >= -1e-9 && c >= -1e-9 && b + c <= 1 + 1e-9) {
                    canvas.set(x, y, colour(mesh.triangles()[t], 1 - b - c, b, c));
                }
            }
        }
    }

    private Rgb colour(int[] t, double a, double b, double c) {
        Vec[] p = mesh.points();
        Vec point = p[t[0]].times(a).plus(p[t[1]].times(b)).plus(p[t[2]].times(c));
        Vec normal =
                normals[t[0]].times(a).plus(normals[t[1]].times(b)).plus(normals[t[2]].times(c));
        double light = shade[t[0]] * a + shade[t[1]] * b + shade[t[2]] * c;
        return painter.skin(point, normal.unit(), light);
    }
}
