package org.jointscope.pose.skin;

import java.util.Arrays;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointTransform;

/** The weights of a mesh in an engine that keeps only a few per vertex: see {@link WeightLimit}. */
final class LimitedWeights {

    private final SkinBinding full;
    private final double[] bindPose;
    private final WeightLimit limit;
    private final double[] rest;
    private final double[] inJoint = new double[JointTransform.STRIDE];
    private final double[] restPoint = new double[JointTransform.STRIDE];

    private final int[] weightEnd;
    private final int[] joint;
    private final double[] weight;
    private int count;

    LimitedWeights(SkinBinding full, BindPose bind, WeightLimit limit) {
        this.full = full;
        this.limit = limit;
        this.bindPose = bind.modelSpace();
        Skinner skinner = new Skinner(bind.rig().size());
        skinner.setPose(bindPose);
        this.rest = new double[full.pointCount() * 3];
        skinner.skin(full, rest);
        this.weightEnd = new int[full.pointCount()];
        this.joint = new int[full.joints().length];
        this.weight = new double[full.weights().length];
        restPoint[JointTransform.STRIDE - 1] = 1;
        int from = 0;
        for (int point = 0; point < weightEnd.length; point++) {
            take(point, from, full.weightEnd()[point]);
            from = full.weightEnd()[point];
            weightEnd[point] = count;
        }
    }

    SkinBinding binding() {
        return full.withWeights(
                weightEnd, Arrays.copyOf(joint, count), Arrays.copyOf(weight, count * SkinBinding.WEIGHT_STRIDE));
    }

    private void take(int point, int from, int to) {
        int[] largest = largest(from, to);
        double sum = Arrays.stream(largest).mapToDouble(full::bias).sum();
        System.arraycopy(rest, point * 3, restPoint, 0, 3);
        if (limit.base() == WeightLimit.Base.FIRST_WEIGHT && from < to) {
            OffsetSpread.place(full, from, bindPose, restPoint, 0);
        }
        for (int index : largest) {
            add(index, sum > 0 ? 1 / sum : 0);
        }
    }

    /** The weights that are kept, the largest first; those of the same size keep their order. */
    private int[] largest(int from, int to) {
        int[] sorted = new int[to - from];
        for (int i = 0; i < sorted.length; i++) {
            int at = i;
            while (at > 0 && Double.compare(full.bias(sorted[at - 1]), full.bias(from + i)) < 0) {
                sorted[at] = sorted[--at];
            }
            sorted[at] = from + i;
        }
        int most = limit.most().orElse(sorted.length);
        return most < sorted.length ? Arrays.copyOf(sorted, most) : sorted;
    }

    private void add(int index, double scale) {
        int owner = full.joints()[index];
        int from = index * SkinBinding.WEIGHT_STRIDE;
        int to = count * SkinBinding.WEIGHT_STRIDE;
        if (limit.base() != WeightLimit.Base.OFFSETS) {
            JointTransform.relative(bindPose, owner, restPoint, 0, inJoint, 0);
        }
        for (int axis = 0; axis < 3; axis++) {
            weight[to + axis] = scale
                    * switch (limit.base()) {
                        case BIND_POSE, FIRST_WEIGHT -> full.bias(index) * inJoint[axis];
                        case OFFSETS -> full.weights()[from + axis];
                    };
        }
        weight[to + 3] = scale * full.bias(index);
        joint[count++] = owner;
    }
}
