package org.jointscope.sample;

/** A point or a direction of the model: +X forward, +Y left, +Z up, about an inch a unit. */
record Vec(double x, double y, double z) {
    static final Vec ZERO = new Vec(0, 0, 0);
    static final Vec FORWARD = new Vec(1, 0, 0);
    static final Vec LEFT = new Vec(0, 1, 0);
    static final Vec UP = new Vec(0, 0, 1);

    Vec plus(Vec o) {
        return new Vec(x + o.x, y + o.y, z + o.z);
    }

    Vec minus(Vec o) {
        return new Vec(x - o.x, y - o.y, z - o.z);
    }

    Vec times(double s) {
        return new Vec(x * s, y * s, z * s);
    }

    double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }

    Vec cross(Vec o) {
        return new Vec(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x);
    }

    double length() {
        return Math.sqrt(dot(this));
    }

    double distance(Vec o) {
        return minus(o).length();
    }

    /** The same direction with length 1; the zero vector stays zero. */
    Vec unit() {
        double length = length();
        return length == 0 ? this : times(1 / length);
    }

    Vec towards(Vec o, double share) {
        return plus(o.minus(this).times(share));
    }

    /** What is left of this direction when its part along a unit axis is taken away, length 1. */
    Vec across(Vec unitAxis) {
        return minus(unitAxis.times(dot(unitAxis))).unit();
    }

    Vec mirrored() {
        return new Vec(x, y == 0 ? 0 : -y, z);
    }
}
