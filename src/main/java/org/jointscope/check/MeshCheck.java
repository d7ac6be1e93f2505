package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.OrientationLength;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;

import java.util.List;
import java.util.Optional;

/** What is wrong with an .md5mesh that could be read. */
public final class MeshCheck {

    private MeshCheck() {}

    public static void check(Md5Mesh mesh, IssueLog issues) {
        HierarchyCheck.check(mesh, issues);
        JointComments.check(mesh, issues);
        checkOrientations(mesh.joints(), issues);
        Optional<Limit> joints = joints(mesh);
        for (int index = 0; index < mesh.meshes().size(); index++) {
            Interruption.check();
            check(mesh.meshes().get(index), Subject.ofMesh(index), joints, issues);
        }
    }

    /** Empty if the file has none at all, which is said once and not of every weight. */
    private static Optional<Limit> joints(Md5Mesh mesh) {
        int rows = mesh.joints().size();
        return rows == 0 ? Optional.empty() : Optional.of(Limit.of(mesh.numJoints(), rows));
    }

    private static void check(Mesh mesh, Subject subject, Optional<Limit> joints, IssueLog issues) {
        boolean empty = mesh.triangles().size() == 0;
        if (empty && mesh.numTris().map(Declared::value).filter(count -> count == 0).isPresent()) {
            issues.add(IssueCode.MESH_EMPTY, Places.of(mesh.place()), subject, subject.mesh());
        }
        if (!empty) {
            ShaderName.check(mesh, subject, issues);
        }
        new VertexRows(mesh, subject, issues).check();
        new TriangleRows(mesh, subject, issues).check();
        new WeightRows(mesh, subject, issues).check(joints);
        if (!empty) {
            new UnusedRows(mesh, subject, issues).check();
        }
    }

    private static void checkOrientations(List<MeshJoint> joints, IssueLog issues) {
        for (int index = 0; index < joints.size(); index++) {
            Interruption.check();
            MeshJoint joint = joints.get(index);
            double square = joint.orientation().lengthSquared();
            if (OrientationLength.isTooLong(square)) {
                issues.add(
                        IssueCode.JOINT_ORIENTATION_TOO_LONG,
                        Places.of(joint.place()),
                        Subject.ofJoint(index),
                        index,
                        Names.shown(joint.name()),
                        Figures.near1(square));
            }
        }
    }
}
