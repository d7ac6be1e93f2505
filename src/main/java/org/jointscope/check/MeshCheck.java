package org.jointscope.check;

import java.util.Optional;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.NormalDifference;
import org.jointscope.analysis.SurfaceFacing;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedModel;

/** The rules for an .md5mesh. */
public final class MeshCheck {

    private MeshCheck() {}

    public static void check(Md5Mesh mesh, IssueLog issues) {
        new HierarchyCheck(mesh, issues).check();
        new JointComments(mesh, issues).check();
        checkOrientations(mesh, issues);
        // Missing joints are reported once and not for every weight.
        int rows = mesh.joints().size();
        Optional<Limit> joints = rows == 0 ? Optional.empty() : Optional.of(Limit.of(mesh.numJoints(), rows));
        for (int index = 0; index < mesh.meshes().size(); index++) {
            Interruption.check();
            new MeshBlockCheck(mesh.meshes().get(index), index, issues).check(joints);
        }
        checkNormals(mesh, issues);
        checkFacing(mesh, issues);
    }

    /** Without references that are wrong, which would make the surface another one. */
    private static void checkFacing(Md5Mesh mesh, IssueLog issues) {
        boolean sound = issues.issues().stream().noneMatch(it -> it.severity() == Severity.ERROR);
        if (sound && !mesh.meshes().isEmpty() && SurfaceFacing.isInward(SkinnedModel.of(Md5Kernel.skin(mesh)))) {
            issues.add(
                    IssueCode.MESH_INSIDE_OUT,
                    Locations.of(mesh.meshes().getFirst().location()),
                    Subject.ofMesh(0),
                    mesh.meshes().stream().mapToInt(it -> it.triangles().size()).sum());
        }
    }

    private static void checkNormals(Md5Mesh mesh, IssueLog issues) {
        for (NormalDifference difference : NormalDifference.of(mesh)) {
            if (difference.opposite() > 0) {
                int vertex = difference.vertex();
                issues.add(
                        IssueCode.VERT_NORMAL_OPPOSITE,
                        Locations.of(
                                mesh.meshes().get(difference.mesh()).vertices().location(vertex)),
                        Subject.ofMesh(difference.mesh()).vertex(vertex),
                        vertex,
                        Figures.degrees(difference.angle()),
                        difference.opposite());
            }
        }
    }

    private static void checkOrientations(Md5Mesh mesh, IssueLog issues) {
        Hierarchy joints = new Hierarchy(mesh.jointRows(), issues);
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            double square = mesh.joints().get(joint).orientation().lengthSquared();
            if (JointTransform.isTooLong(square)) {
                joints.report(IssueCode.JOINT_ORIENTATION_NON_UNIT, joint, Figures.near1(square));
            }
        }
    }
}
