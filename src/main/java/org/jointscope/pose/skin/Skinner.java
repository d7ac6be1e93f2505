package org.jointscope.pose.skin;

import java.util.Arrays;
import org.jointscope.pose.JointTransform;

/**
 * Skins meshes on the CPU: a point is the sum of {@code bias · (R · offset + T)} over its weights, where R and T are
 * the rotation and position of the weight's joint in model space and the offset is fixed in the joint's own space.
 * Biases are used as written, not normalized, as in Doom 3 (renderer/Model_md5.cpp): if they sum to 0.9, the point is
 * moved by a tenth of its distance toward the model's origin.
 *
 * <p>A joint can have a scale, which is part of R; children of the joint do not inherit it.
 *
 * <p>The bias is multiplied into the offset once, when the {@link SkinBinding} is made. Every frame then needs one
 * matrix per joint and twelve multiplications per weight.
 */
public final class Skinner {

    private static final int ROW = 4;
    private static final int MATRIX = 3 * ROW;

    private final double[] matrices;
    private double[] x = {};
    private double[] y = {};
    private double[] z = {};

    /** Keeps scratch space for a number of joints. For one thread at a time. */
    public Skinner(int jointCount) {
        this.matrices = new double[jointCount * MATRIX];
    }

    /** Sets the skeleton for the following calls, {@link JointTransform#STRIDE} doubles per joint. */
    public void setPose(double[] modelSpace) {
        Arrays.fill(matrices, 0);
        add(modelSpace, 1);
    }

    /**
     * Scales the skeleton that was set: the points of each joint around its position.
     *
     * @param scales one double per joint
     */
    public void scale(double[] scales) {
        for (int joint = 0; joint < scales.length; joint++) {
            int m = joint * MATRIX;
            for (int row = m; row < m + MATRIX; row += ROW) {
                matrices[row] *= scales[joint];
                matrices[row + 1] *= scales[joint];
                matrices[row + 2] *= scales[joint];
            }
        }
    }

    /**
     * Sets a point between two skeletons at which every vertex is on the straight line between its positions in both:
     * skinning is linear in the matrices, so that a mix of matrices mixes the positions.
     *
     * @param fraction 0 for the first skeleton, 1 for the second
     */
    public void setPose(double[] from, double[] to, double fraction) {
        Arrays.fill(matrices, 0);
        add(from, 1 - fraction);
        add(to, fraction);
    }

    private void add(double[] modelSpace, double share) {
        for (int at = 0, m = 0; m < matrices.length; at += JointTransform.STRIDE, m += MATRIX) {
            double x = modelSpace[at + 3];
            double y = modelSpace[at + 4];
            double z = modelSpace[at + 5];
            double w = modelSpace[at + 6];
            matrices[m] += share * (1 - 2 * (y * y + z * z));
            matrices[m + 1] += share * 2 * (x * y - w * z);
            matrices[m + 2] += share * 2 * (x * z + w * y);
            matrices[m + 3] += share * modelSpace[at];
            matrices[m + 4] += share * 2 * (x * y + w * z);
            matrices[m + 5] += share * (1 - 2 * (x * x + z * z));
            matrices[m + 6] += share * 2 * (y * z - w * x);
            matrices[m + 7] += share * modelSpace[at + 1];
            matrices[m + 8] += share * 2 * (x * z - w * y);
            matrices[m + 9] += share * 2 * (y * z + w * x);
            matrices[m + 10] += share * (1 - 2 * (x * x + y * y));
            matrices[m + 11] += share * modelSpace[at + 2];
        }
    }

    /** Writes x, y, z of every point of a mesh in model space. */
    public void skin(SkinBinding binding, float[] points) {
        WeightRuns runs = binding.runs();
        sum(runs);
        for (int row = 0; row < runs.points.length; row++) {
            int at = runs.points[row] * 3;
            points[at] = (float) x[row];
            points[at + 1] = (float) y[row];
            points[at + 2] = (float) z[row];
        }
    }

    /** The same in full precision, for computations with differences of points, such as the normal of a sliver. */
    public void skin(SkinBinding binding, double[] points) {
        WeightRuns runs = binding.runs();
        sum(runs);
        for (int row = 0; row < runs.points.length; row++) {
            int at = runs.points[row] * 3;
            points[at] = x[row];
            points[at + 1] = y[row];
            points[at + 2] = z[row];
        }
    }

    /** Places every weight in its row, then adds the rows of the other weights to the points. */
    private void sum(WeightRuns runs) {
        if (x.length < runs.x.length) {
            x = new double[runs.x.length];
            y = new double[runs.x.length];
            z = new double[runs.x.length];
        }
        Arrays.fill(x, 0, runs.unweighted, 0);
        Arrays.fill(y, 0, runs.unweighted, 0);
        Arrays.fill(z, 0, runs.unweighted, 0);
        int from = runs.unweighted;
        for (int run = 0; run < runs.ends.length; run++) {
            int to = runs.ends[run];
            int m = runs.joints[run] * MATRIX;
            place(runs, from, to, m, x);
            place(runs, from, to, m + ROW, y);
            place(runs, from, to, m + 2 * ROW, z);
            from = to;
        }
        add(runs.pointRows, runs.points.length, x, y, z);
    }

    /** One coordinate, because the JVM vectorizes only loops that write a single array. */
    private void place(WeightRuns runs, int from, int to, int m, double[] out) {
        double byX = matrices[m];
        double byY = matrices[m + 1];
        double byZ = matrices[m + 2];
        double byBias = matrices[m + 3];
        double[] offsetX = runs.x;
        double[] offsetY = runs.y;
        double[] offsetZ = runs.z;
        double[] bias = runs.bias;
        for (int row = from; row < to; row++) {
            out[row] = byX * offsetX[row] + byY * offsetY[row] + byZ * offsetZ[row] + byBias * bias[row];
        }
    }

    private static void add(int[] pointRows, int first, double[] x, double[] y, double[] z) {
        for (int i = 0; i < pointRows.length; i++) {
            int point = pointRows[i];
            x[point] += x[first + i];
            y[point] += y[first + i];
            z[point] += z[first + i];
        }
    }
}
