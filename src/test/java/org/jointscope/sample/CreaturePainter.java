package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** The colours of the skin, as a function of place: coat, belly, dashes, face, ears, feet, tail. */
final class CreaturePainter {
    static final Rgb BASE = Rgb.of(0x3E9E96);
    private static final Rgb BACK = Rgb.of(0x1F6E78);
    private static final Rgb BELLY = Rgb.of(0xF8E2BC);
    private static final Rgb DASH = Rgb.of(0xF6F0CF);
    private static final Rgb CORAL = Rgb.of(0xF08A6B);
    private static final Rgb BLUSH = Rgb.of(0xF49A8A);
    private static final Rgb NOSE = Rgb.of(0x7A4A55);
    private static final Rgb DARK = Rgb.of(0x123C46);
    private static final Rgb SHADOW = Rgb.of(0x4A5A86);

    private final CreatureBody body;
    private final List<Marking> markings = new ArrayList<>();

    CreaturePainter(CreatureBody body) {
        this.body = body;
        flank();
    }

    /** Rows of dashes along the flank, as young tapirs wear them. */
    private void flank() {
        double[] rows = {62, 36, 8};
        for (int row = 0; row < rows.length; row++) {
            double shift = row == 1 ? 2.1 : 0;
            for (double x = -11.5 + shift; x < 8; x += 4.2) {
                Vec from = onFlank(x, rows[row]);
                Vec to = onFlank(x + (row == 2 ? 0.9 : 1.9), rows[row] - 2);
                markings.add(new Marking(from, to, row == 2 ? 0.45 : 0.55));
            }
        }
    }

    private Vec onFlank(double x, double degrees) {
        double angle = StrictMath.toRadians(degrees);
        Vec direction = new Vec(0, StrictMath.cos(angle), StrictMath.sin(angle));
        Vec p = new Vec(x, 0, 11.2).plus(direction.times(14));
        for (int i = 0; i < 60; i++) {
            p = p.minus(direction.times(0.6 * body.at(p)));
        }
        return p;
    }

    Rgb skin(Vec p, Vec n, double open) {
        double side = Math.abs(p.y());
        Rgb colour = coat(p, n);
        for (Marking marking : markings) {
            colour = colour.mix(DASH, 0.92 * marking.cover(p));
        }
        colour = face(colour, p, n, side);
        colour = ears(colour, p, n);
        colour = colour.mix(colour.times(SHADOW), 0.75 * (1 - Rgb.step(0.1, 0.95, open)));
        return colour.times(0.97 + 0.05 * Noise.at(p.times(0.9)));
    }

    private static Rgb coat(Vec p, Vec n) {
        double height = n.z() + 0.25 * Noise.at(p.times(0.25));
        Rgb colour = BASE.mix(BACK, Rgb.step(0.1, 0.95, height));
        double under = Rgb.step(-0.25, -0.6, 0);
        double belly = 1 - Rgb.step(-0.72, -0.5, height);
        if (p.x() > -12 && p.x() < 16 && p.z() > 3) {
            colour = colour.mix(BELLY, belly);
        }
        double sock = 1 - Rgb.step(2.9, 3.5, p.z() + 0.3 * Noise.at(p.times(0.6)));
        colour = colour.mix(DARK.mix(BACK, 0.4), sock);
        double bud = Rgb.step(21.2, 22.2, p.z() - 0.25 * (p.x() + 28));
        return p.x() < -20 ? colour.mix(CORAL, bud) : colour;
    }

    private static Rgb face(Rgb colour, Vec p, Vec n, double side) {
        if (p.x() < 12 || p.z() < 11) {
            return colour;
        }
        Rgb result = colour;
        Vec q = new Vec(p.x(), side, p.z());
        double muzzle = 1 - Rgb.step(17.0, 18.2, p.z() - 0.25 * (p.x() - 20) + 0.12 * side);
        result = result.mix(BELLY, muzzle * Rgb.step(12, 14, p.x()));
        double cheek = q.distance(new Vec(18.6, 6.6, 17.6));
        result = result.mix(BLUSH, 0.75 * (1 - Rgb.step(0.6, 2.6, cheek)));
        double eye = q.minus(CreatureEyes.CENTRE).length();
        result = result.mix(DARK, 1 - Rgb.step(3.3, 3.7, eye));
        double tip = q.distance(new Vec(27.2, 0, 16.9));
        return result.mix(NOSE, 1 - Rgb.step(1.7, 2.1, tip));
    }

    private static Rgb ears(Rgb colour, Vec p, Vec n) {
        Vec along = CreatureBody.EAR_TIP.minus(CreatureBody.EAR_ROOT).unit();
        Vec q = p.y() < 0 ? p.mirrored() : p;
        Vec m = p.y() < 0 ? n.mirrored() : n;
        double up = q.minus(CreatureBody.EAR_ROOT).dot(along);
        double aside = q.minus(CreatureBody.EAR_ROOT.plus(along.times(up))).length();
        if (up < 0.5 || aside > 4) {
            return colour;
        }
        Vec facing = new Vec(0.85, 0.45, 0).across(along);
        double inner = Rgb.step(0.3, 0.75, m.dot(facing)) * (1 - Rgb.step(2.0, 2.6, aside));
        Rgb result = colour.mix(BLUSH.mix(CORAL, 0.4), inner * Rgb.step(0.6, 2.0, up));
        return result.mix(DASH, Rgb.step(8.4, 8.9, up));
    }
}
