package org.jointscope.pose.surface;

/**
 * A number for each vertex of a surface, such as a weight or a distance.
 *
 * @param values NaN where there is none; not copied
 * @param least the value with the first color of the {@link Ramp}
 * @param most the value with its last color
 * @param unit such as "units"; empty for a plain number
 */
public record ScalarField(double[] values, double least, double most, String unit) {

    /** The position of a vertex's value in the range, 0 to 1; NaN without a value, and 0 in an empty range. */
    public double fraction(int vertex) {
        double value = values[vertex];
        if (Double.isNaN(value) || !(most > least)) {
            return Double.isNaN(value) ? Double.NaN : 0;
        }
        return Math.clamp((value - least) / (most - least), 0, 1);
    }
}
