package org.jointscope.sample;

/**
 * A solid as a function: about the distance to its surface, negative inside.
 *
 * <p>Solids made this way melt into each other: {@link #melt} is a minimum whose corner is rounded over a width k,
 * which turns a heap of balls and tubes into one smooth animal.
 */
@FunctionalInterface
interface Shape {
    double at(double x, double y, double z);

    default double at(Vec p) {
        return at(p.x(), p.y(), p.z());
    }

    /** The direction in which the value grows, which is outward; not of unit length. */
    default Vec gradient(Vec p) {
        double h = 0.02;
        return new Vec(
                        at(p.x() + h, p.y(), p.z()) - at(p.x() - h, p.y(), p.z()),
                        at(p.x(), p.y() + h, p.z()) - at(p.x(), p.y() - h, p.z()),
                        at(p.x(), p.y(), p.z() + h) - at(p.x(), p.y(), p.z() - h))
                .times(0.5 / h);
    }

    /** The nearest point of the surface, by a few Newton steps along the gradient. */
    default Vec project(Vec start) {
        Vec p = start;
        for (int i = 0; i < 6; i++) {
            Vec g = gradient(p);
            double squared = Math.max(g.dot(g), 0.05);
            p = p.minus(g.times(at(p) / squared));
        }
        return p;
    }

    static double melt(double a, double b, double k) {
        double h = Math.max(k - Math.abs(a - b), 0) / k;
        return Math.min(a, b) - h * h * k / 4;
    }

    static Shape ball(Vec c, double r) {
        return (x, y, z) -> {
            double dx = x - c.x();
            double dy = y - c.y();
            double dz = z - c.z();
            return Math.sqrt(dx * dx + dy * dy + dz * dz) - r;
        };
    }

    /** An ellipsoid along the model's axes; the value is a first-order estimate of the distance. */
    static Shape egg(Vec c, Vec r) {
        return (x, y, z) -> eggAt(x - c.x(), y - c.y(), z - c.z(), r);
    }

    /** An ellipsoid along the axes of a rotation. */
    static Shape egg(Vec c, Vec r, Quat turned) {
        Vec ax = turned.turn(Vec.FORWARD);
        Vec ay = turned.turn(Vec.LEFT);
        Vec az = turned.turn(Vec.UP);
        return (x, y, z) -> {
            double dx = x - c.x();
            double dy = y - c.y();
            double dz = z - c.z();
            return eggAt(
                    dx * ax.x() + dy * ax.y() + dz * ax.z(),
                    dx * ay.x() + dy * ay.y() + dz * ay.z(),
                    dx * az.x() + dy * az.y() + dz * az.z(),
                    r);
        };
    }

    private static double eggAt(double x, double y, double z, Vec r) {
        double ax = x / r.x();
        double ay = y / r.y();
        double az = z / r.z();
        double k0 = Math.sqrt(ax * ax + ay * ay + az * az);
        double bx = ax / r.x();
        double by = ay / r.y();
        double bz = az / r.z();
        double k1 = Math.sqrt(bx * bx + by * by + bz * bz);
        return k1 < 1e-9 ? -Math.min(r.x(), Math.min(r.y(), r.z())) : k0 * (k0 - 1) / k1;
    }

    /** A tube between two points whose radius changes evenly, with round ends. */
    static Shape tube(Vec a, double ra, Vec b, double rb) {
        Vec ab = b.minus(a);
        double squared = ab.dot(ab);
        return (x, y, z) -> {
            double dx = x - a.x();
            double dy = y - a.y();
            double dz = z - a.z();
            double t = (dx * ab.x() + dy * ab.y() + dz * ab.z()) / squared;
            t = Math.max(0, Math.min(1, t));
            dx -= ab.x() * t;
            dy -= ab.y() * t;
            dz -= ab.z() * t;
            return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t);
        };
    }
}
