package org.jointscope.pose.skin;

import org.jointscope.pose.BindPose;

/**
 * A mesh in flat arrays, ready to be skinned. Vertices that move as one share a <em>point</em>,
 * skinned once. The arrays are taken over, not copied, and shared.
 *
 * @param pointOfVertex the point that each vertex, by its row in the file, coincides with
 * @param triangleVertices three vertices a triangle, clockwise from outside, all of which exist
 * @param trianglePoints their points
 * @param weightEnd where in the weights those of each point end and those of the next begin
 * @param joints of each weight, which exists
 * @param weights {@link #WEIGHT_STRIDE} finite doubles for each weight
 */
public record SkinBinding(
        int[] pointOfVertex,
        int[] triangleVertices,
        int[] trianglePoints,
        int[] weightEnd,
        int[] joints,
        double[] weights) {

    /** Doubles a weight: bias · x, bias · y, bias · z, bias. */
    public static final int WEIGHT_STRIDE = 4;

    SkinBinding withWeights(int[] ends, int[] otherJoints, double[] otherWeights) {
        return new SkinBinding(
                pointOfVertex, triangleVertices, trianglePoints, ends, otherJoints, otherWeights);
    }

    /** The same as an engine has it that keeps so many weights a vertex. */
    public SkinBinding limited(BindPose bind, WeightLimit limit) {
        return limit.most().isEmpty() ? this : new LimitedWeights(this, bind, limit).binding();
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

    /**
     * A corner (0…2) of a triangle as a vertex; clockwise from outside. Triangles that do not exist
     * are not counted.
     */
    public int triangleVertex(int triangle, int corner) {
        return triangleVertices[triangle * 3 + corner];
    }

    public int trianglePoint(int triangle, int corner) {
        return trianglePoints[triangle * 3 + corner];
    }
}
