package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** What is drawn on the coat: dashes as young tapirs wear them, brows, a smile, nostrils. */
final class CreatureMarkings {
    private static final Rgb PALE = Rgb.of(0xFBF3D3);
    private static final Rgb PAD = Rgb.of(0xD98A7C);
    private static final Rgb INK = Rgb.of(0x5A3440);

    private final CreatureBody body;
    private final List<Marking> all = new ArrayList<>();

    private CreatureMarkings(CreatureBody body) {
        this.body = body;
    }

    static List<Marking> of(CreatureBody body) {
        CreatureMarkings markings = new CreatureMarkings(body);
        markings.flank();
        markings.tail();
        markings.thigh();
        markings.face();
        markings.soles();
        return markings.all;
    }

    /** The skin as seen from a place inside. */
    private Vec from(Vec inside, double aboutX, double forward) {
        double angle = StrictMath.toRadians(aboutX);
        Vec aim = new Vec(forward, StrictMath.cos(angle), StrictMath.sin(angle)).unit();
        Vec p = inside;
        for (int i = 0; i < 80; i++) {
            p = p.minus(aim.times(0.5 * body.at(p)));
        }
        return p;
    }

    private void flank() {
        double[] rows = {68, 43, 17};
        for (int row = 0; row < rows.length; row++) {
            for (double x = -12.2 + 2.0 * (row % 2); x < 6.9; x += 3.9) {
                double wobble = 0.5 * Noise.at(new Vec(x * 0.7, row * 3.3, 0.4));
                double length = (row == 2 ? 0.35 : 1.25) + 0.5 * wobble;
                double width = (row == 1 ? 0.66 : 0.56) + 0.14 * wobble;
                Vec a = from(new Vec(x, 0, 11.2), rows[row] + 5 * wobble, 0);
                Vec b = from(new Vec(x + length, 0, 11.2), rows[row] + 3 * wobble, 0);
                all.add(Marking.dash(a, b, width * 0.85, width, PALE));
            }
        }
    }

    private void tail() {
        Vec[] t = CreatureSkeleton.TAIL;
        for (int i = 0; i < 10; i++) {
            double place = 0.55 + i * 0.45;
            int joint = (int) place;
            Vec inside = t[joint].towards(t[joint + 1], place - joint);
            double size = 0.55 - 0.026 * i;
            all.add(Marking.spot(from(inside, i % 2 == 0 ? 48 : 12, 0), size, PALE));
        }
    }

    private void thigh() {
        double[][] spots = {{-8.6, 20, 0.6}, {-6.2, 2, 0.55}, {-9.6, -8, 0.48}, {-7.6, -24, 0.5}, {-5.2, -26, 0.4}};
        for (double[] s : spots) {
            all.add(Marking.spot(from(new Vec(s[0], 2, 9.0), s[1], 0), s[2], PALE));
        }
        double[][] shoulder = {{6.6, 6, 0.52}, {4.6, -14, 0.45}, {7.6, -20, 0.42}};
        for (double[] s : shoulder) {
            all.add(Marking.spot(from(new Vec(s[0], 2, 9.6), s[1], 0), s[2], PALE));
        }
    }

    private void soles() {
        double[][] feet = {{9.0, 5.3, 6.4}, {-3.9, 5.5, -6.4}};
        for (double[] foot : feet) {
            for (int i = -1; i <= 1; i++) {
                Vec toe = new Vec(foot[0] + (i == 0 ? 0.5 : 0), foot[1] + 1.45 * i, 0);
                all.add(Marking.spot(toe, 0.55, PAD));
            }
            Vec heel = new Vec(foot[2], foot[1], 0);
            all.add(Marking.dash(heel, heel.plus(new Vec(0.7, 0, 0)), 0.9, 1.25, PAD));
        }
    }

    private void face() {
        Vec brow = body.project(new Vec(19.4, 3.3, 26.0));
        Vec browEnd = body.project(new Vec(18.6, 4.6, 26.4));
        all.add(Marking.dash(brow, browEnd, 0.55, 0.42, PALE));
        all.add(Marking.spot(body.project(new Vec(19.8, 0, 26.4)), 0.5, PALE));
        all.add(Marking.spot(body.project(new Vec(21.4, 0, 24.6)), 0.36, PALE));
        smile();
        all.add(Marking.spot(body.project(new Vec(27.6, 0.62, 17.9)), 0.24, INK));
    }

    /** A curve through a few places near the skin, laid onto the skin in short strokes. */
    private void smile() {
        Vec[] way = {
            new Vec(24.4, -1.6, 15.1), new Vec(24.5, 0, 15.3), new Vec(23.6, 1.9, 15.1),
            new Vec(21.7, 3.3, 15.1), new Vec(19.9, 4.7, 15.6), new Vec(18.9, 5.8, 16.6),
            new Vec(18.5, 6.2, 17.5), new Vec(18.2, 6.4, 18.5)
        };
        Vec before = body.project(way[1]);
        for (int i = 1; i + 2 < way.length; i++) {
            for (int k = 1; k <= 6; k++) {
                Vec next = body.project(between(way[i - 1], way[i], way[i + 1], way[i + 2], k / 6.0));
                double width = i == way.length - 3 ? 0.2 - 0.02 * k : 0.2;
                all.add(new Marking(before, next, width, width, 0.06, INK));
                before = next;
            }
        }
    }

    /** Catmull and Rom's curve from b to c. */
    private static Vec between(Vec a, Vec b, Vec c, Vec d, double t) {
        Vec first = c.minus(a).times(0.5);
        Vec last = d.minus(b).times(0.5);
        double u = 1 - t;
        return b.times(u * u * (1 + 2 * t))
                .plus(c.times(t * t * (3 - 2 * t)))
                .plus(first.times(u * u * t))
                .minus(last.times(t * t * u));
    }
}
