package org.jointscope.pose.surface;

/**
 * The colors of a range of values.
 *
 * @param least the value with the first color of the ramp
 * @param most the value with its last color
 */
public record Scale(double least, double most, Ramp ramp) {

    /** Values from 0 on. */
    public static Scale upTo(double most) {
        return new Scale(0, most, Ramp.SEQUENTIAL);
    }

    /** Values around 0, which has the middle color. */
    public static Scale around0(double most) {
        return new Scale(-most, most, Ramp.DIVERGING);
    }

    /** The position of a value in the range, 0 to 1; NaN without a value, and 0 in an empty range. */
    public double fraction(double value) {
        if (Double.isNaN(value) || !(most > least)) {
            return Double.isNaN(value) ? Double.NaN : 0;
        }
        return Math.clamp((value - least) / (most - least), 0, 1);
    }

    /** The color of a value as 0xAARRGGBB, opaque; gray for NaN. */
    public int argb(double value) {
        return ramp.argb(fraction(value));
    }
}
