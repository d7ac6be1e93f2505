package org.jointscope.sample;

/**
 * Soft shadows in folds: how open the surroundings of a point are, 0 to 1.
 *
 * <p>Walks outward along a few directions; where the solid is nearer than the walked distance, some of the light is
 * taken away.
 */
final class Shading {
    private static final double[] STEPS = {0.5, 1.2, 2.4, 4.2};

    private Shading() {}

    static double[] of(TriangleMesh mesh, Vec[] normals, Shape shape) {
        double[] open = new double[mesh.points().length];
        for (int i = 0; i < open.length; i++) {
            Vec n = normals[i];
            Vec side = (Math.abs(n.x()) < 0.8 ? Vec.FORWARD : Vec.UP).across(n);
            Vec other = n.cross(side);
            Vec p = mesh.points()[i];
            double sum = open(shape, p, n) * 2;
            sum += open(shape, p, n.plus(side.times(0.9)).unit());
            sum += open(shape, p, n.minus(side.times(0.9)).unit());
            sum += open(shape, p, n.plus(other.times(0.9)).unit());
            sum += open(shape, p, n.minus(other.times(0.9)).unit());
            open[i] = sum / 6;
        }
        return open;
    }

    private static double open(Shape shape, Vec p, Vec direction) {
        double closed = 0;
        double weight = 0;
        for (double step : STEPS) {
            double free = shape.at(p.plus(direction.times(step)));
            closed += Math.max(0, Math.min(1, 1 - free / (step * 0.75))) / step;
            weight += 1 / step;
        }
        return 1 - closed / weight;
    }
}
