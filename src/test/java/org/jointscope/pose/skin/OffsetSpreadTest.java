package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class OffsetSpreadTest {

    /** The place of a weight by the matrix of its joint, from the rows of the file. */
    private static Vector3 place(Md5Mesh file, WeightTable weights, int row) {
        Vector3 position = file.joints().get(weights.joint(row)).position();
        Vector3 q = file.joints().get(weights.joint(row)).orientation();
        double w = -Math.sqrt(Math.max(0, 1 - q.lengthSquared()));
        double x = weights.x(row);
        double y = weights.y(row);
        double z = weights.z(row);
        return new Vector3(
                position.x()
                        + (1 - 2 * (q.y() * q.y() + q.z() * q.z())) * x
                        + 2 * (q.x() * q.y() - w * q.z()) * y
                        + 2 * (q.x() * q.z() + w * q.y()) * z,
                position.y()
                        + 2 * (q.x() * q.y() + w * q.z()) * x
                        + (1 - 2 * (q.x() * q.x() + q.z() * q.z())) * y
                        + 2 * (q.y() * q.z() - w * q.x()) * z,
                position.z()
                        + 2 * (q.x() * q.z() - w * q.y()) * x
                        + 2 * (q.y() * q.z() + w * q.x()) * y
                        + (1 - 2 * (q.x() * q.x() + q.y() * q.y())) * z);
    }

    private static double spread(Md5Mesh file, int mesh, int vertex) {
        WeightTable weights = file.meshes().get(mesh).weights();
        int first = file.meshes().get(mesh).vertices().firstWeight(vertex);
        int count = file.meshes().get(mesh).vertices().weightCount(vertex);
        List<Vector3> places = new ArrayList<>();
        for (int row = first; row < first + count; row++) {
            if (weights.bias(row) != 0) {
                places.add(place(file, weights, row));
            }
        }
        double most = 0;
        for (Vector3 a : places) {
            for (Vector3 b : places) {
                most = Math.max(most, a.minus(b).length());
            }
        }
        return most;
    }

    @Test
    void isTheLargestDistanceBetweenThePlacesOfRealFiles() throws IOException {
        int several = 0;
        for (Path path : Corpus.files("md5mesh")) {
            if (path.toString().contains("nvalid") || path.toString().contains("malformed")) {
                continue;
            }
            Md5Mesh file = (Md5Mesh)
                    Inspector.inspect(List.of(path)).files().getFirst().content();
            Skin skin = Md5Kernel.skin(file);
            for (int mesh = 0; mesh < skin.meshes().size(); mesh++) {
                SkinBinding binding = skin.meshes().get(mesh);
                double[] ofPoints = OffsetSpread.ofPoints(binding, skin.bind().modelSpace());
                for (int vertex = 0; vertex < binding.surface().vertexCount(); vertex++) {
                    double expected = spread(file, mesh, vertex);
                    assertThat(ofPoints[binding.surface().pointOfVertex(vertex)])
                            .as("%s, mesh %d, vertex %d", path, mesh, vertex)
                            .isCloseTo(expected, within(1e-6));
                    several += expected > 0 ? 1 : 0;
                }
            }
        }
        assertThat(several).isGreaterThan(2000);
    }
}
