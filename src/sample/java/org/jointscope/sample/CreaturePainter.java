package org.jointscope.sample;

import java.util.List;

/** The colours of the skin, as a function of place: coat, belly, dashes, face, ears, feet, tail. */
final class CreaturePainter {
    static final Rgb BASE = Rgb.of(0x49B8A9);
    private static final Rgb BACK = Rgb.of(0x23838C);
    private static final Rgb CREAM = Rgb.of(0xFBE8C6);
    private static final Rgb LOW = Rgb.of(0x7FD0AA);
    private static final Rgb CORAL = Rgb.of(0xF08A6B);
    private static final Rgb BLUSH = Rgb.of(0xF59483);
    private static final Rgb GLOW = Rgb.of(0xFFC978);
    private static final Rgb NOSE = Rgb.of(0x7A4A55);
    private static final Rgb DARK = Rgb.of(0x144652);
    private static final Rgb SHADOW = Rgb.of(0x4A5A86);

    /** Belly, chest and throat: what lies inside these eggs is cream. */
    private static final Shape UNDERSIDE = (x, y, z) -> Shape.melt(
            Shape.egg(new Vec(-0.8, 0, 4.8), new Vec(8.5, 4.4, 3.0)).at(x, y, z),
            Shape.egg(new Vec(11, 0, 11.6), new Vec(4.6, 3.7, 5.2)).at(x, y, z),
            2);

    private final List<Marking> markings;

    CreaturePainter(CreatureBody body) {
        markings = CreatureMarkings.of(body);
    }

    Rgb skin(Vec p, Vec n, double open) {
        Rgb colour = feetAndTail(coat(p, n), p);
        colour = ears(face(colour, p), p, n);
        for (Marking marking : markings) {
            colour = marking.over(colour, p);
        }
        colour = colour.mix(colour.times(SHADOW), 0.62 * (1 - Rgb.step(0.05, 0.9, open)));
        return colour.times(0.975 + 0.04 * Noise.at(p.times(0.9)));
    }

    /** Dark above, lighter along the flank, cream below, with an edge that wavers a little. */
    private static Rgb coat(Vec p, Vec n) {
        double waver = 0.22 * Noise.at(p.times(0.25)) + 0.06 * Noise.at(p.times(0.8));
        Rgb colour = BASE.mix(BACK, Rgb.step(0.15, 0.95, n.z() + waver));
        colour = colour.mix(LOW, Rgb.step(0.15, -0.7, n.z() + waver));
        double under = UNDERSIDE.at(p) + 1.5 * waver;
        return colour.mix(CREAM, 1 - Rgb.step(-0.25, 0.25, under));
    }

    private static Rgb feetAndTail(Rgb colour, Vec p) {
        double sock = 1 - Rgb.step(3.0, 3.2, p.z() + 0.35 * Noise.at(p.times(0.55)));
        Rgb result = p.x() < 12 ? colour.mix(BACK.mix(DARK, 0.45), sock) : colour;
        Vec[] tail = CreatureSkeleton.TAIL;
        double along = p.minus(tail[5]).dot(tail[6].minus(tail[5]).unit());
        along += 0.35 * Noise.at(p.times(0.6));
        if (p.x() > -22 || along < -3) {
            return result;
        }
        result = result.mix(CREAM, Rgb.step(-1.3, -1.1, along));
        Rgb bud = CORAL.mix(GLOW, Rgb.step(0, 6, along));
        return result.mix(bud, Rgb.step(-0.3, -0.05, along));
    }

    private static Rgb face(Rgb colour, Vec p) {
        if (p.x() < 12 || p.z() < 11) {
            return colour;
        }
        Vec q = p.y() < 0 ? p.mirrored() : p;
        double line = p.z() - 0.42 * (p.x() - 20) + 0.1 * q.y() + 0.2 * Noise.at(p.times(0.5));
        double muzzle = 1 - Rgb.step(17.2, 17.9, line);
        Rgb result = colour.mix(CREAM, muzzle * Rgb.step(12.2, 13.8, p.x()));
        double cheek = q.distance(new Vec(19.0, 7.2, 17.9));
        result = result.mix(BLUSH, 0.8 * (1 - Rgb.step(0.6, 2.3, cheek)));
        double eye = q.distance(CreatureEyes.CENTRE) - CreatureEyes.RADIUS;
        result = result.mix(BACK.mix(DARK, 0.5), 0.8 * (1 - Rgb.step(0.2, 1.5, eye)));
        result = result.mix(DARK, 1 - Rgb.step(0.25, 0.42, eye));
        double tip = q.distance(new Vec(26.9, 0, 17.7));
        return result.mix(NOSE, 1 - Rgb.step(1.75, 1.95, tip));
    }

    /** The ear's inside: an egg in the ear's own plane, on the side that looks forward. */
    private static Rgb ears(Rgb colour, Vec p, Vec n) {
        Vec along = CreatureBody.EAR_TIP.minus(CreatureBody.EAR_ROOT).unit();
        Vec facing = CreatureBody.EAR_FACING.across(along);
        Vec q = (p.y() < 0 ? p.mirrored() : p).minus(CreatureBody.EAR_ROOT);
        double up = q.dot(along);
        double across = q.dot(facing.cross(along));
        double depth = q.dot(facing);
        if (up < 0 || Math.abs(across) > 5 || Math.abs(depth) > 2.5) {
            return colour;
        }
        double tip = Rgb.step(9.6, 9.9, up + 0.35 * Noise.at(p.times(0.8)));
        Rgb result = colour.mix(CREAM, tip);
        double ring = Math.sqrt((up - 5.3) * (up - 5.3) / 20.5 + across * across / 9.6);
        double front = Rgb.step(-0.1, 0.25, (p.y() < 0 ? n.mirrored() : n).dot(facing));
        Rgb inside = CORAL.mix(BLUSH, Rgb.step(1, 8, up)).times(0.82 + 0.18 * ring);
        return result.mix(inside, front * (1 - Rgb.step(0.9, 0.97, ring)));
    }
}
