package org.jointscope.ui.md5.joint;

import org.jointscope.model.Component;
import org.jointscope.ui.text.Numbers;

/** Numbers as the pane shows them, each kind with as many decimals as matter. */
final class Digits {

    private Digits() {}

    /** Game units, about an inch. */
    static String position(double value) {
        return Numbers.fixed(value, 3);
    }

    /** Parts of a quaternion. */
    static String orientation(double value) {
        return Numbers.fixed(value, 5);
    }

    static String of(Component component, double value) {
        return !component.isOrientation() ? position(value) : orientation(value);
    }

    static String degrees(double value) {
        return Numbers.fixed(value, 1);
    }

    static String frame(double value) {
        return Numbers.fixed(value, 2);
    }

    static String percent(double fraction) {
        return Numbers.fixed(fraction * 100, 0);
    }
}
