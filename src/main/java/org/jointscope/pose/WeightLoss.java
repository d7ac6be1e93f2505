package org.jointscope.pose;

import org.jointscope.model.Md5Mesh;

import java.util.Optional;

/**
 * How far vertices are out of place where an engine keeps only a few weights of each.
 *
 * @param vertices that have more weights
 * @param most weights that a vertex has
 * @param distance that a vertex is out of place at most, in game units; 0 in the bind pose
 * @param mesh that has this vertex
 * @param vertex by its row in the mesh
 * @param frame at which it is
 */
public record WeightLoss(int vertices, int most, double distance, int mesh, int vertex, int frame) {

    /** Empty if no vertex has more weights than are kept. */
    public static Optional<WeightLoss> of(Md5Mesh mesh, WeightLimit limit) {
        return of(mesh, Optional.empty(), limit);
    }

    /** Likewise, over all frames of an animation. */
    public static Optional<WeightLoss> of(Md5Mesh mesh, Clip clip, WeightLimit limit) {
        return of(mesh, Optional.of(clip), limit);
    }

    private static Optional<WeightLoss> of(Md5Mesh mesh, Optional<Clip> clip, WeightLimit limit) {
        SkinnedModel full = SkinnedModel.of(Optional.of(mesh), clip);
        int vertices = 0;
        int most = 0;
        for (SkinnedMesh part : full.meshes()) {
            SkinBinding binding = part.binding();
            most = Math.max(most, binding.mostWeights());
            for (int vertex = 0; vertex < binding.vertexCount(); vertex++) {
                int weights = binding.weightCount(binding.pointOfVertex(vertex));
                vertices += limit.isExceededBy(weights) ? 1 : 0;
            }
        }
        if (vertices == 0) {
            return Optional.empty();
        }
        SkinnedModel limited = SkinnedModel.of(Optional.of(mesh), clip, limit);
        return Optional.of(furthest(full, limited, new WeightLoss(vertices, most, 0, 0, 0, 0)));
    }

    private static WeightLoss furthest(SkinnedModel full, SkinnedModel limited, WeightLoss none) {
        WeightLoss furthest = none;
        for (int frame = 0; frame < full.frameCount(); frame++) {
            full.pose(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);
            limited.pose(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);
            for (int mesh = 0; mesh < full.meshes().size(); mesh++) {
                SkinnedMesh meant = full.meshes().get(mesh);
                SkinnedMesh shown = limited.meshes().get(mesh);
                for (int vertex = 0; vertex < meant.binding().vertexCount(); vertex++) {
                    double apart = apart(meant, shown, meant.binding().pointOfVertex(vertex));
                    if (apart > furthest.distance) {
                        furthest =
                                new WeightLoss(
                                        none.vertices, none.most, apart, mesh, vertex, frame);
                    }
                }
            }
        }
        return furthest;
    }

    private static double apart(SkinnedMesh meant, SkinnedMesh shown, int point) {
        double squares = 0;
        for (int axis = 0; axis < 3; axis++) {
            double difference =
                    (double) meant.points()[point * 3 + axis] - shown.points()[point * 3 + axis];
            squares += difference * difference;
        }
        return Math.sqrt(squares);
    }
}
