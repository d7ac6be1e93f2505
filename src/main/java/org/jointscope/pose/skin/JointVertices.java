package org.jointscope.pose.skin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The vertices that have weights of a joint.
 *
 * @param points of each mesh, by index in its {@link SkinBinding}
 * @param vertices the number of all
 */
public record JointVertices(List<int[]> points, int vertices) {

    /** @param joint of the skeleton of the model */
    public static JointVertices of(SkinnedModel model, int joint) {
        List<int[]> points = new ArrayList<>();
        int vertices = 0;
        for (SkinnedMesh mesh : model.meshes()) {
            SkinBinding binding = mesh.binding();
            boolean[] moved = new boolean[binding.pointCount()];
            for (int point = 0; point < moved.length; point++) {
                int end = binding.weightEnd()[point];
                moved[point] = IntStream.range(end - binding.weightCount(point), end)
                        .map(weight -> binding.joints()[weight])
                        .anyMatch(of -> model.match().map(it -> it.source(of)).orElse(of) == joint);
            }
            points.add(IntStream.range(0, moved.length).filter(i -> moved[i]).toArray());
            vertices += (int) IntStream.range(0, mesh.surface().vertexCount())
                    .filter(vertex -> moved[mesh.surface().pointOfVertex(vertex)])
                    .count();
        }
        return new JointVertices(points, vertices);
    }

    /** The number of meshes that have such vertices. */
    public int meshes() {
        return (int) points.stream().filter(it -> it.length > 0).count();
    }
}
