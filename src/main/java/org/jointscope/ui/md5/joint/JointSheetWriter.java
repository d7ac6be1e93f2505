package org.jointscope.ui.md5.joint;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Blend;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.JointPose;
import org.jointscope.pose.md5.JointPose.JointChannels;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.PoseExplainer;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts into words how the pose of an animation's joint comes about. */
final class JointSheetWriter {

    private final Md5Anim anim;
    private final OpenModel open;
    private final PoseExplainer explainer;
    private final Optional<BindPose> bindPose;
    private final FrameNumbersWriter numbers;
    private final PlacementWriter placements;
    private final Texts texts;

    /**
     * @param open a model with an animation
     */
    JointSheetWriter(OpenModel open, Texts texts) {
        this.anim = open.md5Anim().orElseThrow();
        this.open = open;
        this.explainer = new PoseExplainer(anim, open.model().clip().orElseThrow());
        this.bindPose = open.mesh().map(file -> Md5Kernel.bindPose((Md5Mesh) file.content()));
        this.numbers = new FrameNumbersWriter(anim, texts);
        this.placements = new PlacementWriter(texts);
        this.texts = texts;
    }

    JointSheet write(int joint, double frame, LoopRule loop, RootMode root) {
        JointPose pose = explainer.explain(joint, frame, Blend.LOCAL, loop);
        AnimJoint row = anim.hierarchy().get(joint);
        Rig rig = open.model().rig();
        Optional<JointSheet.Parent> parent =
                rig.isRoot(joint)
                        ? Optional.empty()
                        : Optional.of(
                                new JointSheet.Parent(
                                        rig.parent(joint), name(rig.name(rig.parent(joint)))));
        return new JointSheet(
                name(row.name()),
                texts.of("joint.place.hierarchy", joint, row.place().line()),
                parent,
                flagsText(row),
                numbers.write(joint, pose),
                texts.of("joint.w.text"),
                lengths(pose),
                local(pose, parent),
                placements.write(
                        texts.of("joint.model"),
                        texts.of(parent.isPresent() ? "joint.model.text" : "joint.model.root"),
                        pose.modelSpace()),
                drawn(joint, root),
                bindPose.map(bind -> bind(joint, bind)));
    }

    private String name(String written) {
        return written.isEmpty() ? texts.of("joint.nameless") : written;
    }

    private String flagsText(AnimJoint joint) {
        int flags = joint.flags();
        if (flags == ModelFile.MISSING) {
            return texts.of("joint.flags.unreadable");
        }
        String key =
                switch (flags & Component.ALL) {
                    case 0 -> "joint.flags.none";
                    case Component.ALL -> "joint.flags.all";
                    default -> "joint.flags.some";
                };
        String set =
                Stream.of(Component.values())
                        .filter(component -> component.isIn(flags))
                        .map(Component::label)
                        .collect(Collectors.joining(" "));
        return texts.of(key, flags, sixBits(flags), set);
    }

    private static String sixBits(int flags) {
        String bits = Integer.toBinaryString(flags);
        return "0".repeat(Math.max(0, 6 - bits.length())) + bits;
    }

    private List<LengthRow> lengths(JointPose pose) {
        List<LengthRow> rows = new ArrayList<>();
        rows.add(length(pose.from()));
        pose.to().ifPresent(to -> rows.add(length(to)));
        return rows;
    }

    private LengthRow length(JointChannels frame) {
        return LengthWriter.write(
                texts, texts.of("joint.frame", frame.frame()), frame.squared(), frame.w());
    }

    private PlacementStep local(JointPose pose, Optional<JointSheet.Parent> parent) {
        String text =
                parent.map(it -> texts.of("joint.local.text", it.name()))
                        .orElseGet(() -> texts.of("joint.local.root"));
        String blend =
                pose.to()
                        .map(
                                to ->
                                        texts.of(
                                                        "joint.local.blend",
                                                        pose.from().frame(),
                                                        Digits.percent(1 - pose.fraction()),
                                                        to.frame(),
                                                        Digits.percent(pose.fraction()))
                                                + " ")
                        .orElse("");
        return placements.write(texts.of("joint.local"), blend + text, pose.local());
    }

    private Optional<PlacementStep> drawn(int joint, RootMode root) {
        if (root == RootMode.FILE || !explainer.movesRoot(root)) {
            return Optional.empty();
        }
        Transform drawn = Transform.of(open.model().joints(), joint);
        return Optional.of(
                placements.write(
                        texts.of("joint.drawn"), texts.of("joint.drawn." + root.name()), drawn));
    }

    private PlacementStep bind(int joint, BindPose bind) {
        JointMatch match = open.model().match().orElseThrow();
        Md5Mesh mesh = (Md5Mesh) open.mesh().orElseThrow().content();
        for (int candidate = 0; candidate < bind.rig().size(); candidate++) {
            if (match.source(candidate) == joint) {
                String name = name(bind.rig().name(candidate));
                int line = mesh.joints().get(candidate).place().line();
                return placements.write(
                        texts.of("joint.bind"),
                        texts.of("joint.bind.text", candidate, name, line),
                        bind.transform(candidate));
            }
        }
        return PlacementWriter.nowhere(texts.of("joint.bind"), texts.of("joint.bind.none"));
    }
}
