package org.jointscope.ui.md5.baseframe;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jointscope.model.Component;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

/**
 * A joint in the table.
 *
 * @param index in the file
 * @param line of its row in the file; 0 if the baseframe has none
 * @param position in parent space; NaN if unreadable
 * @param orientation x, y, z of the quaternion in parent space; NaN if unreadable
 * @param toFrame the difference between the baseframe and frame 0
 * @param meshJoint the joint of the mesh that it moves; empty if there is none
 * @param toBind the difference between the baseframe and the bind pose of that joint
 */
public record BaseframeLine(
        int index,
        String name,
        int line,
        Vector3 position,
        Vector3 orientation,
        Difference toFrame,
        String meshJoint,
        Difference toBind) {

    /** Rounding to six decimals makes x² + y² + z² exceed 1 by at most this much. */
    static final double LONGEST_BY_ROUNDING = 1e-5;

    /** A condition that the table marks. */
    public enum Mark {
        UNREADABLE(line -> !Double.isFinite(line.position.lengthSquared() + line.squared())),
        NON_UNIT(line -> line.squared() > 1 + LONGEST_BY_ROUNDING),
        FAR_FROM_FRAME(line -> line.toFrame.isLarge()),
        FAR_FROM_BIND(line -> line.toBind.isLarge());

        private final Predicate<BaseframeLine> condition;

        Mark(Predicate<BaseframeLine> condition) {
            this.condition = condition;
        }
    }

    public List<Mark> marks() {
        return Arrays.stream(Mark.values())
                .filter(mark -> mark.condition.test(this))
                .toList();
    }

    /** The reconstructed w of the orientation. */
    public double w() {
        return JointTransform.w(orientation.x(), orientation.y(), orientation.z());
    }

    /** x² + y² + z² of the orientation. */
    public double squared() {
        return orientation.lengthSquared();
    }

    double value(Component component) {
        return switch (component) {
            case TX -> position.x();
            case TY -> position.y();
            case TZ -> position.z();
            case QX -> orientation.x();
            case QY -> orientation.y();
            case QZ -> orientation.z();
        };
    }

    /** Whether its values are invalid, not only unusual. */
    boolean isWrong() {
        return Mark.NON_UNIT.condition.test(this) || Mark.UNREADABLE.condition.test(this);
    }

    /**
     * The difference between two poses of a joint, in parent space.
     *
     * @param units distance between the positions; NaN if there is nothing to compare with
     * @param degrees angle of the rotation between them; NaN if there is nothing to compare with
     * @param isFar whether the distance is large for a model of this size
     * @param isTurned whether the angle is large
     */
    public record Difference(double units, double degrees, boolean isFar, boolean isTurned) {

        static final Difference NONE = new Difference(Double.NaN, Double.NaN, false, false);

        private static final double FAR_SHARE = 0.1;
        private static final double FAR_DEGREES = 45;
        private static final double SAME_SHARE = 1e-5;
        private static final double SAME_DEGREES = 0.1;

        /** @param size of the model, the scale for large distances */
        static Difference between(Transform one, Transform other, double size) {
            double units = one.distanceTo(other);
            double degrees = one.degreesTo(other);
            return new Difference(units, degrees, units > FAR_SHARE * size, degrees > FAR_DEGREES);
        }

        boolean isKnown() {
            return !Double.isNaN(units);
        }

        /** Whether the distance or the angle is large. */
        boolean isLarge() {
            return isFar || isTurned;
        }

        /** Whether it is more than rounding in a model of this size. */
        boolean isThere(double size) {
            return units > SAME_SHARE * size || degrees > SAME_DEGREES;
        }
    }
}
