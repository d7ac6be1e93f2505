package org.jointscope.pose.md5;

import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.SampleInterval;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.JointPose.ComponentSource;
import org.jointscope.pose.md5.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.JointPose.JointChannels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says of single joints what {@link PoseSampler} does to all of them without a word: which numbers
 * of the file go into a pose, and what becomes of them. One thread at a time.
 */
public final class PoseExplainer {

    private final Md5Anim anim;
    private final Clip clip;
    private final PoseSampler sampler;
    private final double[] modelSpace;

    /**
     * @param clip of that animation
     */
    public PoseExplainer(Md5Anim anim, Clip clip) {
        this.anim = anim;
        this.clip = clip;
        this.sampler = new PoseSampler(clip);
        this.modelSpace = new double[clip.rig().size() * JointTransform.STRIDE];
    }

    /**
     * Explains a joint at a moment that {@link PoseSampler#sample} understands, with the root where
     * the file says.
     */
    public JointPose explain(int joint, double frame, Blend blend, LoopRule loop) {
        sampler.sample(frame, blend, RootMode.FILE, loop, modelSpace);
        SampleInterval moment = SampleInterval.at(frame, clip.frameCount(), loop);
        boolean between = blend != Blend.NONE && moment.isBetween();
        return new JointPose(
                baseframe(joint).map(row -> row.place().line()).orElse(0),
                takeFrame(joint, moment.from()),
                between ? Optional.of(takeFrame(joint, moment.to())) : Optional.empty(),
                between ? moment.fraction() : 0,
                local(joint),
                Transform.of(modelSpace, joint));
    }

    /** Whether a root mode ever puts the skeleton elsewhere than the file does. */
    public boolean movesRoot(RootMode mode) {
        int root = clip.rig().firstRoot();
        int last = Math.max(0, clip.frameCount() - 1);
        return root >= 0 && (movesRoot(mode, root, 0) || movesRoot(mode, root, last));
    }

    private boolean movesRoot(RootMode mode, int root, int frame) {
        sampler.sample(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST, modelSpace);
        Transform file = Transform.of(modelSpace, root);
        sampler.sample(frame, Blend.NONE, mode, LoopRule.LAST_IS_FIRST, modelSpace);
        return !Transform.of(modelSpace, root).equals(file);
    }

    private Transform local(int joint) {
        int parent = clip.rig().parent(joint);
        if (parent < 0) {
            return Transform.of(modelSpace, joint);
        }
        double[] local = new double[JointTransform.STRIDE];
        JointTransform.relative(modelSpace, parent, modelSpace, joint, local, 0);
        return Transform.of(local, 0);
    }

    private JointChannels takeFrame(int joint, int frame) {
        List<ComponentSource> components = new ArrayList<>();
        double squared = 0;
        for (Component component : Component.values()) {
            ComponentSource source = source(joint, component, frame);
            components.add(source);
            boolean ofOrientation = component.isOrientation();
            squared += ofOrientation ? source.effective() * source.effective() : 0;
        }
        double w =
                JointTransform.w(
                        components.get(3).effective(),
                        components.get(4).effective(),
                        components.get(5).effective());
        return new JointChannels(frame, components, squared, w);
    }

    private ComponentSource source(int joint, Component component, int frame) {
        boolean flagged = component.isIn(flags(joint));
        int index = clip.floatIndex(joint, component);
        Optional<Frame> there =
                frame < clip.frameCount() && index >= 0
                        ? Optional.of(anim.frames().get(frame)).filter(f -> index < f.size())
                        : Optional.empty();
        double written = there.map(f -> f.value(index)).orElse(Double.NaN);
        return new ComponentSource(
                component,
                flagged,
                index,
                baseframe(joint).map(row -> row.value(component)).orElse(Double.NaN),
                written,
                there.map(f -> f.line(index)).orElse(0),
                origin(flagged, there.isPresent(), written),
                clip.value(joint, component.ordinal(), frame));
    }

    private static Origin origin(boolean flagged, boolean there, double written) {
        if (!flagged) {
            return Origin.BASEFRAME;
        }
        return !there
                ? Origin.FLOAT_MISSING
                : Double.isNaN(written) ? Origin.FLOAT_UNREADABLE : Origin.FRAME;
    }

    private int flags(int joint) {
        int flags = anim.hierarchy().get(joint).flags();
        return flags == ModelFile.MISSING ? 0 : flags;
    }

    private Optional<BaseframeRow> baseframe(int joint) {
        List<BaseframeRow> rows = anim.baseframe();
        return joint < rows.size() ? Optional.of(rows.get(joint)) : Optional.empty();
    }
}
