package org.jointscope.pose;

/**
 * The numbers of {@link JointTransform} in one array per component: the compiler turns simple loops over such arrays
 * into instructions for several joints at once.
 */
final class JointColumns {

    /**
     * Up to this difference from 1, a length squared is 1 within rounding. Nearly all are: w is computed from x, y and
     * z, and slerp keeps the length.
     */
    private static final double UNIT = 1e-15;

    /** Columns that are replaced when they are needed. */
    static final JointColumns NONE = new JointColumns(0);

    final double[] x;
    final double[] y;
    final double[] z;
    final double[] qx;
    final double[] qy;
    final double[] qz;
    final double[] qw;

    private final double[][] columns;
    private final double[] squared;

    JointColumns(int joints) {
        columns = new double[JointTransform.STRIDE][joints];
        squared = new double[joints];
        x = columns[0];
        y = columns[1];
        z = columns[2];
        qx = columns[3];
        qy = columns[4];
        qz = columns[5];
        qw = columns[6];
    }

    /** These columns if they have the size, or new ones. */
    JointColumns ofSize(int joints) {
        return squared.length == joints ? this : new JointColumns(joints);
    }

    /** Whether there is a joint with an index. */
    boolean contains(int joint) {
        return joint >= 0 && joint < squared.length;
    }

    /** One joint, for reading. */
    Transform transform(int joint) {
        return new Transform(x[joint], y[joint], z[joint], qx[joint], qy[joint], qz[joint], qw[joint]);
    }

    /** One number of all joints, by its offset in {@link JointTransform}. */
    double[] column(int offset) {
        return columns[offset];
    }

    void read(double[] joints) {
        for (int joint = 0, at = 0; joint < squared.length; joint++) {
            for (double[] column : columns) {
                column[joint] = joints[at++];
            }
        }
    }

    void write(double[] joints) {
        for (int joint = 0, at = 0; joint < squared.length; joint++) {
            for (double[] column : columns) {
                joints[at++] = column[joint];
            }
        }
    }

    void copy(JointColumns other) {
        for (int i = 0; i < columns.length; i++) {
            System.arraycopy(other.columns[i], 0, columns[i], 0, squared.length);
        }
    }

    /** Sets the w of all joints from their x, y, z. */
    void completeW() {
        completeW(qx, qy, qz, qw);
    }

    private static void completeW(double[] x, double[] y, double[] z, double[] w) {
        for (int i = 0; i < w.length; i++) {
            w[i] = JointTransform.w(x[i], y[i], z[i]);
        }
    }

    /** Normalizes all orientations, like {@link JointTransform#normalize}. */
    void normalize() {
        lengthsSquared(qx, qy, qz, qw, squared);
        for (int joint = 0; joint < squared.length; joint++) {
            if (!(Math.abs(squared[joint] - 1) <= UNIT)) {
                scale(joint, JointTransform.unitScale(squared[joint]));
            }
        }
    }

    private static void lengthsSquared(double[] x, double[] y, double[] z, double[] w, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = x[i] * x[i] + y[i] * y[i] + z[i] * z[i] + w[i] * w[i];
        }
    }

    private void scale(int joint, double scale) {
        qx[joint] *= scale;
        qy[joint] *= scale;
        qz[joint] *= scale;
        qw[joint] = scale == 0 ? -1 : qw[joint] * scale;
    }

    /** Multiplies each number by another. */
    static void multiply(double[] numbers, double[] by) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] *= by[i];
        }
    }
}
