package org.jointscope.export.table;

import java.util.List;
import org.jointscope.export.model.ExportOption;
import org.jointscope.pose.Transform;

/** How a table contains the orientation of a joint. */
public enum Rotation {
    /** x, y, z and the reconstructed w, which is at most 0 in parent space. */
    QUATERNION("qx", "qy", "qz", "qw"),
    /** The axis, and the angle in degrees. */
    AXIS_ANGLE("axisX", "axisY", "axisZ", "degrees"),
    /** Row by row: m01 is the x of the joint's own y axis. */
    MATRIX("m00", "m01", "m02", "m10", "m11", "m12", "m20", "m21", "m22");

    public static final ExportOption<Rotation> OPTION = new ExportOption<>("rotation", Rotation.class, QUATERNION);

    private final List<String> columns;

    Rotation(String... columns) {
        this.columns = List.of(columns);
    }

    List<String> columns() {
        return columns;
    }

    /** The numbers of the columns. */
    double[] of(Transform joint) {
        return switch (this) {
            case QUATERNION -> new double[] {joint.qx(), joint.qy(), joint.qz(), joint.qw()};
            case AXIS_ANGLE -> {
                double[] axis = joint.axis();
                yield new double[] {axis[0], axis[1], axis[2], joint.degrees()};
            }
            case MATRIX -> {
                double[] axes = joint.axes();
                double[] rows = new double[axes.length];
                for (int i = 0; i < rows.length; i++) {
                    rows[i] = axes[i % 3 * 3 + i / 3];
                }
                yield rows;
            }
        };
    }
}
