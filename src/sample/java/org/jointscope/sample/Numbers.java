package org.jointscope.sample;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as the files hold them: plain decimals, no exponent, no trailing zeros, no -0. */
final class Numbers {
    static final int LENGTHS = 6;
    static final int ROTATIONS = 8;

    private Numbers() {}

    static double rounded(double value, int decimals) {
        return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
    }

    static String text(double value, int decimals) {
        BigDecimal exact = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }

    static String triple(double x, double y, double z, int decimals) {
        return "( " + text(x, decimals) + " " + text(y, decimals) + " " + text(z, decimals) + " )";
    }

    static String triple(Vec v) {
        return triple(v.x(), v.y(), v.z(), LENGTHS);
    }
}
