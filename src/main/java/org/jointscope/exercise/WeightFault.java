package org.jointscope.exercise;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.MeshVertex;
import org.jointscope.text.PlainNumber;

/**
 * A random position of a mesh of which the heaviest weight belongs to another joint, at the same place in the bind
 * pose.
 */
final class WeightFault {

    private static final double HEAVY = 0.5;

    private final Original original;
    private final Md5Mesh mesh;
    private final int block;
    private final WeightTable weights;

    private WeightFault(Original original, int block) {
        this.original = original;
        this.mesh = original.md5Mesh();
        this.block = block;
        this.weights = mesh.meshes().get(block).weights();
    }

    static Optional<Fault> weights(Original original, Random random) {
        int block = random.nextInt(original.md5Mesh().meshes().size());
        Mesh drawn = original.md5Mesh().meshes().get(block);
        if (drawn.vertices().size() == 0) {
            return Optional.empty();
        }
        int vertex = random.nextInt(drawn.vertices().size());
        int joint = random.nextInt(original.md5Mesh().joints().size());
        return new WeightFault(original, block).of(drawn.vertices(), vertex, joint);
    }

    /** All vertices with the weights of one, which share its position in every frame. */
    private Optional<Fault> of(VertexTable vertices, int vertex, int joint) {
        int first = vertices.firstWeight(vertex);
        int count = vertices.weightCount(vertex);
        if (first < 0 || count < 1 || count > weights.size() - first) {
            return Optional.empty();
        }
        int heaviest = IntStream.range(0, count)
                .boxed()
                .max(Comparator.comparingDouble(at -> weights.bias(first + at)))
                .orElseThrow();
        int row = first + heaviest;
        int right = weights.joint(row);
        boolean exists = right >= 0 && right < mesh.joints().size();
        boolean counts =
                weights.bias(row) >= HEAVY && Double.isFinite(weights.x(row) + weights.y(row) + weights.z(row));
        if (right == joint || !exists || !counts) {
            return Optional.empty();
        }
        Surface surface = Md5Kernel.binding(
                        mesh.meshes().get(block), mesh.joints().size())
                .surface();
        int[] there = IntStream.range(0, vertices.size())
                .filter(each -> surface.pointOfVertex(each) == surface.pointOfVertex(vertex))
                .toArray();
        ChangeWeights change = ChangeWeights.joint(mesh, block, vertex, row, joint);
        return new MeshRewriter(original.mesh().source().bytes())
                .rewrite(change.applyTo(mesh))
                .map(written -> new Fault(
                        original.content().with(written.readBack().orElseThrow().model()),
                        Optional.of(written.bytes()),
                        List.of(right),
                        new FrameSpan(0, original.md5Anim().frames().size() - 1),
                        IntStream.of(there)
                                .mapToObj(each -> new MeshVertex(block, each))
                                .toList(),
                        List.of(
                                right,
                                mesh.joints().get(right).name(),
                                joint,
                                mesh.joints().get(joint).name(),
                                weights.location(row).line(),
                                block,
                                vertex,
                                row,
                                PlainNumber.of(weights.x(row)) + " " + PlainNumber.of(weights.y(row)) + " "
                                        + PlainNumber.of(weights.z(row)),
                                change.weights().size())));
    }
}
