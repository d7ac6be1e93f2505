package org.jointscope.export.table;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/** The tables of what is in a mesh. */
final class MeshTables {

    private MeshTables() {}

    static Optional<Table> bindPose(String id, ExportSource source, ExportOptions options) {
        return source.open().md5Mesh().map(file -> {
            Rig rig = Md5Kernel.rig(file);
            List<String> columns = List.of("joint", "name", "parent", "parentName", "x", "y", "z", "qx", "qy", "qz");
            return new Table(id, columns, file.joints().size(), out -> {
                for (int i = 0; i < file.joints().size(); i++) {
                    MeshJoint joint = file.joints().get(i);
                    Vector3 p = joint.position();
                    Vector3 q = joint.orientation();
                    out.row(
                            i,
                            joint.name(),
                            joint.parent(),
                            rig.parentName(i),
                            p.x(),
                            p.y(),
                            p.z(),
                            q.x(),
                            q.y(),
                            q.z());
                }
            });
        });
    }

    static Optional<Table> meshes(String id, ExportSource source, ExportOptions options) {
        List<String> columns = List.of("mesh", "name", "shader", "vertices", "triangles", "weights");
        return source.open()
                .md5Mesh()
                .map(file -> new Table(id, columns, file.meshes().size(), out -> {
                    for (int i = 0; i < file.meshes().size(); i++) {
                        Mesh mesh = file.meshes().get(i);
                        out.row(
                                i,
                                mesh.label(),
                                mesh.shader(),
                                mesh.vertices().size(),
                                mesh.triangles().size(),
                                mesh.weights().size());
                    }
                }));
    }

    static Optional<Table> vertices(String id, ExportSource source, ExportOptions options) {
        List<String> columns = List.of("mesh", "vertex", "s", "t", "firstWeight", "weightCount");
        return source.open()
                .md5Mesh()
                .map(file ->
                        new Table(id, columns, sum(file, it -> it.vertices().size()), out -> {
                            for (int i = 0; i < file.meshes().size(); i++) {
                                VertexTable rows = file.meshes().get(i).vertices();
                                for (int row = 0; row < rows.size(); row++) {
                                    out.row(
                                            i,
                                            row,
                                            rows.s(row),
                                            rows.t(row),
                                            rows.firstWeight(row),
                                            rows.weightCount(row));
                                }
                            }
                        }));
    }

    static Optional<Table> weights(String id, ExportSource source, ExportOptions options) {
        List<String> columns = List.of("mesh", "weight", "joint", "name", "bias", "x", "y", "z");
        return source.open()
                .md5Mesh()
                .map(file -> new Table(id, columns, sum(file, it -> it.weights().size()), out -> {
                    for (int i = 0; i < file.meshes().size(); i++) {
                        WeightTable rows = file.meshes().get(i).weights();
                        for (int row = 0; row < rows.size(); row++) {
                            int joint = rows.joint(row);
                            boolean known = joint >= 0 && joint < file.joints().size();
                            out.row(
                                    i,
                                    row,
                                    joint,
                                    known ? file.joints().get(joint).name() : null,
                                    rows.bias(row),
                                    rows.x(row),
                                    rows.y(row),
                                    rows.z(row));
                        }
                    }
                }));
    }

    private static int sum(Md5Mesh file, ToIntFunction<Mesh> rows) {
        return file.meshes().stream().mapToInt(rows).sum();
    }
}
