package org.jointscope.pose.skin;

import org.jointscope.pose.JointTransform;

import java.util.Arrays;

/**
 * Skins meshes on the CPU: a point is the sum of {@code bias · (R · offset + T)} over its weights,
 * where R and T are the rotation and position of the weight's joint in model space and the offset
 * is fixed in the joint's own space. Biases are used as written, not normalized, as in Doom 3
 * (renderer/Model_md5.cpp): if they sum to 0.9, the point is moved by a tenth of its distance
 * toward the model's origin.
 *
 * <p>A joint can have a scale, which is part of R; children of the joint do not inherit it.
 *
 * <p>The bias is multiplied into the offset once, when the {@link SkinBinding} is made. Every frame
 * then needs one matrix per joint and twelve multiplications per weight.
 */
public final class Skinner {

    private static final int ROW = 4;
    private static final int MATRIX = 3 * ROW;

    private final double[] matrices;
    private final double[] place = new double[3];

    /** Keeps scratch space for a number of joints. For one thread at a time. */
    public Skinner(int jointCount) {
        this.matrices = new double[jointCount * MATRIX];
    }

    /**
     * Sets the skeleton for the following calls, {@link JointTransform#STRIDE} doubles per joint.
     */
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
     * Sets a point between two skeletons at which every vertex is on the straight line between its
     * positions in both: skinning is linear in the matrices, so that a mix of matrices mixes the
     * positions.
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
        int weight = 0;
        for (int point = 0; point < binding.pointCount(); point++) {
            weight = place(binding, weight, binding.weightEnd()[point]);
            points[point * 3] = (float) place[0];
            points[point * 3 + 1] = (float) place[1];
            points[point * 3 + 2] = (float) place[2];
        }
    }

    /**
     * The same in full precision, for computations with differences of points, such as the normal
     * of a sliver.
     */
    public void skin(SkinBinding binding, double[] points) {
        int weight = 0;
        for (int point = 0; point < binding.pointCount(); point++) {
            weight = place(binding, weight, binding.weightEnd()[point]);
            System.arraycopy(place, 0, points, point * 3, 3);
        }
    }

    /** Sums up the weights of one point, and returns the index of the next point's first weight. */
    private int place(SkinBinding binding, int firstWeight, int end) {
        int[] joints = binding.joints();
        double[] weights = binding.weights();
        double px = 0;
        double py = 0;
        double pz = 0;
        for (int weight = firstWeight; weight < end; weight++) {
            int m = joints[weight] * MATRIX;
            int at = weight * SkinBinding.WEIGHT_STRIDE;
            double x = weights[at];
            double y = weights[at + 1];
            double z = weights[at + 2];
            double bias = weights[at + 3];
            px +=
                    matrices[m] * x
                            + matrices[m + 1] * y
                            + matrices[m + 2] * z
                            + matrices[m + 3] * bias;
            py +=
                    matrices[m + 4] * x
                            + matrices[m + 5] * y
                            + matrices[m + 6] * z
                            + matrices[m + 7] * bias;
            pz +=
                    matrices[m + 8] * x
                            + matrices[m + 9] * y
                            + matrices[m + 10] * z
                            + matrices[m + 11] * bias;
        }
        place[0] = px;
        place[1] = py;
        place[2] = pz;
        return end;
    }
}
