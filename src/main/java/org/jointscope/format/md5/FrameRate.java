package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Declared;

/**
 * What a frameRate can be: a whole number, and more than 0 (Doom 3, anim/Anim.cpp and Camera.cpp,
 * LoadAnim).
 */
final class FrameRate {

    private FrameRate() {}

    static void check(Declared rate, Reports reports) {
        double value = rate.value();
        if (value <= 0) {
            reports.reportAt(rate.place(), IssueCode.FRAME_RATE_INVALID, shown(value));
        } else if (Math.rint(value) != value) {
            reports.reportAt(
                    rate.place(), IssueCode.FRAME_RATE_FRACTIONAL, shown(value), rate.toInt());
        }
    }

    private static String shown(double value) {
        return Math.rint(value) == value ? String.valueOf((long) value) : String.valueOf(value);
    }
}
