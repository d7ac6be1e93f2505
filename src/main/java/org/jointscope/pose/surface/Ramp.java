package org.jointscope.pose.surface;

/** A scale of colors from dark blue to yellow with even steps of lightness (matplotlib's viridis, interpolated). */
public final class Ramp {

    private static final int[] COLORS = {0x440154, 0x3b528b, 0x21918c, 0x5ec962, 0xfde725};
    private static final int NO_VALUE = 0xff808080;
    private static final int OPAQUE = 0xff000000;

    private Ramp() {}

    /**
     * The color of a value as 0xAARRGGBB, opaque.
     *
     * @param fraction 0 to 1; gray for NaN
     */
    public static int argb(double fraction) {
        if (Double.isNaN(fraction)) {
            return NO_VALUE;
        }
        double at = Math.clamp(fraction, 0, 1) * (COLORS.length - 1);
        int from = Math.min((int) at, COLORS.length - 2);
        int color = OPAQUE;
        for (int shift = 0; shift < 24; shift += 8) {
            int first = COLORS[from] >> shift & 255;
            int second = COLORS[from + 1] >> shift & 255;
            color |= (int) Math.round(first + (at - from) * (second - first)) << shift;
        }
        return color;
    }
}
