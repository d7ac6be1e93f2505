package org.jointscope.ui.md5.joint;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.JointPose;
import org.jointscope.pose.md5.JointPose.ComponentSource;
import org.jointscope.pose.md5.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.JointPose.JointChannels;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private String text(String key, Object... arguments) {
        return texts.of("joint." + key, arguments);
    }

    List<Row> rows(int joint, JointPose pose) {
        return Stream.of(Component.values()).map(component -> row(joint, pose, component)).toList();
    }

    private Row row(int joint, JointPose pose, Component component) {
        List<Cell> cells = new ArrayList<>();
        cells.add(baseframe(joint, pose, component));
        cells.add(frame(joint, pose.from(), component));
        pose.to().ifPresent(to -> cells.add(frame(joint, to, component)));
        cells.add(
                pose.to()
                        .map(to -> blended(joint, pose, to, component))
                        .orElseGet(() -> effective(pose.from(), component)));
        return new Row(
                component,
                Optional.of(source(pose.from(), component).flagged()),
                text("component." + component.label(), component.bit()),
                cells);
    }

    List<Column> columns(JointPose pose) {
        int line = pose.baseframeLine();
        List<Column> columns = new ArrayList<>();
        columns.add(new Column(text("baseframe"), line > 0 ? text("line", line) : text("noRow")));
        columns.add(column(pose.from()));
        pose.to().ifPresent(to -> columns.add(column(to)));
        String moment = Numbers.fixed(pose.from().frame() + pose.fraction(), 2);
        columns.add(
                pose.to().isPresent()
                        ? new Column(text("blended"), text("at", moment))
                        : new Column(text("effective"), ""));
        return columns;
    }

    private Column column(JointChannels frame) {
        int[] lines =
                frame.components().stream()
                        .mapToInt(ComponentSource::frameLine)
                        .filter(line -> line > 0)
                        .sorted()
                        .distinct()
                        .toArray();
        String note =
                switch (lines.length) {
                    case 0 -> "";
                    case 1 -> text("line", lines[0]);
                    default -> text("lines", lines[0], lines[lines.length - 1]);
                };
        return new Column(text("frame", frame.frame()), note);
    }

    private static ComponentSource source(JointChannels frame, Component component) {
        return frame.components().get(component.ordinal());
    }

    private Cell baseframe(int joint, JointPose pose, Component component) {
        ComponentSource source = source(pose.from(), component);
        String name = component.label();
        int line = pose.baseframeLine();
        if (Double.isNaN(source.baseframe())) {
            String key = line > 0 ? "baseframe.unreadable" : "baseframe.missing";
            return new Cell("?", "", Role.TROUBLE, text(key, name, line));
        }
        boolean counts = source.origin() != Origin.FRAME;
        return new Cell(
                SheetWriter.number(component, source.baseframe()),
                "",
                counts ? Role.COUNTS : Role.OVERRIDDEN,
                text(
                        counts ? "baseframe.counts" : "baseframe.overridden",
                        provenance.baseframe(anim, joint, component),
                        name));
    }

    private Cell frame(int index, JointChannels frame, Component component) {
        AnimJoint joint = anim.hierarchy().get(index);
        ComponentSource source = source(frame, component);
        String number = source.floatIndex() < 0 ? "" : "#" + source.floatIndex();
        return switch (source.origin()) {
            case BASEFRAME -> new Cell("–", "", Role.ABSENT, text("float.none", component.label()));
            case FRAME ->
                    new Cell(
                            SheetWriter.number(component, source.frame()),
                            number,
                            Role.COUNTS,
                            whichFloat(index, joint, frame, source));
            case FLOAT_UNREADABLE ->
                    new Cell(
                            "?",
                            number,
                            Role.TROUBLE,
                            text("float.unreadable", number, frame.frame(), source.frameLine()));
            case FLOAT_MISSING ->
                    new Cell("?", number, Role.TROUBLE, missingFloat(joint, frame, source));
        };
    }

    private String whichFloat(
            int index, AnimJoint joint, JointChannels frame, ComponentSource source) {
        int position = source.floatIndex() - joint.startIndex();
        return text(
                "float",
                provenance.of(anim, index, source.component(), frame.frame()),
                source.floatIndex(),
                joint.startIndex(),
                position,
                source.component().label(),
                texts.of("provenance.ordinal." + (position + 1)),
                AnimSheetWriter.setBits(joint.flags()));
    }

    private String missingFloat(AnimJoint joint, JointChannels frame, ComponentSource source) {
        if (anim.frames().isEmpty()) {
            return text("float.noFrames");
        }
        if (source.floatIndex() < 0) {
            return joint.startIndex() == ModelFile.MISSING
                    ? text("float.noStart")
                    : text("float.badStart", joint.startIndex());
        }
        int size = anim.frames().get(frame.frame()).size();
        return text("float.missing", source.floatIndex(), frame.frame(), size);
    }

    private Cell effective(JointChannels frame, Component component) {
        ComponentSource source = source(frame, component);
        String note = "baseframe";
        String reason = "baseframe";
        if (source.origin() == Origin.FRAME) {
            note = "frame";
            reason = "frame";
        } else if (source.isZeroForWant()) {
            note = "zero";
            reason = "zero";
        } else if (source.origin() != Origin.BASEFRAME) {
            reason = "forWant";
        }
        boolean trouble = reason.equals("zero") || reason.equals("forWant");
        return new Cell(
                SheetWriter.number(component, source.effective()),
                text("note." + note),
                trouble ? Role.TROUBLE : Role.COUNTS,
                text("effective." + reason, frame.frame()));
    }

    private Cell blended(int index, JointPose pose, JointChannels to, Component component) {
        int flags = anim.hierarchy().get(index).flags();
        boolean turns = component.isOrientation();
        boolean moves = turns ? (flags & Component.ORIENTATION) != 0 : component.isIn(flags);
        String kind = !moves ? "still" : turns ? "arc" : "line";
        return new Cell(
                SheetWriter.number(component, pose.local().component(component)),
                text("note." + kind),
                Role.COUNTS,
                text("blended." + kind, AnimSheetWriter.shares(pose, to)));
    }
}
