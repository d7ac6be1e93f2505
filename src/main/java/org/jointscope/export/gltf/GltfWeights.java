package org.jointscope.export.gltf;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jointscope.pose.skin.SkinBinding;

/**
 * The weights of the points of a mesh as in glTF: at most one per joint, none below zero, with a sum of exactly 1. They
 * are multiples of 2⁻²⁴, so that the sum of the floats is exact in any order.
 */
final class GltfWeights {

    /** Weights in an attribute of a vertex. */
    static final int SET = 4;

    /** The maximum number of weights of a point; real models have fewer than 10. */
    static final int MOST = 4 * SET;

    private static final int UNIT = 1 << 24;

    /** Number of attributes with weights. */
    final int sets;

    /** For each point {@link #width()}, those with the weight 0 last; their joint is 0. */
    final int[] joints;

    final float[] weights;

    private int cut;
    private int changed;
    private int unweighted;

    /** A weight of a point that is being computed. */
    private record Share(int joint, double bias) {}

    /**
     * @param most the maximum number of weights of a point; the others are ignored
     * @param fixed the joint of points without weights, which does not move
     */
    GltfWeights(SkinBinding binding, int most, int fixed) {
        Share[][] shares = new Share[binding.pointCount()][];
        int from = 0;
        for (int point = 0; point < shares.length; point++) {
            shares[point] = shares(binding, from, binding.weightEnd()[point], most, fixed);
            from = binding.weightEnd()[point];
        }
        int widest = Arrays.stream(shares).mapToInt(each -> each.length).max().orElse(0);
        sets = Math.max(1, (widest + SET - 1) / SET);
        joints = new int[shares.length * width()];
        weights = new float[joints.length];
        for (int point = 0; point < shares.length; point++) {
            write(shares[point], point * width());
        }
    }

    int width() {
        return sets * SET;
    }

    /** The number of points with more weights than are kept. */
    int cut() {
        return cut;
    }

    /** The number of points with biases that are negative or do not sum to 1. */
    int changed() {
        return changed;
    }

    /** The number of points that no joint moves. */
    int unweighted() {
        return unweighted;
    }

    private Share[] shares(SkinBinding binding, int from, int to, int most, int fixed) {
        double all = IntStream.range(from, to).mapToDouble(binding::bias).sum();
        Share[] shares = IntStream.range(from, to)
                .map(weight -> binding.joints()[weight])
                .distinct()
                .mapToObj(joint -> new Share(
                        joint,
                        IntStream.range(from, to)
                                .filter(weight -> binding.joints()[weight] == joint)
                                .mapToDouble(binding::bias)
                                .sum()))
                .filter(share -> share.bias > 0)
                .sorted((a, b) -> a.bias == b.bias ? Integer.compare(a.joint, b.joint) : Double.compare(b.bias, a.bias))
                .toArray(Share[]::new);
        double kept = Arrays.stream(shares).mapToDouble(Share::bias).sum();
        if (shares.length == 0 || !Double.isFinite(kept)) {
            unweighted++;
            return new Share[] {new Share(fixed, 1)};
        }
        changed += Math.abs(all - 1) > NOT_ONE || kept - all > NOT_ONE ? 1 : 0;
        cut += shares.length > most ? 1 : 0;
        return shares.length > most ? Arrays.copyOf(shares, most) : shares;
    }

    /** The largest difference of a sum from 1 that is rounding in files. */
    private static final double NOT_ONE = 1e-4;

    private void write(Share[] shares, int at) {
        double sum = Arrays.stream(shares).mapToDouble(Share::bias).sum();
        int left = UNIT;
        int next = at + 1;
        for (int i = 1; i < shares.length; i++) {
            int units = (int) Math.rint(shares[i].bias / sum * UNIT);
            if (units > 0) {
                joints[next] = shares[i].joint;
                weights[next++] = (float) units / UNIT;
                left -= units;
            }
        }
        joints[at] = shares[0].joint;
        weights[at] = (float) left / UNIT;
    }
}
