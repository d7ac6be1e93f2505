package org.jointscope.sample;

/** Paints the small texture: an eye, a lid, a plate and a nail, one in each quarter. */
final class TrimPainter {
    private static final Rgb NIGHT = Rgb.of(0x14101C);
    private static final Rgb IRIS = Rgb.of(0x7A3E1C);
    private static final Rgb AMBER = Rgb.of(0xF2A93B);
    private static final Rgb WHITE = Rgb.of(0xFFFDF4);
    private static final Rgb LID = Rgb.of(0x45ABA2);
    private static final Rgb LID_TOP = Rgb.of(0x2A8790);
    private static final Rgb LASH = Rgb.of(0x0F2F3A);
    private static final Rgb PLATE = Rgb.of(0xE8694A);
    private static final Rgb PLATE_TIP = Rgb.of(0xFFC66B);
    private static final Rgb NAIL = Rgb.of(0xF3E3C3);

    private TrimPainter() {}

    static Canvas paint(int size) {
        Canvas canvas = new Canvas(size);
        int half = size / 2;
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double u = (x % half + 0.5) / half;
                double v = (y % half + 0.5) / half;
                canvas.set(x, y, quarter(x < half, y < half, u, v));
            }
        }
        return canvas;
    }

    private static Rgb quarter(boolean left, boolean top, double u, double v) {
        if (top) {
            return left ? eye((u - 0.5) / 0.47, (v - 0.5) / 0.47) : lid(1 - v);
        }
        return left ? plate(1 - v) : NAIL.mix(NAIL.times(0.72), Rgb.step(0.5, 0.0, 1 - v));
    }

    private static Rgb eye(double u, double v) {
        double r = Math.sqrt(u * u + v * v);
        double glow = Rgb.step(-0.25, 0.5, v);
        Rgb iris = IRIS.mix(AMBER, glow);
        double fibre = 0.5 + 0.5 * StrictMath.sin(30 * StrictMath.atan2(v, u));
        iris = iris.times(0.94 + 0.1 * fibre * Rgb.step(0.3, 0.5, r));
        Rgb colour = iris.mix(NIGHT, 1 - Rgb.step(0.31, 0.35, r));
        colour = colour.mix(NIGHT, Rgb.step(0.54, 0.6, r));
        colour = colour.mix(NIGHT, 0.6 * (1 - Rgb.step(-0.5, -0.1, v)));
        colour = colour.mix(NIGHT, Rgb.step(0.43, 0.49, v));
        colour = spot(colour, u + 0.17, v + 0.21, 0.145);
        colour = spot(colour, u + 0.02, v + 0.36, 0.05);
        return spot(colour, u - 0.18, v - 0.2, 0.075);
    }

    private static Rgb spot(Rgb colour, double u, double v, double radius) {
        double r = Math.sqrt(u * u + v * v);
        return colour.mix(WHITE, 1 - Rgb.step(radius - 0.02, radius + 0.02, r));
    }

    private static Rgb lid(double up) {
        return LASH.mix(LID, Rgb.step(0.22, 0.27, up)).mix(LID_TOP, Rgb.step(0.35, 0.8, up));
    }

    private static Rgb plate(double up) {
        return PLATE.mix(PLATE_TIP, Rgb.step(0.25, 0.95, up)).times(0.75 + 0.25 * Rgb.step(0, 0.3, up));
    }
}
