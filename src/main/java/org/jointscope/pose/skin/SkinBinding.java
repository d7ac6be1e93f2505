package org.jointscope.pose.skin;

import org.jointscope.pose.BindPose;

/**
 * A mesh in flat arrays, ready to be skinned. Vertices that move as one share a <em>point</em>,
 * skinned once.
 */
public final class SkinBinding {

    /** Doubles a weight: bias · x, bias · y, bias · z, bias. */
    public static final int WEIGHT_STRIDE = 4;

    private final int[] pointOfVertex;
    private final int[] triangleVertices;
    private final int[] trianglePoints;
    private final int[] weightEnd;
    private final int[] joint;
    private final double[] weight;

    /**
     * All arrays are taken over, not copied.
     *
     * @param pointOfVertex the point that each vertex coincides with
     * @param triangleVertices three vertices a triangle, all of which exist
     * @param trianglePoints their points
     * @param weightEnd where in the weights those of each point end
     * @param joint of each weight, which exists
     * @param weight {@link #WEIGHT_STRIDE} finite doubles for each weight
     */
    public SkinBinding(
            int[] pointOfVertex,
            int[] triangleVertices,
            int[] trianglePoints,
            int[] weightEnd,
            int[] joint,
            double[] weight) {
        this.pointOfVertex = pointOfVertex;
        this.triangleVertices = triangleVertices;
        this.trianglePoints = trianglePoints;
        this.weightEnd = weightEnd;
        this.joint = joint;
        this.weight = weight;
    }

    /** The same with other weights, taken over. */
    SkinBinding withWeights(int[] ends, int[] joints, double[] weights) {
        return new SkinBinding(
                pointOfVertex, triangleVertices, trianglePoints, ends, joints, weights);
    }

    /** The same as an engine has it that keeps so many weights a vertex. */
    public SkinBinding limited(BindPose bind, WeightLimit limit) {
        return limit.most().isEmpty() ? this : new LimitedWeights(this, bind, limit).binding();
    }

    /** The most weights that a point hangs on. */
    public int mostWeights() {
        int most = 0;
        for (int point = 0; point < weightEnd.length; point++) {
            most = Math.max(most, weightCount(point));
        }
        return most;
    }

    /** Number of weights of a point. */
    public int weightCount(int point) {
        return weightEnd[point] - (point == 0 ? 0 : weightEnd[point - 1]);
    }

    public int pointCount() {
        return weightEnd.length;
    }

    public int vertexCount() {
        return pointOfVertex.length;
    }

    /** The point that a vertex, by its row in the file, coincides with. */
    public int pointOfVertex(int vertex) {
        return pointOfVertex[vertex];
    }

    public int triangleCount() {
        return triangleVertices.length / 3;
    }

    /**
     * A corner (0…2) of a triangle as a vertex; clockwise from outside. Triangles that do not exist
     * are not counted.
     */
    public int triangleVertex(int triangle, int corner) {
        return triangleVertices[triangle * 3 + corner];
    }

    /** A corner (0…2) of a triangle as a point. */
    public int trianglePoint(int triangle, int corner) {
        return trianglePoints[triangle * 3 + corner];
    }

    /**
     * The weights of all points; those of point i end at {@code weightEnd[i]}, where those of i + 1
     * begin. Shared.
     */
    int[] weightEnd() {
        return weightEnd;
    }

    /** The joint of each weight. Shared. */
    int[] joints() {
        return joint;
    }

    /** {@link #WEIGHT_STRIDE} doubles for each weight. Shared. */
    double[] weights() {
        return weight;
    }
}
