package org.jointscope.compare;

/**
 * The largest differences that count as none.
 *
 * @param units of positions, in game units
 * @param degrees of orientations
 */
public record Tolerance(double units, double degrees) {

    /** Every difference counts; numbers that are written differently but have the same value are equal. */
    public static final Tolerance EXACT = new Tolerance(0, 0);

    /** A tolerance that is at least that of rounding. */
    Tolerance atLeast(double leastUnits, double leastDegrees) {
        return new Tolerance(Math.max(units, leastUnits), Math.max(degrees, leastDegrees));
    }
}
