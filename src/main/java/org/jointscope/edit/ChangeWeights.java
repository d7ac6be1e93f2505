package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.surface.Surface;

/**
 * Sets weights of a mesh.
 *
 * @param mesh index of the {@code mesh} block
 */
public record ChangeWeights(int mesh, List<Weight> weights) implements Edit {

    private static final double DECIMALS = 1e6;

    /**
     * The new content of a {@code weight} row.
     *
     * @param offset in the space of the joint, in units
     */
    public record Weight(int row, int joint, double bias, Vector3 offset) {}

    public ChangeWeights {
        weights = List.copyOf(weights);
    }

    /**
     * Gives a weight of a vertex, and the same weight of all vertices with the same weights, to another joint. The
     * offsets become those of the same position in the bind pose, to six decimals.
     *
     * @param row of the weight
     * @param joint that exists
     */
    public static ChangeWeights joint(Md5Mesh file, int mesh, int vertex, int row, int joint) {
        WeightTable table = file.meshes().get(mesh).weights();
        double[] bind = Md5Kernel.bindPose(file).modelSpace();
        double[] place = {0, 0, 0, 0, 0, 0, 1};
        JointTransform.apply(bind, table.joint(row), table.x(row), table.y(row), table.z(row), place, 0);
        JointTransform.relative(bind, joint, place, 0, place, 0);
        Vector3 offset = Vector3.of(axis -> Math.round(place[axis] * DECIMALS) / DECIMALS);
        return of(file, mesh, vertex, row, same -> new Weight(same, joint, table.bias(row), offset));
    }

    /** Sets the bias of a weight of a vertex, and of the same weight of all vertices with the same weights. */
    public static ChangeWeights bias(Md5Mesh file, int mesh, int vertex, int row, double bias) {
        WeightTable table = file.meshes().get(mesh).weights();
        Vector3 offset = new Vector3(table.x(row), table.y(row), table.z(row));
        return of(file, mesh, vertex, row, same -> new Weight(same, table.joint(row), bias, offset));
    }

    /** Exporters write a vertex at a seam of the texture several times, with weights of its own each time. */
    private static ChangeWeights of(Md5Mesh file, int mesh, int vertex, int row, IntFunction<Weight> change) {
        Mesh block = file.meshes().get(mesh);
        VertexTable vertices = block.vertices();
        Surface surface = Md5Kernel.binding(block, file.joints().size()).surface();
        int index = row - vertices.firstWeight(vertex);
        IntStream rows = IntStream.range(0, vertices.size())
                .filter(other -> surface.pointOfVertex(other) == surface.pointOfVertex(vertex))
                .map(other -> vertices.firstWeight(other) + index)
                .filter(other -> other >= 0 && other < block.weights().size())
                .filter(other -> block.weights().isSame(other, block.weights(), row));
        return new ChangeWeights(mesh, rows.distinct().sorted().mapToObj(change).toList());
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return anim;
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh file) {
        if (mesh < 0 || mesh >= file.meshes().size()) {
            return file;
        }
        Mesh block = file.meshes().get(mesh);
        WeightTable old = block.weights();
        int[] integers = old.integers().clone();
        double[] numbers = old.numbers().clone();
        WeightTable table = new WeightTable(integers, numbers);
        for (Weight weight : weights) {
            int row = weight.row();
            if (row >= 0 && row < table.size()) {
                integers[row * WeightTable.WIDTH + 3] = weight.joint();
                numbers[row * 4] = weight.bias();
                numbers[row * 4 + 1] = weight.offset().x();
                numbers[row * 4 + 2] = weight.offset().y();
                numbers[row * 4 + 3] = weight.offset().z();
            }
        }
        if (IntStream.range(0, table.size()).allMatch(row -> table.isSame(row, old, row))) {
            return file;
        }
        List<Mesh> meshes = new ArrayList<>(file.meshes());
        meshes.set(mesh, block.withWeights(table));
        return file.withMeshes(meshes);
    }
}
