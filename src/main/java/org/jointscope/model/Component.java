package org.jointscope.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The six components of a joint that a frame can contain, in the order of their flag bits: Tx is bit 0 (1), Qz bit 5
 * (32). The w of a quaternion has no component, it is always computed (Doom 3, anim/Anim.h).
 */
public enum Component {
    TX("Tx"),
    TY("Ty"),
    TZ("Tz"),
    QX("Qx"),
    QY("Qy"),
    QZ("Qz");

    public static final int ALL = 0b111111;

    public static final int ORIENTATION = 0b111000;

    private final String label;

    Component(String label) {
        this.label = label;
    }

    /** The name that exporters write in comments: {@code Tx}. */
    public String label() {
        return label;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** Whether it is part of the orientation, not of the position. */
    public boolean isOrientation() {
        return isIn(ORIENTATION);
    }

    /** The value of the component in a pose. */
    public double of(Vector3 position, Vector3 orientation) {
        return (isOrientation() ? orientation : position).along(ordinal() % 3);
    }

    public boolean isIn(int flags) {
        return (flags & bit()) != 0;
    }

    /** Labels of the components with set bits. */
    public static List<String> labels(int flags) {
        return Stream.of(values())
                .filter(component -> component.isIn(flags))
                .map(Component::label)
                .toList();
    }
}
