package org.jointscope.analysis;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * How the normals in a mesh of version 12 differ from those that follow from its triangles in the bind pose.
 *
 * @param mesh index of the {@code mesh} block
 * @param vertex the one with the largest difference
 * @param angle that difference, in degrees
 * @param opposite number of normals that point to the other side of the surface
 */
public record NormalDifference(int mesh, int vertex, double angle, int opposite) {

    private static final double RIGHT_ANGLE = 90;

    /** The differences of the meshes with normals. */
    public static List<NormalDifference> of(Md5Mesh file) {
        List<Integer> meshes = IntStream.range(0, file.meshes().size())
                .filter(i -> spaces(file, i).size() > 0)
                .boxed()
                .toList();
        if (meshes.isEmpty()) {
            return List.of();
        }
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(file));
        return meshes.stream()
                .map(index -> of(index, spaces(file, index), model.meshes().get(index)))
                .toList();
    }

    private static TangentSpaces spaces(Md5Mesh file, int mesh) {
        return file.meshes().get(mesh).extension().tangentSpaces();
    }

    private static NormalDifference of(int mesh, TangentSpaces spaces, SkinnedMesh skinned) {
        float[] normals = new float[skinned.points().length];
        skinned.normals(normals);
        int worst = 0;
        int opposite = 0;
        double largest = 0;
        for (int vertex = 0; vertex < spaces.size(); vertex++) {
            Interruption.check();
            int at = skinned.surface().pointOfVertex(vertex) * 3;
            Vector3 derived = new Vector3(normals[at], normals[at + 1], normals[at + 2]);
            // NaN without a direction, which is not a difference.
            double angle = spaces.normal(vertex).angleTo(derived);
            opposite += angle > RIGHT_ANGLE ? 1 : 0;
            if (angle > largest) {
                largest = angle;
                worst = vertex;
            }
        }
        return new NormalDifference(mesh, worst, largest, opposite);
    }
}
