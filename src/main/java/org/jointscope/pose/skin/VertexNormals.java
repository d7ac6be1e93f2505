package org.jointscope.pose.skin;

import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.surface.Surface;

/**
 * Normals of vertices in the bind pose that rotate with the joints of their vertices: a mesh whose points are the
 * normals. A weight of it has the normal in the space of its joint as the offset, and no bias of its own, so that
 * {@link Skinner} rotates it and does not move it.
 */
public final class VertexNormals {

    private final double[] bindPose;
    private final double[] joint = new double[JointTransform.STRIDE];
    private final double[] axes = new double[JointTransform.AXES];

    private VertexNormals(BindPose bind) {
        this.bindPose = bind.modelSpace();
    }

    /**
     * @param mesh the mesh of the vertices
     * @param normals x, y, z of one vertex after the other, in model space
     */
    public static SkinBinding of(SkinBinding mesh, BindPose bind, double[] normals) {
        return new VertexNormals(bind).binding(mesh, normals);
    }

    private SkinBinding binding(SkinBinding mesh, double[] normals) {
        Surface surface = mesh.surface();
        int[] ends = new int[surface.vertexCount()];
        int count = 0;
        for (int vertex = 0; vertex < ends.length; vertex++) {
            count += mesh.weightCount(surface.pointOfVertex(vertex));
            ends[vertex] = count;
        }
        int[] joints = new int[count];
        double[] weights = new double[count * SkinBinding.WEIGHT_STRIDE];
        int next = 0;
        for (int vertex = 0; vertex < ends.length; vertex++) {
            int end = mesh.weightEnd()[surface.pointOfVertex(vertex)];
            for (int from = end - (ends[vertex] - next); from < end; from++) {
                joints[next] = mesh.joints()[from];
                double bias = mesh.weights()[from * SkinBinding.WEIGHT_STRIDE + 3];
                JointTransform.copy(bindPose, joints[next], joint, 0);
                JointTransform.axes(joint, axes);
                for (int axis = 0; axis < 3; axis++) {
                    weights[next * SkinBinding.WEIGHT_STRIDE + axis] = bias * along(axis, normals, vertex * 3);
                }
                next++;
            }
        }
        return new SkinBinding(Surface.ofPoints(ends.length), ends, joints, weights);
    }

    /** The coordinate of a normal along an axis of the joint; 0 if it is not finite. */
    private double along(int axis, double[] normals, int at) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += axes[axis * 3 + i] * normals[at + i];
        }
        return Double.isFinite(sum) ? sum : 0;
    }
}
