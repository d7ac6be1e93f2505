package org.jointscope.pose;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Interpolates joints: positions by lerp, orientations by slerp, usually on the shorter arc. What depends only on the
 * two poses is computed once for all moments between them. It allocates nothing per moment. For one thread at a time.
 */
public final class JointBlend {

    /**
     * Up to this sin² of half the angle, {@value #TERMS} terms of the series of slerp are exact to the last digit; up
     * to its square, half of them.
     */
    private static final double SMALL_ANGLE = 0.01;

    private static final int TERMS = 8;

    /** Up to this sin² of half the angle of the shorter arc, the longer one is a full turn about no particular axis. */
    private static final double FULL_TURN = 1e-12;

    /** The part of the ratio of each coefficient to the one before that is always the same. */
    private static final double[] STEPS =
            IntStream.range(1, TERMS).mapToDouble(k -> 1 / (k * (k + 0.5))).toArray();

    private final boolean shorter;
    private final JointColumns result;
    private JointColumns ownFrom = JointColumns.NONE;
    private JointColumns ownTo = JointColumns.NONE;
    private JointColumns from;
    private JointColumns to;

    /** sin² of half the angle between the orientations; 0 if their numbers are too large for it. */
    private final double[] half;

    /** −1 where the shorter arc is that to the negative of the later orientation. */
    private final double[] sign;

    private final double[] fromShare;
    private final double[] toShare;
    private final double[] coefficients = new double[TERMS];

    /** The joints of which the angle is not small. */
    private final int[] large;

    private int largeCount;
    private boolean allTiny;

    public JointBlend(int joints) {
        this(joints, true);
    }

    /** @param shorter whether orientations are on the shorter arc; otherwise on that between the signs of the poses */
    JointBlend(int joints, boolean shorter) {
        this.shorter = shorter;
        result = new JointColumns(joints);
        from = result;
        to = result;
        half = new double[joints];
        sign = new double[joints];
        fromShare = new double[joints];
        toShare = new double[joints];
        large = new int[joints];
    }

    /**
     * The interpolation of an orientation: the shares by which the quaternions of both poses are multiplied.
     *
     * @param dot product of the quaternions; if it is negative, so is the later share, for the shorter arc
     */
    public record Shares(double dot, double from, double to) {}

    /** The shares of a joint at the last fraction. */
    Shares shares(int joint) {
        double dot = from.qx[joint] * to.qx[joint]
                + from.qy[joint] * to.qy[joint]
                + from.qz[joint] * to.qz[joint]
                + from.qw[joint] * to.qw[joint];
        return new Shares(dot, fromShare[joint], toShare[joint]);
    }

    /** Sets the poses, in flat arrays, which are copied. */
    public void between(double[] earlier, double[] later) {
        ownFrom = ownFrom.ofSize(half.length);
        ownTo = ownTo.ofSize(half.length);
        ownFrom.read(earlier);
        ownTo.read(later);
        between(ownFrom, ownTo);
    }

    /** Sets the poses, which are not copied. */
    void between(JointColumns earlier, JointColumns later) {
        from = earlier;
        to = later;
        compare(from.qx, to.qx, from.qy, to.qy, from.qz, to.qz, from.qw, to.qw, half, sign);
        if (!shorter) {
            keepSigns();
        }
        largeCount = 0;
        allTiny = true;
        for (int joint = 0; joint < half.length; joint++) {
            if (!(half[joint] <= SMALL_ANGLE * SMALL_ANGLE)) {
                allTiny = false;
                sort(joint);
            }
        }
    }

    private void keepSigns() {
        for (int joint = 0; joint < half.length; joint++) {
            if (sign[joint] < 0 && half[joint] > FULL_TURN) {
                half[joint] = 1 - half[joint];
                sign[joint] = 1;
            }
        }
    }

    /** Interpolates by lerp if the numbers are too large for an angle. */
    private void sort(int joint) {
        if (half[joint] > SMALL_ANGLE) {
            large[largeCount++] = joint;
        } else if (Double.isNaN(half[joint])) {
            half[joint] = 0;
        }
    }

    private static void compare(
            double[] ax,
            double[] bx,
            double[] ay,
            double[] by,
            double[] az,
            double[] bz,
            double[] aw,
            double[] bw,
            double[] half,
            double[] sign) {
        for (int i = 0; i < half.length; i++) {
            double dot = ax[i] * bx[i] + ay[i] * by[i] + az[i] * bz[i] + aw[i] * bw[i];
            half[i] = Math.max(0, 0.5 - 0.5 * Math.abs(dot));
            sign[i] = dot < 0 ? -1 : 1;
        }
    }

    /** Writes the joints at a fraction of the way from one pose to the other. */
    public void at(double fraction, double[] joints) {
        at(fraction).write(joints);
    }

    /** The joints at a fraction of the way; valid until the next call. */
    JointColumns at(double fraction) {
        series(1 - fraction, fromShare);
        series(fraction, toShare);
        JointColumns.multiply(toShare, sign);
        for (int i = 0; i < largeCount; i++) {
            slerp(large[i], fraction);
        }
        return mixed(fraction);
    }

    /**
     * The joints at a fraction of the way, with lerp also for each component of the orientations, which become shorter
     * than 1; valid until the next call.
     */
    JointColumns lerp(double fraction) {
        Arrays.fill(fromShare, 1 - fraction);
        Arrays.fill(toShare, fraction);
        JointColumns.multiply(toShare, sign);
        return mixed(fraction);
    }

    private JointColumns mixed(double fraction) {
        lerp(from.x, to.x, fraction, result.x);
        lerp(from.y, to.y, fraction, result.y);
        lerp(from.z, to.z, fraction, result.z);
        mix(from.qx, fromShare, to.qx, toShare, result.qx);
        mix(from.qy, fromShare, to.qy, toShare, result.qy);
        mix(from.qz, fromShare, to.qz, toShare, result.qz);
        mix(from.qw, fromShare, to.qw, toShare, result.qw);
        return result;
    }

    private void slerp(int joint, double fraction) {
        double angle = Math.acos(1 - 2 * half[joint]);
        double sin = Math.sin(angle);
        double share = Math.sin(fraction * angle) / sin;
        fromShare[joint] = Math.sin((1 - fraction) * angle) / sin;
        toShare[joint] = sign[joint] < 0 ? -share : share;
    }

    /**
     * Writes {@code sin(share · angle) / sin(angle)} from {@code half = sin²(angle / 2)}: share times the
     * hypergeometric series F(1 + share, 1 − share; 3/2; half), which has the same coefficients for all joints.
     */
    private void series(double share, double[] shares) {
        coefficients[0] = share;
        for (int k = 1; k < TERMS; k++) {
            coefficients[k] = coefficients[k - 1] * ((k * k - share * share) * STEPS[k - 1]);
        }
        if (allTiny) {
            fewTerms(coefficients, half, shares);
        } else {
            allTerms(coefficients, half, shares);
        }
    }

    private static void fewTerms(double[] coefficients, double[] half, double[] shares) {
        double a = coefficients[0];
        double b = coefficients[1];
        double c = coefficients[2];
        double d = coefficients[3];
        for (int i = 0; i < half.length; i++) {
            double h = half[i];
            shares[i] = a + h * (b + h * (c + h * d));
        }
    }

    private static void allTerms(double[] coefficients, double[] half, double[] shares) {
        double a = coefficients[0];
        double b = coefficients[1];
        double c = coefficients[2];
        double d = coefficients[3];
        double e = coefficients[4];
        double f = coefficients[5];
        double g = coefficients[6];
        double last = coefficients[7];
        for (int i = 0; i < half.length; i++) {
            double h = half[i];
            shares[i] = a + h * (b + h * (c + h * (d + h * (e + h * (f + h * (g + h * last))))));
        }
    }

    private static void lerp(double[] from, double[] to, double fraction, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = from[i] + (to[i] - from[i]) * fraction;
        }
    }

    private static void mix(double[] from, double[] fromShare, double[] to, double[] toShare, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = fromShare[i] * from[i] + toShare[i] * to[i];
        }
    }
}
