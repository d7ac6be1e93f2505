package org.jointscope.format.md5;

import org.jointscope.model.TextLocation;

/**
 * A {@code channel} of an animation of the Doom 3 alpha: the curve of one attribute of a joint.
 *
 * @param attribute x, y, z in units, yaw, pitch, roll in degrees, or another one
 * @param start time of frame 0, in seconds
 * @param end time of the last frame, in seconds
 * @param rate frames per second
 * @param from index of the frame with the first key
 * @param keys one per frame
 */
record AlphaChannel(
        String joint,
        String attribute,
        double start,
        double end,
        double rate,
        double from,
        double[] keys,
        TextLocation location) {

    /** Times have six decimals, so the position in frames is not exact. */
    private static final double NEAR = 1e-3;

    /** Number of frames from the start to the end, or to the last key; finite. */
    double frames() {
        double timed = (end - start) * rate + 1;
        double keyed = from + keys.length;
        return Math.max(Double.isFinite(timed) ? Math.rint(timed) : 1, Double.isFinite(keyed) ? keyed : 1);
    }

    boolean isConstant() {
        for (double key : keys) {
            if (key != keys[0]) {
                return false;
            }
        }
        return true;
    }

    /** The value at a time in seconds: interpolated between two keys; before the first and after the last, theirs. */
    double at(double time) {
        if (keys.length == 0) {
            return 0;
        }
        double exact = (time - start) * rate - from;
        double near = Math.abs(exact - Math.rint(exact)) < NEAR ? Math.rint(exact) : exact;
        double position = Double.isFinite(near) ? Math.clamp(near, 0, keys.length - 1) : 0;
        int key = (int) position;
        double fraction = position - key;
        return fraction == 0 ? keys[key] : keys[key] + fraction * (keys[key + 1] - keys[key]);
    }
}
