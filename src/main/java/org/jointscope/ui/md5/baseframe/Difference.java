package org.jointscope.ui.md5.baseframe;

import org.jointscope.pose.Transform;

/**
 * How far two poses of a joint are apart, as seen from its parent.
 *
 * @param units between the positions; NaN if there is nothing to compare with
 * @param degrees of the turn from one to the other; NaN if there is nothing to compare with
 * @param isFar whether the positions are far apart for a model of its size
 * @param isTurned whether the turn is a large one
 */
public record Difference(double units, double degrees, boolean isFar, boolean isTurned) {

    static final Difference NONE = new Difference(Double.NaN, Double.NaN, false, false);

    private static final double FAR_SHARE = 0.1;
    private static final double FAR_DEGREES = 45;
    private static final double SAME_SHARE = 1e-5;
    private static final double SAME_DEGREES = 0.1;

    /**
     * @param size of the model, which decides what is far
     */
    static Difference between(Transform one, Transform other, double size) {
        double units = one.distanceTo(other);
        double degrees = one.degreesTo(other);
        return new Difference(units, degrees, units > FAR_SHARE * size, degrees > FAR_DEGREES);
    }

    boolean isKnown() {
        return !Double.isNaN(units);
    }

    /** Whether either is large. */
    boolean isLarge() {
        return isFar || isTurned;
    }

    /** Whether it is more than rounding in a model of some size. */
    boolean isThere(double size) {
        return units > SAME_SHARE * size || degrees > SAME_DEGREES;
    }
}
