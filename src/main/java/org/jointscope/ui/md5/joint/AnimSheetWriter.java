package org.jointscope.ui.md5.joint;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Blend;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.JointPose;
import org.jointscope.pose.md5.JointPose.JointChannels;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.PoseExplainer;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.md5.joint.JointSheet.Figures;
import org.jointscope.ui.md5.joint.JointSheet.Parent;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts into words how the pose of an animation's joint comes about at the playhead. */
final class AnimSheetWriter extends SheetWriter {

    private final Document document;
    private final OpenModel open;
    private final Md5Anim anim;
    private final PoseExplainer explainer;
    private final Optional<BindPose> bindPose;
    private final FrameNumbersWriter numbers;

    /**
     * @param open a model with an animation
     */
    AnimSheetWriter(Document document, OpenModel open, Texts texts) {
        super(texts);
        this.document = document;
        this.open = open;
        this.anim = open.md5Anim().orElseThrow();
        this.explainer = new PoseExplainer(anim, open.model().clip().orElseThrow());
        this.bindPose = open.md5Mesh().map(Md5Kernel::bindPose);
        this.numbers = new FrameNumbersWriter(anim, texts);
    }

    @Override
    JointSheet write(int joint) {
        ModelPlayhead playhead = document.modelPlayhead();
        JointPose pose =
                explainer.explain(joint, playhead.getFrame(), Blend.LOCAL, playhead.loopRule());
        AnimJoint row = anim.hierarchy().get(joint);
        Optional<Parent> parent = parent(open.model().rig(), joint);
        return new JointSheet(
                name(row.name()),
                text("place.hierarchy", joint, row.place().line()),
                parent,
                flagsText(row.flags()),
                numbers.columns(pose),
                numbers.rows(joint, pose),
                Stream.concat(Stream.of(pose.from()), pose.to().stream())
                        .map(this::length)
                        .toList(),
                local(pose, parent),
                step(
                        text("model"),
                        text(parent.isPresent() ? "model.text" : "model.root"),
                        pose.modelSpace()),
                drawn(joint, document.rootModeProperty().get()),
                bindPose.map(bind -> bind(joint, bind)));
    }

    private String flagsText(int flags) {
        if (flags == ModelFile.MISSING) {
            return text("flags.unreadable");
        }
        String kind =
                switch (flags & Component.ALL) {
                    case 0 -> "none";
                    case Component.ALL -> "all";
                    default -> "some";
                };
        String bits = Integer.toBinaryString(flags);
        String sixBits = "0".repeat(Math.max(0, 6 - bits.length())) + bits;
        return text("flags." + kind, flags, sixBits, setBits(flags));
    }

    /** The names of the components whose bits are set. */
    static String setBits(int flags) {
        return Stream.of(Component.values())
                .filter(component -> component.isIn(flags))
                .map(Component::label)
                .collect(Collectors.joining(" "));
    }

    private Figures length(JointChannels frame) {
        return length(text("frame", frame.frame()), frame.squared(), frame.w());
    }

    private Step local(JointPose pose, Optional<Parent> parent) {
        String text =
                parent.map(it -> text("local.text", it.name())).orElseGet(() -> text("local.root"));
        String blend = pose.to().map(to -> text("local.blend", shares(pose, to)) + " ").orElse("");
        return step(text("local"), blend + text, pose.local());
    }

    /** The two frames of a blend, each with its share. */
    static Object[] shares(JointPose pose, JointChannels to) {
        return new Object[] {
            pose.from().frame(), percent(1 - pose.fraction()), to.frame(), percent(pose.fraction())
        };
    }

    private Optional<Step> drawn(int joint, RootMode root) {
        return root == RootMode.FILE || !explainer.movesRoot(root)
                ? Optional.empty()
                : Optional.of(
                        step(
                                text("drawn"),
                                text("drawn." + root.name()),
                                Transform.of(open.model().joints(), joint)));
    }

    private Step bind(int joint, BindPose bind) {
        JointMatch match = open.model().match().orElseThrow();
        Md5Mesh mesh = open.md5Mesh().orElseThrow();
        for (int candidate = 0; candidate < bind.rig().size(); candidate++) {
            if (match.source(candidate) == joint) {
                String name = name(bind.rig().name(candidate));
                int line = mesh.joints().get(candidate).place().line();
                return step(
                        text("bind"),
                        text("bind.text", candidate, name, line),
                        bind.transform(candidate));
            }
        }
        return new Step(text("bind"), text("bind.none"), List.of(), List.of(), "");
    }
}
