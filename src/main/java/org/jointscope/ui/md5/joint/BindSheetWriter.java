package org.jointscope.ui.md5.joint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Parent;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.pane.Figures;

/** Describes how the pose of a mesh's joint without an animation is computed. */
final class BindSheetWriter extends SheetWriter {

    private final Md5Mesh mesh;
    private final BindPose bindPose;

    BindSheetWriter(Md5Mesh mesh, Texts texts) {
        super(texts);
        this.mesh = mesh;
        this.bindPose = Md5Kernel.bindPose(mesh);
    }

    @Override
    JointSheet write(int joint) {
        MeshJoint row = mesh.joints().get(joint);
        int line = row.location().line();
        Optional<Parent> parent = parent(bindPose.rig(), joint);
        String local = parent.map(it -> text("bind.local", it.name())).orElseGet(() -> text("local.root"));
        return new JointSheet(
                name(row.name()),
                text("location.joints", joint, line),
                parent,
                text("bind.numbers"),
                List.of(new Column(text("bind"), text("line", line), Optional.of(Subject.ofJoint(joint)))),
                Stream.of(Component.values())
                        .map(component -> row(component, row))
                        .toList(),
                List.of(length(row.orientation())),
                List.of(wFormula(
                        known(row.orientation().x()),
                        known(row.orientation().y()),
                        known(row.orientation().z()))),
                List.of(),
                step(text("local"), local, bindPose.localTransform(joint)),
                Optional.empty(),
                step(text("model"), text("bind.model"), bindPose.transform(joint)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private Figures length(Vector3 written) {
        double x = known(written.x());
        double y = known(written.y());
        double z = known(written.z());
        double squared = new Vector3(x, y, z).lengthSquared();
        return length(text("bind"), squared, JointTransform.w(x, y, z));
    }

    /** An unreadable number counts as 0. */
    private static double known(double number) {
        return Double.isNaN(number) ? 0 : number;
    }

    private Row row(Component component, MeshJoint joint) {
        double value = component.of(joint.position(), joint.orientation());
        boolean known = !Double.isNaN(value);
        Cell cell = new Cell(
                known ? stored(component, value) : "?",
                "",
                known ? Role.COUNTS : Role.TROUBLE,
                text(
                        known ? "bind.number" : "bind.unreadable",
                        component.label(),
                        joint.location().line()));
        return row(component, Optional.empty(), List.of(cell));
    }
}
