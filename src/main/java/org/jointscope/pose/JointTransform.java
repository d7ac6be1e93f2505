package org.jointscope.pose;

import org.jointscope.model.Vector3;

/**
 * Rigid transforms of joints, {@value #STRIDE} doubles each in one flat array: position x, y, z, then the orientation
 * quaternion x, y, z, w. A point p in the joint's own space is at {@code q p q* + position} in the surrounding space,
 * in the textbook (column vector, right-handed) convention.
 *
 * <p>MD5 files do not store w. id's engines compute it as +√(1 − x² − y² − z²) and apply the transposed matrix; the
 * same rotation in the textbook convention has w = −√(…), which is used in this class (Doom 3, idlib/math/Quat.h and
 * Quat.cpp). With +√, every rotation would be the inverse: the classic exploded model.
 */
public final class JointTransform {

    /** Doubles per joint. */
    public static final int STRIDE = 7;

    /**
     * An excess of x² + y² + z² over 1 up to this is rounding: it is far smaller in real files, which have six decimals
     * or more.
     */
    public static final double ROUNDING = 1e-4;

    /** Offset of the orientation within a joint's doubles. */
    public static final int ORIENTATION = 3;

    /** Doubles of a joint's axes. */
    public static final int AXES = 9;

    private JointTransform() {}

    /**
     * The reconstructed w of a quaternion with the x, y, z of a file: negative, or 0 if x² + y² + z² is more than 1.
     */
    public static double w(double x, double y, double z) {
        return -Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z));
    }

    /** Whether a quaternion with this x² + y² + z² is non-unit, beyond rounding. */
    public static boolean isTooLong(double lengthSquared) {
        return lengthSquared > 1 + ROUNDING;
    }

    /** {@code out[o] = parent[p] ∘ local[l]}, by joint index: local is applied first. out can be either of them. */
    public static void compose(double[] parent, int p, double[] local, int l, double[] out, int o) {
        int b = l * STRIDE;
        compose(
                parent,
                p,
                local[b],
                local[b + 1],
                local[b + 2],
                local[b + 3],
                local[b + 4],
                local[b + 5],
                local[b + 6],
                out,
                o);
    }

    /** {@code out[o] = parent[p] ∘ (x, y, z, qx, qy, qz, qw)}. out can be parent. */
    static void compose(
            double[] parent,
            int p,
            double x,
            double y,
            double z,
            double qx,
            double qy,
            double qz,
            double qw,
            double[] out,
            int o) {
        int a = p * STRIDE;
        int c = o * STRIDE;
        double px = parent[a + 3];
        double py = parent[a + 4];
        double pz = parent[a + 5];
        double pw = parent[a + 6];
        // v' = v + 2 u × (u × v + w v), with the quaternion (u, w): q v q* for unit quaternions,
        // without the matrix. Sums of pairs: the processor computes them at the same time.
        double tx = py * z - pz * y;
        double ty = pz * x - px * z;
        double tz = px * y - py * x;
        tx += tx;
        ty += ty;
        tz += tz;
        out[c] = (parent[a] + x) + (pw * tx + (py * tz - pz * ty));
        out[c + 1] = (parent[a + 1] + y) + (pw * ty + (pz * tx - px * tz));
        out[c + 2] = (parent[a + 2] + z) + (pw * tz + (px * ty - py * tx));
        out[c + 3] = (pw * qx + px * qw) + (py * qz - pz * qy);
        out[c + 4] = (pw * qy + py * qw) + (pz * qx - px * qz);
        out[c + 5] = (pw * qz + pz * qw) + (px * qy - py * qx);
        out[c + 6] = (pw * qw - px * qx) - (py * qy + pz * qz);
    }

    /**
     * Writes a point in the surrounding space.
     *
     * @param x in the space of the joint, like y and z
     * @param out x, y, z from an index on
     */
    public static void apply(double[] joints, int joint, double x, double y, double z, double[] out, int at) {
        int a = joint * STRIDE;
        double qx = joints[a + 3];
        double qy = joints[a + 4];
        double qz = joints[a + 5];
        double qw = joints[a + 6];
        double tx = 2 * (qy * z - qz * y);
        double ty = 2 * (qz * x - qx * z);
        double tz = 2 * (qx * y - qy * x);
        out[at] = (joints[a] + x) + (qw * tx + (qy * tz - qz * ty));
        out[at + 1] = (joints[a + 1] + y) + (qw * ty + (qz * tx - qx * tz));
        out[at + 2] = (joints[a + 2] + z) + (qw * tz + (qx * ty - qy * tx));
    }

    /** {@code out[o] = (frame[f])⁻¹ ∘ joint[j]}: the joint in the space of another. */
    public static void relative(double[] frame, int f, double[] joint, int j, double[] out, int o) {
        double[] inverse = new double[STRIDE];
        int a = f * STRIDE;
        inverse[3] = -frame[a + 3];
        inverse[4] = -frame[a + 4];
        inverse[5] = -frame[a + 5];
        inverse[6] = frame[a + 6];
        double[] back = {-frame[a], -frame[a + 1], -frame[a + 2], 0, 0, 0, 1};
        compose(inverse, 0, back, 0, inverse, 0);
        compose(inverse, 0, joint, j, out, o);
    }

    /**
     * Normalizes all orientations; one without a direction becomes the identity. In a file they can be non-unit (w is
     * then 0). Without normalization they would not only rotate the descendants of the joint but also stretch them.
     */
    public static void normalize(double[] joints) {
        for (int at = ORIENTATION; at < joints.length; at += STRIDE) {
            double squared = joints[at] * joints[at]
                    + joints[at + 1] * joints[at + 1]
                    + joints[at + 2] * joints[at + 2]
                    + joints[at + 3] * joints[at + 3];
            double scale = unitScale(squared);
            joints[at] *= scale;
            joints[at + 1] *= scale;
            joints[at + 2] *= scale;
            joints[at + 3] *= scale;
            if (scale == 0) {
                joints[at + 3] = -1;
            }
        }
    }

    /** The factor that brings a quaternion to length 1; 0 if it has no direction. */
    static double unitScale(double lengthSquared) {
        boolean possible = lengthSquared > 0 && Double.isFinite(lengthSquared);
        return possible ? 1 / Math.sqrt(lengthSquared) : 0;
    }

    /**
     * Writes the axes of a joint, each of length 1: +X, +Y and +Z rotated by its orientation. For a camera they are the
     * directions forward, left and up, the rows of id's view matrix.
     *
     * @param joint with a transform in its first {@value #STRIDE} doubles
     * @param axes {@value #AXES} doubles: x, y, z of each
     */
    public static void axes(double[] joint, double[] axes) {
        double x = joint[ORIENTATION];
        double y = joint[ORIENTATION + 1];
        double z = joint[ORIENTATION + 2];
        double w = joint[ORIENTATION + 3];
        axes[0] = 1 - 2 * (y * y + z * z);
        axes[1] = 2 * (x * y + w * z);
        axes[2] = 2 * (x * z - w * y);
        axes[3] = 2 * (x * y - w * z);
        axes[4] = 1 - 2 * (x * x + z * z);
        axes[5] = 2 * (y * z + w * x);
        axes[6] = 2 * (x * z + w * y);
        axes[7] = 2 * (y * z - w * x);
        axes[8] = 1 - 2 * (x * x + y * y);
    }

    /** Writes yaw, pitch and roll of an orientation in radians: rotations about Z, then Y, then X. */
    static void angles(double x, double y, double z, double w, double[] out) {
        out[0] = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
        out[1] = Math.asin(Math.clamp(2 * (w * y - z * x), -1, 1));
        out[2] = Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y));
    }

    /** Sets a joint like {@link #set(double[], int, double, double, double, double, double, double)}. */
    public static void set(double[] joints, int joint, Vector3 position, Vector3 orientation) {
        set(joints, joint, position.x(), position.y(), position.z(), orientation.x(), orientation.y(), orientation.z());
    }

    /** Writes a transform with a quaternion as in files, without w; values that are not finite become 0. */
    public static void set(double[] out, int joint, double px, double py, double pz, double qx, double qy, double qz) {
        int at = joint * STRIDE;
        out[at] = finite(px);
        out[at + 1] = finite(py);
        out[at + 2] = finite(pz);
        out[at + 3] = finite(qx);
        out[at + 4] = finite(qy);
        out[at + 5] = finite(qz);
        out[at + 6] = w(out[at + 3], out[at + 4], out[at + 5]);
    }

    /** Writes the numbers of a joint. */
    static void put(double x, double y, double z, double qx, double qy, double qz, double qw, double[] out, int joint) {
        int at = joint * STRIDE;
        out[at] = x;
        out[at + 1] = y;
        out[at + 2] = z;
        out[at + 3] = qx;
        out[at + 4] = qy;
        out[at + 5] = qz;
        out[at + 6] = qw;
    }

    public static void copy(double[] from, int slot, double[] to, int toSlot) {
        System.arraycopy(from, slot * STRIDE, to, toSlot * STRIDE, STRIDE);
    }

    /** The distance between the positions of a joint in two arrays. */
    public static double distance(double[] joints, double[] others, int joint) {
        int at = joint * STRIDE;
        return length(joints[at] - others[at], joints[at + 1] - others[at + 1], joints[at + 2] - others[at + 2]);
    }

    public static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }

    static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }
}
