package org.jointscope.pose.skin;

import org.jointscope.pose.BindPose;

/**
 * A mesh in flat arrays, prepared for skinning. Vertices with equal weights share a <em>point</em>, which is skinned
 * once. The arrays are not copied, and are shared.
 *
 * @param pointOfVertex the point of each vertex, by row in the file
 * @param triangleVertices three existing vertices per triangle, clockwise from outside
 * @param trianglePoints their points
 * @param weightEnd index in the weights where those of each point end and those of the next begin
 * @param joints the existing joint of each weight
 * @param weights {@link #WEIGHT_STRIDE} finite doubles for each weight
 * @param runs the weights in the order of skinning
 */
public record SkinBinding(
        int[] pointOfVertex,
        int[] triangleVertices,
        int[] trianglePoints,
        int[] weightEnd,
        int[] joints,
        double[] weights,
        WeightRuns runs) {

    /** Doubles per weight: bias · x, bias · y, bias · z, bias. */
    public static final int WEIGHT_STRIDE = 4;

    public SkinBinding(
            int[] pointOfVertex,
            int[] triangleVertices,
            int[] trianglePoints,
            int[] weightEnd,
            int[] joints,
            double[] weights) {
        this(
                pointOfVertex,
                triangleVertices,
                trianglePoints,
                weightEnd,
                joints,
                weights,
                new WeightRuns(weightEnd, joints, weights));
    }

    SkinBinding withWeights(int[] ends, int[] otherJoints, double[] otherWeights) {
        return new SkinBinding(pointOfVertex, triangleVertices, trianglePoints, ends, otherJoints, otherWeights);
    }

    /** This mesh in an engine with a limit of weights per vertex. */
    public SkinBinding limited(BindPose bind, WeightLimit limit) {
        return limit.equals(WeightLimit.NONE) ? this : new LimitedWeights(this, bind, limit).binding();
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

    public int pointCount() {
        return weightEnd.length;
    }

    public int vertexCount() {
        return pointOfVertex.length;
    }

    public int pointOfVertex(int vertex) {
        return pointOfVertex[vertex];
    }

    public int triangleCount() {
        return triangleVertices.length / 3;
    }

    /** The vertex at a corner (0…2) of a triangle; clockwise from outside. Skipped triangles are not counted. */
    public int triangleVertex(int triangle, int corner) {
        return triangleVertices[triangle * 3 + corner];
    }

    public int trianglePoint(int triangle, int corner) {
        return trianglePoints[triangle * 3 + corner];
    }
}
