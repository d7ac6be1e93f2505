package org.jointscope.sample;

/** A pale dash on the coat: all of the skin that is nearer to a line than the dash is wide. */
record Marking(Vec from, Vec to, double width) {
    /** 1 inside, 0 outside, a soft edge between; the right side mirrors the left. */
    double cover(Vec p) {
        Vec q = p.y() < 0 ? p.mirrored() : p;
        Vec line = to.minus(from);
        double squared = line.dot(line);
        double t = squared == 0 ? 0 : q.minus(from).dot(line) / squared;
        double d = q.distance(from.plus(line.times(Math.max(0, Math.min(1, t)))));
        return 1 - Rgb.step(width - 0.12, width + 0.12, d);
    }
}
