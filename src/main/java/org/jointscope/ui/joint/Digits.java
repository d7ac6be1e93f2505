package org.jointscope.ui.joint;

import org.jointscope.model.Component;

import java.util.Locale;

/** Numbers as the pane shows them, each kind with as many decimals as matter. */
final class Digits {

    private Digits() {}

    /** Game units, about an inch. */
    static String position(double value) {
        return format("%.3f", value);
    }

    /** Parts of a quaternion. */
    static String orientation(double value) {
        return format("%.5f", value);
    }

    static String of(Component component, double value) {
        return !component.isOrientation() ? position(value) : orientation(value);
    }

    static String degrees(double value) {
        return format("%.1f", value);
    }

    static String frame(double value) {
        return format("%.2f", value);
    }

    static String percent(double fraction) {
        return format("%.0f", fraction * 100);
    }

    private static String format(String format, double value) {
        String text = String.format(Locale.ROOT, format, value);
        // Rounding leaves a minus before nothing.
        return text.startsWith("-") && text.chars().noneMatch(c -> c >= '1' && c <= '9')
                ? text.substring(1)
                : text;
    }
}
