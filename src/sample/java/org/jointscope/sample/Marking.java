package org.jointscope.sample;

/** A mark on the coat: all of the skin near a line, which may be wider at one end. */
record Marking(Vec from, Vec to, double fromWidth, double toWidth, double soft, Rgb colour) {
    static Marking dash(Vec from, Vec to, double fromWidth, double toWidth, Rgb colour) {
        return new Marking(from, to, fromWidth, toWidth, 0.1, colour);
    }

    static Marking spot(Vec at, double width, Rgb colour) {
        return new Marking(at, at, width, width, 0.1, colour);
    }

    /** Paints over a colour at a place; the right side mirrors the left. */
    Rgb over(Rgb below, Vec p) {
        double px = p.x() - from.x();
        double py = Math.abs(p.y()) - from.y();
        double pz = p.z() - from.z();
        double reach = Math.max(fromWidth, toWidth) + soft + from.distance(to);
        if (Math.abs(px) > reach || Math.abs(py) > reach || Math.abs(pz) > reach) {
            return below;
        }
        Vec line = to.minus(from);
        double squared = line.dot(line);
        double t = squared == 0 ? 0 : (px * line.x() + py * line.y() + pz * line.z()) / squared;
        t = Math.max(0, Math.min(1, t));
        double width = fromWidth + (toWidth - fromWidth) * t;
        double d = new Vec(px, py, pz).distance(line.times(t));
        return below.mix(colour, 0.94 * (1 - Rgb.step(width - soft, width + soft, d)));
    }
}
