package org.jointscope.check;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.OffsetSpread;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;

/** The rules for an .md5mesh. */
public final class MeshCheck {

    /** The largest real spread is 0.0002 of the size of the model: offsets with few decimals. */
    private static final double MOST_SPREAD = 1e-3;

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
        // Without references that are wrong, which would make the surface another one.
        boolean sound = issues.issues().stream().noneMatch(it -> it.severity() == Severity.ERROR);
        if (sound && !mesh.meshes().isEmpty()) {
            Skin skin = Md5Kernel.skin(mesh);
            SkinnedModel model = SkinnedModel.of(skin);
            checkFacing(mesh, model, issues);
            if (issues.issues().stream().noneMatch(it -> it.code() == IssueCode.JOINT_ORIENTATION_NON_UNIT)) {
                checkOffsets(
                        mesh,
                        skin,
                        MOST_SPREAD * Extent.over(model, RootMode.FILE).diagonal(),
                        issues);
            }
        }
    }

    /** @param most distance in units that can be rounding */
    private static void checkOffsets(Md5Mesh mesh, Skin skin, double most, IssueLog issues) {
        double[] bindPose = skin.bind().modelSpace();
        for (int index = 0; index < skin.meshes().size(); index++) {
            SkinBinding binding = skin.meshes().get(index);
            double[] spread = OffsetSpread.ofPoints(binding, bindPose);
            double[] ofVertices = Arrays.stream(binding.surface().pointOfVertex())
                    .mapToDouble(point -> spread[point])
                    .toArray();
            int worst = IntStream.range(0, ofVertices.length)
                    .reduce((a, b) -> ofVertices[b] > ofVertices[a] ? b : a)
                    .orElse(-1);
            long count = Arrays.stream(ofVertices).filter(it -> it > most).count();
            if (count > 0) {
                issues.add(
                        IssueCode.WEIGHT_OFFSETS_DISAGREE,
                        Locations.of(mesh.meshes().get(index).vertices().location(worst)),
                        Subject.ofMesh(index).vertex(worst),
                        worst,
                        Figures.near1(ofVertices[worst]),
                        count);
            }
        }
    }

    private static void checkFacing(Md5Mesh mesh, SkinnedModel model, IssueLog issues) {
        if (SurfaceFacing.isInward(model)) {
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
