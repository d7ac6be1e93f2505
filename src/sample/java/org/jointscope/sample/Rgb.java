package org.jointscope.sample;

/** A colour as painted, channels 0 to 1. */
record Rgb(double r, double g, double b) {
    static Rgb of(int hex) {
        return new Rgb((hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0);
    }

    Rgb mix(Rgb o, double share) {
        double s = Math.max(0, Math.min(1, share));
        return new Rgb(r + (o.r - r) * s, g + (o.g - g) * s, b + (o.b - b) * s);
    }

    Rgb times(double s) {
        return new Rgb(r * s, g * s, b * s);
    }

    Rgb times(Rgb o) {
        return new Rgb(r * o.r, g * o.g, b * o.b);
    }

    int packed() {
        return channel(r) << 16 | channel(g) << 8 | channel(b);
    }

    private static int channel(double value) {
        return (int) Math.round(Math.max(0, Math.min(1, value)) * 255);
    }

    /** 0 below {@code low}, 1 above {@code high}, a smooth slope between. */
    static double step(double low, double high, double value) {
        double s = Math.max(0, Math.min(1, (value - low) / (high - low)));
        return s * s * (3 - 2 * s);
    }
}
