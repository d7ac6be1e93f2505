package org.jointscope.analysis;

import java.util.Optional;
import org.jointscope.model.Component;

/** A number that a joint has in every frame: a component, or a number that is computed from the components. */
public enum Channel {
    TX(Quantity.POSITION),
    TY(Quantity.POSITION),
    TZ(Quantity.POSITION),
    QX(Quantity.QUATERNION),
    QY(Quantity.QUATERNION),
    QZ(Quantity.QUATERNION),
    /** The reconstructed w, in the convention of {@link org.jointscope.pose.JointTransform}: at most 0. */
    W(Quantity.QUATERNION),
    /** x² + y² + z² of the quaternion in the file. */
    LENGTH(Quantity.QUATERNION),
    /** The angle of the rotation from the baseframe, in parent space. */
    ANGLE(Quantity.ANGLE),
    /** The angle between the orientations of the joint and its parent; for a root, between it and model space. */
    PARENT_ANGLE(Quantity.ANGLE),
    MODEL_X(Quantity.POSITION),
    MODEL_Y(Quantity.POSITION),
    MODEL_Z(Quantity.POSITION),
    /** The speed of the joint in model space from the previous frame; undefined for the first frame. */
    SPEED(Quantity.SPEED);

    /** What can share a scale. */
    public enum Quantity {
        /** In game units. */
        POSITION,
        /** Of a component of a unit quaternion. */
        QUATERNION,
        /** In degrees, 0 to 180. */
        ANGLE,
        /** In game units per second. */
        SPEED
    }

    private static final Component[] COMPONENTS = Component.values();

    private final Quantity quantity;

    Channel(Quantity quantity) {
        this.quantity = quantity;
    }

    public Quantity quantity() {
        return quantity;
    }

    /** The component that the channel shows; empty if it is computed. */
    public Optional<Component> component() {
        return ordinal() < COMPONENTS.length ? Optional.of(COMPONENTS[ordinal()]) : Optional.empty();
    }

    /** Whether it depends on the ancestors of the joint. */
    boolean isInModelSpace() {
        return compareTo(MODEL_X) >= 0;
    }
}
