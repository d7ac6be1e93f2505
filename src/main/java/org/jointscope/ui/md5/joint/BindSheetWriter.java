package org.jointscope.ui.md5.joint;

import org.jointscope.model.Component;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.md5.joint.NumberCell.Role;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts into words how the pose of a mesh's joint comes about where no animation moves it. */
final class BindSheetWriter {

    private final Md5Mesh mesh;
    private final BindPose bindPose;
    private final PlacementWriter placements;
    private final Texts texts;

    BindSheetWriter(Md5Mesh mesh, Texts texts) {
        this.mesh = mesh;
        this.bindPose = Md5Kernel.bindPose(mesh);
        this.placements = new PlacementWriter(texts);
        this.texts = texts;
    }

    JointSheet write(int joint) {
        MeshJoint row = mesh.joints().get(joint);
        Rig rig = bindPose.rig();
        Optional<JointSheet.Parent> parent =
                rig.isRoot(joint)
                        ? Optional.empty()
                        : Optional.of(
                                new JointSheet.Parent(
                                        rig.parent(joint), name(rig.name(rig.parent(joint)))));
        return new JointSheet(
                name(row.name()),
                texts.of("joint.place.joints", joint, row.place().line()),
                parent,
                texts.of("joint.bind.numbers"),
                numbers(row),
                texts.of("joint.w.text"),
                List.of(length(known(row.orientation()))),
                placements.write(
                        texts.of("joint.local"),
                        parent.map(it -> texts.of("joint.bind.local", it.name()))
                                .orElseGet(() -> texts.of("joint.local.root")),
                        bindPose.localTransform(joint)),
                placements.write(
                        texts.of("joint.model"),
                        texts.of("joint.bind.model"),
                        bindPose.transform(joint)),
                Optional.empty(),
                Optional.empty());
    }

    private LengthRow length(Vector3 q) {
        double w = JointTransform.w(q.x(), q.y(), q.z());
        return LengthWriter.write(texts, texts.of("joint.bind"), q.lengthSquared(), w);
    }

    private String name(String written) {
        return written.isEmpty() ? texts.of("joint.nameless") : written;
    }

    /** What cannot be read counts as 0. */
    private static Vector3 known(Vector3 q) {
        return new Vector3(
                Double.isNaN(q.x()) ? 0 : q.x(),
                Double.isNaN(q.y()) ? 0 : q.y(),
                Double.isNaN(q.z()) ? 0 : q.z());
    }

    private NumberTable numbers(MeshJoint row) {
        Vector3 p = row.position();
        Vector3 q = row.orientation();
        double[] values = {p.x(), p.y(), p.z(), q.x(), q.y(), q.z()};
        List<NumberRow> rows = new ArrayList<>();
        for (Component component : Component.values()) {
            rows.add(
                    new NumberRow(
                            component,
                            NumberRow.Flag.NONE,
                            texts.of("joint.component." + component.label(), component.bit()),
                            List.of(
                                    cell(
                                            component,
                                            values[component.ordinal()],
                                            row.place().line()))));
        }
        String line = texts.of("joint.line", row.place().line());
        return new NumberTable(List.of(new NumberTable.Column(texts.of("joint.bind"), line)), rows);
    }

    private NumberCell cell(Component component, double value, int line) {
        return Double.isNaN(value)
                ? new NumberCell(
                        "?",
                        "",
                        Role.TROUBLE,
                        texts.of("joint.bind.unreadable", component.label(), line))
                : new NumberCell(
                        Digits.of(component, value),
                        "",
                        Role.COUNTS,
                        texts.of("joint.bind.number", component.label(), line));
    }
}
