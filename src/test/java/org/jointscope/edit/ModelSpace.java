package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;

/**
 * Joints in model space as 4 × 4 matrices, computed from the rows of a sound animation: a second implementation, to
 * check the kernel.
 */
final class ModelSpace {

    private ModelSpace() {}

    /** One matrix per joint, row by row. */
    static double[][] of(Md5Anim anim, int frame) {
        double[][] matrices = new double[anim.hierarchy().size()][];
        for (int joint = 0; joint < matrices.length; joint++) {
            place(anim, frame, joint, matrices);
        }
        return matrices;
    }

    private static double[] place(Md5Anim anim, int frame, int joint, double[][] matrices) {
        if (matrices[joint] == null) {
            AnimJoint row = anim.hierarchy().get(joint);
            double[] local = local(anim, row, anim.baseframe().get(joint), frame);
            matrices[joint] = row.parent() < 0 ? local : product(place(anim, frame, row.parent(), matrices), local);
        }
        return matrices[joint];
    }

    private static double[] local(Md5Anim anim, AnimJoint row, BaseframeRow base, int frame) {
        double[] pose = {
            base.position().x(), base.position().y(), base.position().z(),
            base.orientation().x(), base.orientation().y(), base.orientation().z()
        };
        int next = row.startIndex();
        for (Component component : Component.values()) {
            if (component.isIn(row.flags())) {
                pose[component.ordinal()] = anim.frames().get(frame).value(next++);
            }
        }
        return matrix(pose, pose[3], pose[4], pose[5]);
    }

    /** The matrix of a quaternion with w = −√(1 − x² − y² − z²), by the textbook formula. */
    private static double[] matrix(double[] at, double x, double y, double z) {
        double w = -Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z));
        double s = 2 / (x * x + y * y + z * z + w * w);
        return new double[] {
            1 - s * (y * y + z * z),
            s * (x * y - w * z),
            s * (x * z + w * y),
            at[0],
            s * (x * y + w * z),
            1 - s * (x * x + z * z),
            s * (y * z - w * x),
            at[1],
            s * (x * z - w * y),
            s * (y * z + w * x),
            1 - s * (x * x + y * y),
            at[2],
            0,
            0,
            0,
            1
        };
    }

    private static double[] product(double[] a, double[] b) {
        double[] product = new double[16];
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                for (int i = 0; i < 4; i++) {
                    product[4 * row + column] += a[4 * row + i] * b[4 * i + column];
                }
            }
        }
        return product;
    }

    static double distance(double[] a, double[] b) {
        return Math.sqrt(square(a[3] - b[3]) + square(a[7] - b[7]) + square(a[11] - b[11]));
    }

    /** Uses the Frobenius norm of the difference, which is √8 times the sine of half the angle. */
    static double degrees(double[] a, double[] b) {
        double squared = 0;
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                squared += square(a[4 * row + column] - b[4 * row + column]);
            }
        }
        return Math.toDegrees(2 * Math.asin(Math.min(1, Math.sqrt(squared / 8))));
    }

    private static double square(double value) {
        return value * value;
    }
}
