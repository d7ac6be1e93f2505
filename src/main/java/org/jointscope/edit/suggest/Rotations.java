package org.jointscope.edit.suggest;

import java.util.Arrays;

/**
 * The rotations of a joint from each frame to the next in degrees: as they are, and with x, y, z of one of the two
 * frames negated.
 *
 * @param usual the usual rotation, without changes of sign
 */
record Rotations(double[] asTheyAre, double[] negated, double usual) {

    private static final double USUAL = 0.75;
    private static final double LEAST_USUAL_DEGREES = 0.5;

    static Rotations of(Orientations orientations) {
        double[] asTheyAre = new double[Math.max(0, orientations.frameCount() - 1)];
        double[] negated = new double[asTheyAre.length];
        double[] smaller = new double[asTheyAre.length];
        Arrays.setAll(asTheyAre, step -> orientations.degrees(step, step + 1, 1));
        Arrays.setAll(negated, step -> orientations.degrees(step, step + 1, -1));
        Arrays.setAll(smaller, step -> Math.min(asTheyAre[step], negated[step]));
        return new Rotations(asTheyAre, negated, usual(smaller));
    }

    /** The upper quartile, at least as much as what is seen. */
    static double usual(double[] degrees) {
        double[] sorted = degrees.clone();
        Arrays.sort(sorted);
        double quartile = sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * USUAL)];
        return Math.max(LEAST_USUAL_DEGREES, quartile);
    }

    int count() {
        return asTheyAre.length;
    }

    /** The rotation with the sign that makes it smaller; 0 before the first and after the last. */
    double smaller(int step) {
        return step < 0 || step >= count() ? 0 : Math.min(asTheyAre[step], negated[step]);
    }

    /** True if a rotation, or the one before or after it, is larger than usual. */
    boolean isMoving(int step) {
        return Math.max(smaller(step), around(step)) > usual;
    }

    /** The largest of the usual rotation, and those before and after a rotation. */
    double around(int step) {
        return Math.max(usual, Math.max(smaller(step - 1), smaller(step + 1)));
    }
}
