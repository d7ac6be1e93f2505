package org.jointscope.pose.surface;

/** Colors for numbers, with which people see the order of the numbers, also those with a color vision deficiency. */
public enum Ramp {
    /** From dark blue to yellow with even steps of lightness (matplotlib's viridis, interpolated). */
    SEQUENTIAL(0x440154, 0x3b528b, 0x21918c, 0x5ec962, 0xfde725),
    /** From blue over nearly white to red (ColorBrewer's RdBu, interpolated), for values below and above a middle. */
    DIVERGING(0x2166ac, 0x67a9cf, 0xf7f7f7, 0xef8a62, 0xb2182b);

    /** The color without a value: gray, as 0xAARRGGBB. */
    public static final int NO_VALUE = 0xff808080;

    private static final int OPAQUE = 0xff000000;

    private final int[] colors;

    Ramp(int... colors) {
        this.colors = colors;
    }

    /**
     * The color of a value as 0xAARRGGBB, opaque.
     *
     * @param fraction 0 to 1; gray for NaN
     */
    public int argb(double fraction) {
        if (Double.isNaN(fraction)) {
            return NO_VALUE;
        }
        double at = Math.clamp(fraction, 0, 1) * (colors.length - 1);
        int from = Math.min((int) at, colors.length - 2);
        int color = OPAQUE;
        for (int shift = 0; shift < 24; shift += 8) {
            int first = colors[from] >> shift & 255;
            int second = colors[from + 1] >> shift & 255;
            color |= (int) Math.round(first + (at - from) * (second - first)) << shift;
        }
        return color;
    }
}
