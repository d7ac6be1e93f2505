package org.jointscope.exercise;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.edit.Content;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.SurfaceRay;
import org.jointscope.scene.MeshVertex;

/**
 * The largest distance between the positions of the same vertex in two versions of a model.
 *
 * @param frame in which it is
 * @param distance in units; infinite if the versions have other numbers of meshes or vertices
 */
record Displacement(int frame, double distance) {

    /** The distance of the eye, as a multiple of that of the vertex. */
    private static final double FAR = 100;

    /** Poses both versions in each of these frames: slow for large models. */
    static Displacement between(Content before, Content after, IntStream frames) {
        SkinnedModel one = model(before);
        SkinnedModel other = model(after);
        Displacement most = new Displacement(0, 0);
        for (int frame : frames.toArray()) {
            one.pose(frame, PoseOptions.FILE);
            other.pose(frame, PoseOptions.FILE);
            double distance = distance(one, other);
            most = distance > most.distance ? new Displacement(frame, distance) : most;
        }
        return most;
    }

    /** Whether a displaced vertex is outside of the model, seen against the direction of its displacement. */
    static boolean isOutside(Content before, Content after, int frame, MeshVertex vertex) {
        SkinnedModel one = model(before);
        SkinnedModel other = model(after);
        one.pose(frame, PoseOptions.FILE);
        other.pose(frame, PoseOptions.FILE);
        float[] from = position(one, vertex);
        float[] to = position(other, vertex);
        double[] ray = new double[6];
        for (int axis = 0; axis < 3; axis++) {
            ray[axis] = to[axis] + FAR * (to[axis] - from[axis]);
            ray[axis + 3] = from[axis] - to[axis];
        }
        return one.meshes().stream()
                .allMatch(mesh ->
                        SurfaceRay.cast(mesh.surface(), mesh.points(), ray).distance() >= FAR);
    }

    private static float[] position(SkinnedModel model, MeshVertex vertex) {
        SkinnedMesh mesh = model.meshes().get(vertex.mesh());
        int point = mesh.surface().pointOfVertex(vertex.vertex());
        return Arrays.copyOfRange(mesh.points(), point * 3, point * 3 + 3);
    }

    private static SkinnedModel model(Content content) {
        return SkinnedModel.of(
                Optional.of(Md5Kernel.skin(content.mesh())), Optional.of(Md5Kernel.clip(content.anim())));
    }

    private static double distance(SkinnedModel one, SkinnedModel other) {
        if (one.meshes().size() != other.meshes().size()) {
            return Double.POSITIVE_INFINITY;
        }
        return IntStream.range(0, one.meshes().size())
                .mapToDouble(
                        mesh -> distance(one.meshes().get(mesh), other.meshes().get(mesh)))
                .max()
                .orElse(0);
    }

    private static double distance(SkinnedMesh one, SkinnedMesh other) {
        int vertices = one.surface().vertexCount();
        if (vertices != other.surface().vertexCount()) {
            return Double.POSITIVE_INFINITY;
        }
        double most = 0;
        for (int vertex = 0; vertex < vertices; vertex++) {
            int a = one.surface().pointOfVertex(vertex) * 3;
            int b = other.surface().pointOfVertex(vertex) * 3;
            float[] from = one.points();
            float[] to = other.points();
            most = Math.max(
                    most, JointTransform.length(to[b] - from[a], to[b + 1] - from[a + 1], to[b + 2] - from[a + 2]));
        }
        return most;
    }
}
