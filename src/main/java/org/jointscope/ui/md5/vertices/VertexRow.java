package org.jointscope.ui.md5.vertices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.OffsetSpread;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;

/**
 * A vertex of a mesh.
 *
 * @param index among all vertices of the file
 * @param point of the mesh that it shares with vertices with equal weights
 * @param influences the number of weights, as in the file
 * @param biasSum of all weights
 * @param spread the largest distance between the places {@code joint · offset} in the bind pose, in units
 * @param joints of the weights, of the skeleton of the mesh
 */
record VertexRow(
        int index,
        MeshVertex id,
        int line,
        int point,
        int influences,
        double biasSum,
        double spread,
        List<Integer> joints) {

    /** More weights are not added: no real vertex has them. */
    private static final int MOST_SUMMED = 256;

    VertexRow {
        joints = List.copyOf(joints);
    }

    int mesh() {
        return id.mesh();
    }

    int vertex() {
        return id.vertex();
    }

    /** The vertices of all meshes. */
    static List<VertexRow> of(OpenModel open) {
        List<VertexRow> rows = new ArrayList<>();
        open.md5Mesh().ifPresent(file -> {
            // An engine preview shows other weights.
            Skin skin = Md5Kernel.skin(file);
            double[] bindPose = skin.bind().modelSpace();
            for (int mesh = 0; mesh < file.meshes().size(); mesh++) {
                add(rows, file, mesh, skin.meshes().get(mesh), bindPose);
            }
        });
        return rows;
    }

    private static void add(List<VertexRow> rows, Md5Mesh file, int index, SkinBinding binding, double[] bindPose) {
        Mesh mesh = file.meshes().get(index);
        double[] spread = OffsetSpread.ofPoints(binding, bindPose);
        VertexTable vertices = mesh.vertices();
        WeightTable weights = mesh.weights();
        for (int vertex = 0; vertex < vertices.size(); vertex++) {
            int written = vertices.firstWeight(vertex);
            int first = Math.max(0, written);
            long end = Math.min((long) written + Math.min(MOST_SUMMED, vertices.weightCount(vertex)), weights.size());
            int[] range = IntStream.range(first, (int) Math.max(first, end)).toArray();
            int point = binding.surface().pointOfVertex(vertex);
            rows.add(new VertexRow(
                    rows.size(),
                    new MeshVertex(index, vertex),
                    vertices.location(vertex).line(),
                    point,
                    Math.max(0, vertices.weightCount(vertex)),
                    Arrays.stream(range).mapToDouble(weights::bias).sum(),
                    spread[point],
                    Arrays.stream(range).mapToObj(weights::joint).toList()));
        }
    }
}
