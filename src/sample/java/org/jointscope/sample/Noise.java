package org.jointscope.sample;

/** Soft random values in space, -1 to 1, the same on every machine. */
final class Noise {
    private Noise() {}

    static double at(Vec p) {
        double fx = Math.floor(p.x());
        double fy = Math.floor(p.y());
        double fz = Math.floor(p.z());
        double u = Rgb.step(0, 1, p.x() - fx);
        double v = Rgb.step(0, 1, p.y() - fy);
        double w = Rgb.step(0, 1, p.z() - fz);
        double sum = 0;
        for (int corner = 0; corner < 8; corner++) {
            int i = corner & 1;
            int j = corner >> 1 & 1;
            int k = corner >> 2;
            double share = (i == 1 ? u : 1 - u) * (j == 1 ? v : 1 - v) * (k == 1 ? w : 1 - w);
            sum += share * lattice((int) fx + i, (int) fy + j, (int) fz + k);
        }
        return sum;
    }

    private static double lattice(int x, int y, int z) {
        int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ z * 0x9e3779b1;
        h = (h ^ h >>> 15) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return ((h ^ h >>> 16) & 0xffff) / 32767.5 - 1;
    }
}
