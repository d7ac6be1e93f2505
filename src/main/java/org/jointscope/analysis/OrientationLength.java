package org.jointscope.analysis;

/** The length of an orientation whose x, y and z are given: above 1 they leave nothing for w. */
public final class OrientationLength {

    /** So much more is rounding: real files, written with six decimals or more, stay far below. */
    public static final double ROUNDING = 1e-4;

    private OrientationLength() {}

    public static boolean isTooLong(double lengthSquared) {
        return lengthSquared > 1 + ROUNDING;
    }
}
