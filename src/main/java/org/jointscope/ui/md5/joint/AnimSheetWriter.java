package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Blend;
import org.jointscope.pose.JointBlend.Shares;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.PoseExplainer;
import org.jointscope.pose.md5.PoseExplainer.JointPose;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.PoseExplainer.JointPose.JointChannels;
import org.jointscope.pose.skin.JointVertices;
import org.jointscope.scene.OpenModel;
import org.jointscope.text.PlainNumber;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.FlagWords;
import org.jointscope.ui.md5.joint.JointSheet.Ancestor;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Parent;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.md5.joint.JointSheet.Scale;
import org.jointscope.ui.md5.joint.JointSheet.Skin;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.provenance.StageWords;
import org.jointscope.ui.text.Numbers;

/** Describes how the pose of an animation's joint at the playhead is computed. */
final class AnimSheetWriter extends SheetWriter {

    private final Document document;
    private final OpenModel open;
    private final Md5Anim anim;
    private final PoseExplainer explainer;
    private final Optional<BindPose> bindPose;
    private final Provenance provenance;

    /** The joint of the vertices. */
    private int counted = Rig.NO_JOINT;

    private Optional<JointVertices> vertices = Optional.empty();

    /** @param open a model with an animation */
    AnimSheetWriter(Document document, OpenModel open, Texts texts) {
        super(texts);
        this.document = document;
        this.open = open;
        this.anim = open.md5Anim().orElseThrow();
        this.explainer = new PoseExplainer(anim, open.model().clip().orElseThrow());
        this.bindPose = open.md5Mesh().map(Md5Kernel::bindPose);
        this.provenance = new Provenance(texts);
    }

    @Override
    JointSheet write(int joint) {
        ModelPlayhead playhead = document.modelPlayhead();
        List<AsIf> asIf = document.walkProperty().get().asIf();
        JointPose pose = explainer.explain(joint, playhead.getFrame(), Blend.LOCAL, playhead.loopRule(), asIf);
        AnimJoint row = anim.hierarchy().get(joint);
        Optional<Parent> parent = parent(open.model().rig(), joint);
        return new JointSheet(
                name(row.name()),
                text("location.hierarchy", joint, row.location().line()),
                parent,
                flagsText(row.flags()),
                columns(joint, pose),
                Stream.of(Component.values())
                        .map(component -> row(joint, pose, component))
                        .toList(),
                frames(pose)
                        .map(it -> length(text("frame", it.frame()), it.squared(), it.w()))
                        .toList(),
                frames(pose).map(it -> wFormula(joint, it, asIf)).toList(),
                frames(pose)
                        .map(it -> new AsIf(joint, Walk.W, it.frame(), it.w()))
                        .toList(),
                local(pose, parent).with(interpolation(pose)),
                Optional.of(chain(joint, pose)),
                step(text("model"), text(parent.isPresent() ? "model.text" : "model.root"), pose.modelSpace())
                        .with(model(pose)),
                skin(joint),
                open.scale().map(file -> scale(row.name(), file)),
                drawn(joint, document.rootModeProperty().get()),
                bindPose.map(bind -> bind(joint, bind)));
    }

    private static Stream<JointChannels> frames(JointPose pose) {
        return Stream.concat(Stream.of(pose.from()), pose.to().stream());
    }

    private Formula wFormula(int joint, JointChannels frame, List<AsIf> asIf) {
        boolean replaced = asIf.stream()
                .anyMatch(it -> it.joint() == joint && it.component() == Walk.W && it.frame() == frame.frame());
        Transform local = frame.local();
        return replaced ? formula("w.asIf", short5(local.qw())) : wFormula(local.qx(), local.qy(), local.qz());
    }

    private List<Formula> interpolation(JointPose pose) {
        if (pose.to().isEmpty() || pose.shares().isEmpty()) {
            return List.of();
        }
        Transform from = pose.from().local();
        Transform to = pose.to().get().local();
        Shares shares = pose.shares().get();
        double angle = Math.toDegrees(Math.acos(Math.min(1, Math.abs(shares.dot()))));
        String fraction = short5(pose.fraction());
        return List.of(
                formula("t", fraction, position(from), position(to), position(pose.local())),
                formula("dot", orientation(from), orientation(to), short5(shares.dot())),
                formula(shares.dot() < 0 ? "angle.other" : "angle", short5(shares.dot()), Numbers.fixed(angle, 3)),
                formula(
                        "shares",
                        fraction,
                        short5(shares.from()),
                        short5(shares.to()),
                        text(shares.dot() < 0 ? "minus" : "plus")),
                formula(
                        isUnit(from) && isUnit(to) ? "slerp" : "slerp.normalized",
                        short5(shares.from()),
                        short5(shares.to()),
                        orientation(pose.local())));
    }

    private static boolean isUnit(Transform local) {
        double squared =
                local.qx() * local.qx() + local.qy() * local.qy() + local.qz() * local.qz() + local.qw() * local.qw();
        return Math.abs(squared - 1) < JointTransform.ROUNDING;
    }

    /** The ancestors that are stages, and the root. */
    private List<Ancestor> chain(int joint, JointPose pose) {
        Set<Integer> stages = StageWords.of(open, joint).stream()
                .filter(walk -> walk.stage() == Stage.COMPOSED)
                .map(Walk::ancestors)
                .collect(Collectors.toSet());
        List<Ancestor> rows = new ArrayList<>();
        Transform before = pose.local();
        for (int i = 0; i < pose.chain().size(); i++) {
            JointPose.Ancestor ancestor = pose.chain().get(i);
            Transform local = ancestor.local();
            if (stages.contains(i + 1) || i == pose.chain().size() - 1) {
                rows.add(new Ancestor(
                        ancestor.joint(),
                        i + 1,
                        text("chain.times"),
                        name(open.model().rig().name(ancestor.joint())),
                        List.of(
                                formula("chain.t", position(local), position(before), position(ancestor.product())),
                                formula(
                                        "chain.q",
                                        orientation(local),
                                        orientation(before),
                                        orientation(ancestor.product())))));
            }
            before = ancestor.product();
        }
        return rows;
    }

    private List<Formula> model(JointPose pose) {
        if (pose.chain().isEmpty()) {
            return List.of();
        }
        Transform parent = pose.parent().orElseThrow();
        Transform local = pose.local();
        Transform model = pose.modelSpace();
        return List.of(
                formula("model.p", position(parent), position(local), position(model)),
                formula(
                        isShownNegated(model) ? "model.q.negated" : "model.q",
                        orientation(parent),
                        orientation(local),
                        orientation(model)));
    }

    private Optional<Skin> skin(int joint) {
        if (open.meshes().isEmpty()) {
            return Optional.empty();
        }
        if (vertices.isEmpty() || counted != joint) {
            counted = joint;
            vertices = Optional.of(JointVertices.of(open.model(), joint));
        }
        JointVertices moved = vertices.get();
        return Optional.of(new Skin(text("skin.text", moved.vertices(), moved.meshes()), List.of(formula("skin"))));
    }

    private String flagsText(int flags) {
        if (flags == ModelFile.MISSING) {
            return text("flags.unreadable");
        }
        String kind = switch (flags & Component.ALL) {
            case 0 -> "none";
            case Component.ALL -> "all";
            default -> "some";
        };
        return flagsText(kind, flags);
    }

    private String flagsText(String kind, int flags) {
        return text("flags." + kind, flags, FlagWords.binary(flags), setBits(flags));
    }

    private static String setBits(int flags) {
        return String.join(" ", Component.labels(flags));
    }

    private List<Column> columns(int joint, JointPose pose) {
        int line = pose.baseframeLine();
        Subject first = ofNumber(joint, Component.TX);
        List<Column> columns = new ArrayList<>();
        columns.add(
                line > 0
                        ? new Column(text("baseframe"), text("line", line), Optional.of(first))
                        : new Column(text("baseframe"), text("noRow")));
        columns.add(column(joint, pose.from()));
        pose.to().ifPresent(to -> columns.add(column(joint, to)));
        String moment = Numbers.fixed(pose.from().frame() + pose.fraction(), 2);
        columns.add(new Column(text("effective"), pose.to().isPresent() ? text("at", moment) : ""));
        return columns;
    }

    private static Subject ofNumber(int joint, Component component) {
        return Subject.ofJoint(joint).component(component.ordinal());
    }

    private Column column(int joint, JointChannels frame) {
        IntSummaryStatistics lines = frame.components().stream()
                .mapToInt(ComponentSource::frameLine)
                .filter(line -> line > 0)
                .summaryStatistics();
        String range = lines.getMin() == lines.getMax()
                ? text("line", lines.getMin())
                : text("lines", lines.getMin(), lines.getMax());
        String title = text("frame", frame.frame());
        return lines.getCount() == 0
                ? new Column(title, "")
                : new Column(title, range, Optional.of(Subject.ofJoint(joint).frame(frame.frame())));
    }

    private Row row(int joint, JointPose pose, Component component) {
        List<Cell> cells = new ArrayList<>();
        cells.add(baseframe(joint, pose, component));
        cells.add(frame(joint, pose.from(), component));
        pose.to().ifPresent(to -> cells.add(frame(joint, to, component)));
        cells.add(pose.to()
                .map(to -> blended(joint, pose, to, component))
                .orElseGet(() -> effective(pose.from(), component)));
        return row(component, Optional.of(source(pose.from(), component).flagged()), cells);
    }

    private static ComponentSource source(JointChannels frame, Component component) {
        return frame.components().get(component.ordinal());
    }

    private Cell baseframe(int joint, JointPose pose, Component component) {
        ComponentSource source = source(pose.from(), component);
        String name = component.label();
        int line = pose.baseframeLine();
        Optional<Subject> there = line > 0 ? Optional.of(ofNumber(joint, component)) : Optional.empty();
        if (Double.isNaN(source.baseframe())) {
            String key = line > 0 ? "baseframe.unreadable" : "baseframe.missing";
            return new Cell("?", "", Role.TROUBLE, text(key, name, line), there);
        }
        boolean counts = source.origin() != Origin.FRAME;
        return new Cell(
                stored(component, source.baseframe()),
                "",
                counts ? Role.COUNTS : Role.OVERRIDDEN,
                exact(source.baseframe())
                        + text(
                                counts ? "baseframe.counts" : "baseframe.overridden",
                                provenance.baseframe(anim, joint, component),
                                name),
                there);
    }

    /** The cells show rounded values. */
    private String exact(double value) {
        return text("value", PlainNumber.of(value)) + "\n";
    }

    private Cell frame(int index, JointChannels frame, Component component) {
        AnimJoint joint = anim.hierarchy().get(index);
        ComponentSource source = source(frame, component);
        String number = source.componentIndex() < 0 ? "" : "#" + source.componentIndex();
        Optional<Subject> there = Optional.of(ofNumber(index, component).frame(frame.frame()));
        return switch (source.origin()) {
            case BASEFRAME -> new Cell("–", "", Role.ABSENT, text("source.none", component.label()));
            case FRAME ->
                new Cell(
                        stored(component, source.frame()),
                        number,
                        Role.COUNTS,
                        exact(source.frame()) + whichComponent(index, joint, frame, source),
                        there);
            case COMPONENT_UNREADABLE ->
                new Cell(
                        "?",
                        number,
                        Role.TROUBLE,
                        text("source.unreadable", source.componentIndex(), frame.frame(), source.frameLine()),
                        there);
            case COMPONENT_MISSING -> new Cell("?", number, Role.TROUBLE, missingComponent(joint, frame, source));
        };
    }

    private String whichComponent(int index, AnimJoint joint, JointChannels frame, ComponentSource source) {
        int position = source.componentIndex() - joint.startIndex();
        return text(
                "source",
                provenance.of(anim, index, source.component(), frame.frame()),
                source.componentIndex(),
                joint.startIndex(),
                position,
                source.component().label(),
                texts.of("provenance.ordinal." + (position + 1)),
                setBits(joint.flags()));
    }

    private String missingComponent(AnimJoint joint, JointChannels frame, ComponentSource source) {
        if (anim.frames().isEmpty()) {
            return text("source.noFrames");
        }
        if (source.componentIndex() < 0) {
            return joint.startIndex() == ModelFile.MISSING
                    ? text("source.noStart")
                    : text("source.badStart", joint.startIndex());
        }
        int size = anim.frames().get(frame.frame()).size();
        return text("source.missing", source.componentIndex(), frame.frame(), size);
    }

    private Cell effective(JointChannels frame, Component component) {
        ComponentSource source = source(frame, component);
        boolean zero = source.isZeroForWant();
        boolean wanted = source.flagged() && source.origin() != Origin.FRAME;
        String note = source.origin() == Origin.FRAME ? "frame" : zero ? "zero" : "baseframe";
        return new Cell(
                stored(component, source.effective()),
                text("note." + note),
                zero || wanted ? Role.TROUBLE : Role.COUNTS,
                text("effective." + (wanted && !zero ? "forWant" : note), frame.frame()));
    }

    private Cell blended(int index, JointPose pose, JointChannels to, Component component) {
        int flags = anim.hierarchy().get(index).flags();
        boolean turns = component.isOrientation();
        boolean moves = turns ? (flags & Component.ORIENTATION) != 0 : component.isIn(flags);
        String kind = !moves ? "still" : turns ? "arc" : "line";
        return new Cell(
                computed(component, pose.local().component(component)),
                text("note." + kind),
                Role.COUNTS,
                text("blended." + kind, shares(pose, to)));
    }

    /** The two interpolated frames, each with its share. */
    private static Object[] shares(JointPose pose, JointChannels to) {
        return new Object[] {pose.from().frame(), percent(1 - pose.fraction()), to.frame(), percent(pose.fraction())};
    }

    private Step local(JointPose pose, Optional<Parent> parent) {
        String text = parent.map(it -> text("local.text", it.name())).orElseGet(() -> text("local.root"));
        String blend =
                pose.to().map(to -> text("local.blend", shares(pose, to)) + " ").orElse("");
        return step(text("local"), blend + text, pose.local());
    }

    private Scale scale(String joint, InspectedFile file) {
        ModelPlayhead playhead = document.modelPlayhead();
        int frames = anim.frames().size();
        int frame = PoseSampler.scaleFrame(playhead.getFrame(), Blend.LOCAL, playhead.loopRule(), frames);
        Md5Scale scales = (Md5Scale) file.content();
        Optional<ScaleRow> row = scales.row(joint, frame);
        List<String> sentences = new ArrayList<>();
        sentences.add(provenance.scale(file.name(), row, joint, frame));
        sentences.add(text("scale.text"));
        if (scales.scalesPosition(joint)) {
            sentences.add(text("scale.positions"));
        }
        if (playhead.getFrame() != frame) {
            sentences.add(text("scale.next"));
        }
        if (!document.preview().scalesProperty().get()) {
            sentences.add(text("scale.off"));
        }
        String value = PlainNumber.of(row.map(ScaleRow::effective).orElse(1.0));
        return new Scale(text("scale", value), String.join(" ", sentences), row);
    }

    private Optional<Step> drawn(int joint, RootMode root) {
        boolean stopped = document.walkProperty().get().joint() == joint;
        boolean moved = root != RootMode.FILE && explainer.movesRoot(root);
        String stage = moved ? "stage.moved" : "stage";
        return !stopped && !moved
                ? Optional.empty()
                : Optional.of(step(
                        text("drawn"),
                        text("drawn." + (stopped ? stage : root.name())),
                        Transform.of(open.model().joints(), joint)));
    }

    private Step bind(int joint, BindPose bind) {
        JointMatch match = open.model().match().orElseThrow();
        Md5Mesh mesh = open.md5Mesh().orElseThrow();
        return IntStream.range(0, bind.rig().size())
                .filter(candidate -> match.source(candidate) == joint)
                .mapToObj(it -> step(
                        text("bind"),
                        text(
                                "bind.text",
                                it,
                                name(bind.rig().name(it)),
                                mesh.joints().get(it).location().line()),
                        bind.transform(it)))
                .findFirst()
                .orElseGet(() -> new Step(text("bind"), text("bind.none"), List.of(), "", List.of(), List.of(), ""));
    }
}
