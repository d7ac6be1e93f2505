package org.jointscope.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The six numbers of a joint's pose that a frame can hold, in the order of their flag bits: Tx is
 * bit 0 (1), Qz bit 5 (32). There is none for a quaternion's w, which is always computed (Doom 3,
 * anim/Anim.h).
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

    /** As exporters write it in comments: {@code Tx}. */
    public String label() {
        return label;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** Whether it belongs to the orientation and not to the position. */
    public boolean isOrientation() {
        return isIn(ORIENTATION);
    }

    /** The component's number in a pose. */
    public double of(Vector3 position, Vector3 orientation) {
        return (isOrientation() ? orientation : position).along(ordinal() % 3);
    }

    public boolean isIn(int flags) {
        return (flags & bit()) != 0;
    }

    /** Of the components whose bits are set. */
    public static List<String> labels(int flags) {
        return Stream.of(values())
                .filter(component -> component.isIn(flags))
                .map(Component::label)
                .toList();
    }
}
