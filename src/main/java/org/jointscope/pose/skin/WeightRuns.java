package org.jointscope.pose.skin;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The weights of a mesh in the order in which {@link Skinner} reads them: the first weight of every point, by joint,
 * then the second ones, and so on. A <em>run</em> is a row of weights of the same joint: a loop over it has no branches
 * and no indices to look up, so that the JVM uses vector instructions. A point's weights keep their order, and so its
 * sum has the same bits as in the order of the file.
 *
 * <p>There is one row for every point, which is that of its first weight, then one for every other weight. Points
 * without weights have the first rows.
 */
public final class WeightRuns {

    /** Number of points without weights. */
    final int unweighted;

    /** The point of each of the first rows. */
    final int[] points;

    /** For each of the rows after those of the points, the row of its point. */
    final int[] pointRows;

    /** The joint of each run. */
    final int[] joints;

    /** The row after the last one of each run; the first run starts at the first weight. */
    final int[] ends;

    /** bias · x of each row. */
    final double[] x;

    final double[] y;
    final double[] z;
    final double[] bias;

    /** The parameters are those of {@link SkinBinding}. */
    WeightRuns(int[] weightEnd, int[] joints, double[] weights) {
        int[] pointOf = new int[joints.length];
        int[] place = new int[joints.length];
        int[] rowOf = new int[weightEnd.length];
        this.points = new int[weightEnd.length];
        int row = 0;
        for (int point = 0, weight = 0; point < weightEnd.length; point++) {
            if (weight == weightEnd[point]) {
                points[row++] = point;
            }
            for (int first = weight; weight < weightEnd[point]; weight++) {
                pointOf[weight] = point;
                place[weight] = weight - first;
            }
        }
        this.unweighted = row;
        int rows = row + joints.length;
        this.pointRows = new int[rows - points.length];
        this.x = new double[rows];
        this.y = new double[rows];
        this.z = new double[rows];
        this.bias = new double[rows];
        int[] runJoints = new int[joints.length];
        int[] runEnds = new int[joints.length];
        int runs = 0;
        int last = -1;
        for (int weight : sorted(sorted(IntStream.range(0, joints.length).toArray(), joints), place)) {
            if (place[weight] == 0) {
                rowOf[pointOf[weight]] = row;
                points[row] = pointOf[weight];
            } else {
                pointRows[row - points.length] = rowOf[pointOf[weight]];
            }
            int at = weight * SkinBinding.WEIGHT_STRIDE;
            x[row] = weights[at];
            y[row] = weights[at + 1];
            z[row] = weights[at + 2];
            bias[row] = weights[at + 3];
            if (last < 0 || joints[weight] != joints[last] || place[weight] != place[last]) {
                runJoints[runs++] = joints[weight];
            }
            runEnds[runs - 1] = ++row;
            last = weight;
        }
        this.joints = Arrays.copyOf(runJoints, runs);
        this.ends = Arrays.copyOf(runEnds, runs);
    }

    /** Sorts items by their keys; those with equal keys keep their order. */
    private static int[] sorted(int[] items, int[] keys) {
        int[] next = new int[Arrays.stream(keys).max().orElse(0) + 2];
        for (int key : keys) {
            next[key + 1]++;
        }
        for (int key = 1; key < next.length; key++) {
            next[key] += next[key - 1];
        }
        int[] sorted = new int[items.length];
        for (int item : items) {
            sorted[next[keys[item]]++] = item;
        }
        return sorted;
    }
}
