package org.jointscope.pose.skin;

import org.jointscope.pose.JointTransform;

/**
 * The disagreement of the weights of a vertex about its position in the bind pose. Each weight has an offset of its
 * own, so that the file stores the position once per weight: {@code joint · offset}. An exporter that computes all
 * offsets of a vertex from one position makes these places equal, apart from rounding.
 */
public final class OffsetSpread {

    private OffsetSpread() {}

    /**
     * The largest distance between the places of two weights of each point, in units; 0 for fewer than two. Weights
     * with a bias of 0 have no effect and are ignored.
     *
     * @param bindPose {@link JointTransform#STRIDE} doubles per joint, in model space
     */
    public static double[] ofPoints(SkinBinding binding, double[] bindPose) {
        double[] spread = new double[binding.pointCount()];
        double[] places = new double[3 * binding.mostWeights()];
        int weight = 0;
        for (int point = 0; point < spread.length; point++) {
            int count = 0;
            for (; weight < binding.weightEnd()[point]; weight++) {
                if (place(binding, weight, bindPose, places, 3 * count)) {
                    count++;
                }
            }
            spread[point] = largest(places, count);
        }
        return spread;
    }

    /**
     * Writes x, y, z of the point at which a weight alone would place its vertex.
     *
     * @param joints {@link JointTransform#STRIDE} doubles per joint, in model space
     * @return false if its bias is 0; nothing is written
     */
    public static boolean place(SkinBinding binding, int weight, double[] joints, double[] out, int at) {
        int from = weight * SkinBinding.WEIGHT_STRIDE;
        double[] weights = binding.weights();
        double bias = weights[from + 3];
        if (bias == 0) {
            return false;
        }
        JointTransform.apply(
                joints,
                binding.joints()[weight],
                weights[from] / bias,
                weights[from + 1] / bias,
                weights[from + 2] / bias,
                out,
                at);
        return true;
    }

    private static double largest(double[] places, int count) {
        double squared = 0;
        for (int i = 1; i < count; i++) {
            for (int j = 0; j < i; j++) {
                double x = places[3 * i] - places[3 * j];
                double y = places[3 * i + 1] - places[3 * j + 1];
                double z = places[3 * i + 2] - places[3 * j + 2];
                squared = Math.max(squared, x * x + y * y + z * z);
            }
        }
        return Math.sqrt(squared);
    }
}
