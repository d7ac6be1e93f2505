package org.jointscope.sample;

/**
 * A rotation, by the textbook formulas (column vectors: {@code a.times(b)} turns by b first).
 *
 * <p>An md5 file keeps only x, y and z; its readers take w = -sqrt(1 - x² - y² - z²). A quaternion and its negative are
 * the same rotation, so {@link #stored()} picks the one whose w is negative.
 */
record Quat(double x, double y, double z, double w) {
    static final Quat NONE = new Quat(0, 0, 0, 1);

    static Quat about(Vec axis, double degrees) {
        double half = StrictMath.toRadians(degrees) / 2;
        Vec v = axis.unit().times(StrictMath.sin(half));
        return new Quat(v.x(), v.y(), v.z(), StrictMath.cos(half));
    }

    /** Turns about the model's own axes, in the order x, y, z; a positive y lowers the nose. */
    static Quat turns(double aboutX, double aboutY, double aboutZ) {
        Quat xy = about(Vec.LEFT, aboutY).times(about(Vec.FORWARD, aboutX));
        return about(Vec.UP, aboutZ).times(xy);
    }

    /** The rotation that carries the axes X and Z to the given ones (unit, at right angles). */
    static Quat ofAxes(Vec x, Vec z) {
        Vec y = z.cross(x);
        double trace = x.x() + y.y() + z.z();
        if (trace > 0) {
            double s = Math.sqrt(trace + 1) * 2;
            return new Quat((y.z() - z.y()) / s, (z.x() - x.z()) / s, (x.y() - y.x()) / s, s / 4).unit();
        }
        if (x.x() > y.y() && x.x() > z.z()) {
            double s = Math.sqrt(1 + x.x() - y.y() - z.z()) * 2;
            return new Quat(s / 4, (y.x() + x.y()) / s, (z.x() + x.z()) / s, (y.z() - z.y()) / s).unit();
        }
        if (y.y() > z.z()) {
            double s = Math.sqrt(1 + y.y() - x.x() - z.z()) * 2;
            return new Quat((y.x() + x.y()) / s, s / 4, (z.y() + y.z()) / s, (z.x() - x.z()) / s).unit();
        }
        double s = Math.sqrt(1 + z.z() - x.x() - y.y()) * 2;
        return new Quat((z.x() + x.z()) / s, (z.y() + y.z()) / s, s / 4, (x.y() - y.x()) / s).unit();
    }

    /** What a reader of the file makes of three stored components. */
    static Quat restored(double x, double y, double z) {
        return new Quat(x, y, z, -Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z)));
    }

    Quat stored() {
        return w > 0 ? new Quat(-x, -y, -z, -w) : this;
    }

    Quat times(Quat o) {
        return new Quat(
                w * o.x + x * o.w + y * o.z - z * o.y,
                w * o.y - x * o.z + y * o.w + z * o.x,
                w * o.z + x * o.y - y * o.x + z * o.w,
                w * o.w - x * o.x - y * o.y - z * o.z);
    }

    Quat inverse() {
        return new Quat(-x, -y, -z, w);
    }

    Quat unit() {
        double length = Math.sqrt(x * x + y * y + z * z + w * w);
        return new Quat(x / length, y / length, z / length, w / length);
    }

    Vec turn(Vec v) {
        Vec axis = new Vec(x, y, z);
        Vec t = axis.cross(v).times(2);
        return v.plus(t.times(w)).plus(axis.cross(t));
    }
}
