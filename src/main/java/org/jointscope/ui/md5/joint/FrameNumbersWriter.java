package org.jointscope.ui.md5.joint;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.JointPose;
import org.jointscope.pose.md5.JointPose.ComponentSource;
import org.jointscope.pose.md5.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.JointPose.JointChannels;
import org.jointscope.ui.md5.joint.NumberCell.Role;
import org.jointscope.ui.md5.joint.NumberRow.Flag;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts into words where the six numbers of an animation's joint come from. */
final class FrameNumbersWriter {

    private final Md5Anim anim;
    private final Texts texts;
    private final Provenance provenance;

    FrameNumbersWriter(Md5Anim anim, Texts texts) {
        this.anim = anim;
        this.texts = texts;
        this.provenance = new Provenance(texts);
    }

    NumberTable write(int joint, JointPose pose) {
        List<NumberRow> rows = new ArrayList<>();
        for (Component component : Component.values()) {
            rows.add(
                    new NumberRow(
                            component,
                            source(pose.from(), component).flagged() ? Flag.SET : Flag.NOT_SET,
                            texts.of("joint.component." + component.label(), component.bit()),
                            cells(joint, pose, component)));
        }
        return new NumberTable(columns(pose), rows);
    }

    private AnimJoint row(int joint) {
        return anim.hierarchy().get(joint);
    }

    private List<NumberTable.Column> columns(JointPose pose) {
        List<NumberTable.Column> columns = new ArrayList<>();
        columns.add(column("joint.baseframe", lineNote(pose.baseframeLine())));
        for (JointChannels frame : frames(pose)) {
            columns.add(column("joint.frame", linesNote(frame), frame.frame()));
        }
        String moment = Digits.frame(pose.from().frame() + pose.fraction());
        columns.add(
                pose.to().isPresent()
                        ? column("joint.blended", texts.of("joint.at", moment))
                        : column("joint.effective", ""));
        return columns;
    }

    private NumberTable.Column column(String titleKey, String note, Object... arguments) {
        return new NumberTable.Column(texts.of(titleKey, arguments), note);
    }

    private static List<JointChannels> frames(JointPose pose) {
        return Stream.concat(Stream.of(pose.from()), pose.to().stream()).toList();
    }

    private List<NumberCell> cells(int joint, JointPose pose, Component component) {
        List<NumberCell> cells = new ArrayList<>();
        cells.add(baseframe(joint, pose, component));
        frames(pose).forEach(frame -> cells.add(frame(joint, frame, component)));
        cells.add(
                pose.to().isPresent()
                        ? blended(row(joint), pose, component)
                        : effective(pose.from(), component));
        return cells;
    }

    private static ComponentSource source(JointChannels frame, Component component) {
        return frame.components().get(component.ordinal());
    }

    private String lineNote(int line) {
        return line > 0 ? texts.of("joint.line", line) : texts.of("joint.noRow");
    }

    private String linesNote(JointChannels frame) {
        int[] lines =
                frame.components().stream()
                        .mapToInt(ComponentSource::frameLine)
                        .filter(line -> line > 0)
                        .sorted()
                        .distinct()
                        .toArray();
        return switch (lines.length) {
            case 0 -> "";
            case 1 -> texts.of("joint.line", lines[0]);
            default -> texts.of("joint.lines", lines[0], lines[lines.length - 1]);
        };
    }

    private NumberCell baseframe(int joint, JointPose pose, Component component) {
        ComponentSource source = source(pose.from(), component);
        String name = component.label();
        if (Double.isNaN(source.baseframe())) {
            String key =
                    pose.baseframeLine() > 0
                            ? "joint.baseframe.unreadable"
                            : "joint.baseframe.missing";
            return new NumberCell("?", "", Role.TROUBLE, texts.of(key, name, pose.baseframeLine()));
        }
        boolean counts = source.origin() != Origin.FRAME;
        return new NumberCell(
                Digits.of(component, source.baseframe()),
                "",
                counts ? Role.COUNTS : Role.OVERRIDDEN,
                texts.of(
                        counts ? "joint.baseframe.counts" : "joint.baseframe.overridden",
                        provenance.baseframe(anim, joint, component),
                        name));
    }

    private NumberCell frame(int joint, JointChannels frame, Component component) {
        ComponentSource source = source(frame, component);
        String name = component.label();
        String number = source.floatIndex() < 0 ? "" : "#" + source.floatIndex();
        return switch (source.origin()) {
            case BASEFRAME ->
                    new NumberCell("–", "", Role.ABSENT, texts.of("joint.float.none", name));
            case FRAME ->
                    new NumberCell(
                            Digits.of(component, source.frame()),
                            number,
                            Role.COUNTS,
                            whichFloat(joint, frame, source));
            case FLOAT_UNREADABLE ->
                    new NumberCell(
                            "?",
                            number,
                            Role.TROUBLE,
                            texts.of(
                                    "joint.float.unreadable",
                                    number,
                                    frame.frame(),
                                    source.frameLine()));
            case FLOAT_MISSING ->
                    new NumberCell(
                            "?", number, Role.TROUBLE, missingFloat(row(joint), frame, source));
        };
    }

    private String whichFloat(int index, JointChannels frame, ComponentSource source) {
        AnimJoint joint = row(index);
        int position = source.floatIndex() - joint.startIndex();
        String setBits =
                Stream.of(Component.values())
                        .filter(component -> component.isIn(joint.flags()))
                        .map(Component::label)
                        .collect(Collectors.joining(" "));
        return texts.of(
                "joint.float",
                provenance.of(anim, index, source.component(), frame.frame()),
                source.floatIndex(),
                joint.startIndex(),
                position,
                source.component().label(),
                texts.of("provenance.ordinal." + (position + 1)),
                setBits);
    }

    private String missingFloat(AnimJoint joint, JointChannels frame, ComponentSource source) {
        if (anim.frames().isEmpty()) {
            return texts.of("joint.float.noFrames");
        }
        if (source.floatIndex() < 0) {
            return joint.startIndex() == ModelFile.MISSING
                    ? texts.of("joint.float.noStart")
                    : texts.of("joint.float.badStart", joint.startIndex());
        }
        return texts.of(
                "joint.float.missing",
                source.floatIndex(),
                frame.frame(),
                anim.frames().get(frame.frame()).size());
    }

    private NumberCell effective(JointChannels frame, Component component) {
        ComponentSource source = source(frame, component);
        String value = Digits.of(component, source.effective());
        if (source.origin() == Origin.FRAME) {
            String text = texts.of("joint.effective.frame", frame.frame());
            return new NumberCell(value, texts.of("joint.note.frame"), Role.COUNTS, text);
        }
        if (source.isZeroForWant()) {
            return new NumberCell(
                    value,
                    texts.of("joint.note.zero"),
                    Role.TROUBLE,
                    texts.of("joint.effective.zero"));
        }
        boolean asFlagged = source.origin() == Origin.BASEFRAME;
        return new NumberCell(
                value,
                texts.of("joint.note.baseframe"),
                asFlagged ? Role.COUNTS : Role.TROUBLE,
                texts.of(asFlagged ? "joint.effective.baseframe" : "joint.effective.forWant"));
    }

    private NumberCell blended(AnimJoint joint, JointPose pose, Component component) {
        Transform local = pose.local();
        boolean turns = component.isOrientation();
        boolean moves =
                turns
                        ? (joint.flags() & Component.ORIENTATION) != 0
                        : component.isIn(joint.flags());
        String kind = !moves ? "still" : turns ? "arc" : "line";
        return new NumberCell(
                Digits.of(component, local.component(component)),
                texts.of("joint.note." + kind),
                Role.COUNTS,
                texts.of(
                        "joint.blended." + kind,
                        pose.from().frame(),
                        Digits.percent(1 - pose.fraction()),
                        pose.to().orElseThrow().frame(),
                        Digits.percent(pose.fraction())));
    }
}
