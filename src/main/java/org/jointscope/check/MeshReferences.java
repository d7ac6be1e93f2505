package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TriangleTable;
import org.jointscope.model.VertexTable;
import org.jointscope.model.WeightTable;

/** Whether the rows of an .md5mesh refer to joints, weights and vertices that exist. */
public final class MeshReferences {

    private MeshReferences() {}

    public static void check(Md5Mesh mesh, IssueLog issues) {
        Hierarchy hierarchy = new Hierarchy(issues);
        for (MeshJoint joint : mesh.joints()) {
            hierarchy.add(joint.name(), joint.parent(), joint.place());
        }
        hierarchy.check();
        for (int index = 0; index < mesh.meshes().size(); index++) {
            Mesh part = mesh.meshes().get(index);
            Subject subject = Subject.ofMesh(index);
            checkVertices(part, subject, issues);
            checkTriangles(part, subject, issues);
            checkWeights(part, mesh.joints().size(), subject, issues);
        }
    }

    private static void checkVertices(Mesh mesh, Subject subject, IssueLog issues) {
        VertexTable vertices = mesh.vertices();
        int weights = mesh.weights().size();
        for (int row = 0; row < vertices.size(); row++) {
            int first = vertices.firstWeight(row);
            int count = vertices.weightCount(row);
            if (first == ModelFile.MISSING || count == ModelFile.MISSING) {
                continue;
            }
            long last = (long) first + count - 1;
            if (count <= 0) {
                issues.add(
                        IssueCode.VERT_WEIGHTS_NONE,
                        Places.of(vertices.place(row)),
                        subject.vertex(row),
                        row,
                        count);
            } else if (first < 0 || last >= weights) {
                issues.add(
                        IssueCode.VERT_WEIGHTS_OUT_OF_RANGE,
                        Places.of(vertices.place(row)),
                        subject.vertex(row),
                        row,
                        first,
                        last,
                        weights);
            }
        }
    }

    private static void checkTriangles(Mesh mesh, Subject subject, IssueLog issues) {
        TriangleTable triangles = mesh.triangles();
        int vertices = mesh.vertices().size();
        for (int row = 0; row < triangles.size(); row++) {
            for (int vertex : new int[] {triangles.a(row), triangles.b(row), triangles.c(row)}) {
                if (vertex != ModelFile.MISSING && (vertex < 0 || vertex >= vertices)) {
                    issues.add(
                            IssueCode.TRI_VERTEX_OUT_OF_RANGE,
                            Places.of(triangles.place(row)),
                            subject.triangle(row),
                            row,
                            vertex,
                            vertices);
                }
            }
        }
    }

    private static void checkWeights(Mesh mesh, int joints, Subject subject, IssueLog issues) {
        WeightTable weights = mesh.weights();
        for (int row = 0; row < weights.size(); row++) {
            int joint = weights.joint(row);
            if (joint != ModelFile.MISSING && (joint < 0 || joint >= joints)) {
                issues.add(
                        IssueCode.WEIGHT_JOINT_OUT_OF_RANGE,
                        Places.of(weights.place(row)),
                        subject.weight(row),
                        row,
                        joint,
                        joints);
            }
        }
    }
}
