package org.jointscope.pose.skin;

import java.util.function.IntPredicate;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.surface.Surface;

/**
 * The weights of a surface in flat arrays, prepared for skinning. Vertices with equal weights share a <em>point</em>,
 * which is skinned once. The arrays are not copied, and are shared.
 *
 * @param weightEnd index in the weights where those of each point end and those of the next begin
 * @param joints the existing joint of each weight
 * @param weights {@link #WEIGHT_STRIDE} finite doubles for each weight
 * @param runs the weights in the order of skinning
 */
public record SkinBinding(Surface surface, int[] weightEnd, int[] joints, double[] weights, WeightRuns runs) {

    /** Doubles per weight: bias · x, bias · y, bias · z, bias. */
    public static final int WEIGHT_STRIDE = 4;

    public SkinBinding(Surface surface, int[] weightEnd, int[] joints, double[] weights) {
        this(surface, weightEnd, joints, weights, new WeightRuns(weightEnd, joints, weights));
    }

    SkinBinding withWeights(int[] ends, int[] otherJoints, double[] otherWeights) {
        return new SkinBinding(surface, ends, otherJoints, otherWeights);
    }

    /** This mesh in an engine with a limit of weights per vertex. */
    public SkinBinding limited(BindPose bind, WeightLimit limit) {
        return limit.equals(WeightLimit.NONE) ? this : new LimitedWeights(this, bind, limit).binding();
    }

    /**
     * The sum of the biases of a point.
     *
     * @param counted the joints of the biases that are added
     * @return NaN for a point without weights
     */
    public double biasSum(int point, IntPredicate counted) {
        int end = weightEnd[point];
        double sum = weightCount(point) == 0 ? Double.NaN : 0;
        for (int weight = end - weightCount(point); weight < end; weight++) {
            sum += counted.test(joints[weight]) ? bias(weight) : 0;
        }
        return sum;
    }

    public int mostWeights() {
        int most = 0;
        for (int point = 0; point < weightEnd.length; point++) {
            most = Math.max(most, weightCount(point));
        }
        return most;
    }

    public int weightCount(int point) {
        return weightEnd[point] - (point == 0 ? 0 : weightEnd[point - 1]);
    }

    /** The bias of a weight. */
    public double bias(int weight) {
        return weights[weight * WEIGHT_STRIDE + 3];
    }

    public int pointCount() {
        return weightEnd.length;
    }
}
