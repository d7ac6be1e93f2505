package org.jointscope.pose.md5;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointBlend.Shares;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.md5.PoseExplainer.JointPose.Ancestor;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.PoseExplainer.JointPose.JointChannels;

/**
 * Explains for single joints the computation of {@link PoseSampler}: which values of the file are used for a pose, and
 * how. For one thread at a time.
 */
public final class PoseExplainer {

    private final Md5Anim anim;
    private final Clip clip;
    private final PoseSampler sampler;
    private final double[] modelSpace;

    /** The numbers that are replaced. */
    private List<AsIf> asIf = List.of();

    /** @param clip of that animation */
    public PoseExplainer(Md5Anim anim, Clip clip) {
        this.anim = anim;
        this.clip = clip;
        this.sampler = new PoseSampler(clip);
        this.modelSpace = new double[clip.rig().size() * JointTransform.STRIDE];
    }

    /** Explains a joint at a moment as defined for {@link PoseSampler#sample}, with the root as in the file. */
    public JointPose explain(int joint, double frame, Blend blend, LoopRule loop) {
        return explain(joint, frame, blend, loop, List.of());
    }

    /**
     * Explains the same with other numbers.
     *
     * @param numbers that are replaced while they are read
     */
    public JointPose explain(int joint, double frame, Blend blend, LoopRule loop, List<AsIf> numbers) {
        asIf = numbers;
        sampler.sample(frame, new PoseOptions(blend, RootMode.FILE, loop).with(Walk.NONE.with(numbers)), modelSpace);
        int from = PoseSampler.frameAt(frame, clip.frameCount());
        int to = loop.next(from, clip.frameCount());
        double fraction = blend == Blend.NONE || to == from ? 0 : PoseSampler.share(frame, from);
        return new JointPose(
                baseframe(joint).map(row -> row.location().line()).orElse(0),
                takeFrame(joint, from),
                fraction > 0 ? Optional.of(takeFrame(joint, to)) : Optional.empty(),
                fraction,
                sampler.shares(joint),
                sampler.local(joint),
                chain(joint),
                clip.rig().isRoot(joint)
                        ? Optional.empty()
                        : Optional.of(Transform.of(modelSpace, clip.rig().parent(joint))),
                Transform.of(modelSpace, joint));
    }

    /** Applies the ancestors one by one, from the parent on; the sampler begins with the root. */
    private List<Ancestor> chain(int joint) {
        List<Ancestor> chain = new ArrayList<>();
        double[] product = sampler.local(joint).toArray();
        for (int ancestor : clip.rig().ancestors(joint)) {
            Transform local = sampler.local(ancestor);
            JointTransform.compose(local.toArray(), 0, product, 0, product, 0);
            chain.add(new Ancestor(ancestor, local, Transform.of(product, 0)));
        }
        return chain;
    }

    /** Whether a root mode ever moves the skeleton away from its position in the file. */
    public boolean movesRoot(RootMode mode) {
        int root = clip.rig().firstRoot();
        int last = Math.max(0, clip.frameCount() - 1);
        return root >= 0
                && IntStream.of(0, last)
                        .anyMatch(frame -> !transform(root, frame, mode).equals(transform(root, frame, RootMode.FILE)));
    }

    private Transform transform(int joint, int frame, RootMode mode) {
        sampler.sample(frame, new PoseOptions(Blend.NONE, mode, LoopRule.LAST_IS_FIRST), modelSpace);
        return Transform.of(modelSpace, joint);
    }

    private JointChannels takeFrame(int joint, int frame) {
        List<ComponentSource> components = Arrays.stream(Component.values())
                .map(component -> source(joint, component, frame))
                .toList();
        Vector3 turn = Vector3.of(
                axis -> components.get(JointTransform.ORIENTATION + axis).effective());
        double w = asIf(joint, Walk.W, frame).orElse(JointTransform.w(turn.x(), turn.y(), turn.z()));
        double scale = clip.scales().scalesPosition(joint) ? clip.scales().of(joint, frame) : 1;
        double[] position = components.stream()
                .limit(JointTransform.ORIENTATION)
                .mapToDouble(it -> scale * it.effective())
                .toArray();
        return new JointChannels(
                frame,
                components,
                turn.lengthSquared(),
                new Transform(position[0], position[1], position[2], turn.x(), turn.y(), turn.z(), w));
    }

    private OptionalDouble asIf(int joint, int component, int frame) {
        return asIf.stream()
                .filter(it -> it.joint() == joint && it.component() == component && it.frame() == frame)
                .mapToDouble(AsIf::value)
                .findFirst();
    }

    private ComponentSource source(int joint, Component component, int frame) {
        boolean flagged = component.isIn(anim.hierarchy().get(joint).flags());
        int index = clip.componentIndex(joint, component);
        Optional<Frame> there = frame < clip.frameCount() && index >= 0
                ? Optional.of(anim.frames().get(frame)).filter(f -> index < f.size())
                : Optional.empty();
        double written = there.map(f -> f.value(index)).orElse(Double.NaN);
        Origin origin = origin(flagged, there.isPresent(), written);
        OptionalDouble ofFrame = asIf(joint, component.ordinal(), frame);
        OptionalDouble ofBaseframe = asIf(joint, component.ordinal(), Walk.BASEFRAME);
        OptionalDouble used = origin == Origin.FRAME ? ofFrame : ofBaseframe;
        return new ComponentSource(
                component,
                flagged,
                index,
                ofBaseframe.orElse(
                        baseframe(joint).map(row -> row.value(component)).orElse(Double.NaN)),
                ofFrame.orElse(written),
                there.map(f -> f.line(index)).orElse(0),
                origin,
                used.orElse(clip.value(joint, component.ordinal(), frame)));
    }

    private static Origin origin(boolean flagged, boolean there, double written) {
        return !flagged
                ? Origin.BASEFRAME
                : !there
                        ? Origin.COMPONENT_MISSING
                        : Double.isNaN(written) ? Origin.COMPONENT_UNREADABLE : Origin.FRAME;
    }

    private Optional<BaseframeRow> baseframe(int joint) {
        List<BaseframeRow> rows = anim.baseframe();
        return joint < rows.size() ? Optional.of(rows.get(joint)) : Optional.empty();
    }

    /**
     * The computation of the pose of one joint at one moment of an animation.
     *
     * @param baseframeLine the source line of the joint's baseframe row; 0 if it has none
     * @param from the frame at or before the moment
     * @param to the frame to interpolate to, if the moment is between two frames
     * @param fraction of the interval between them
     * @param shares of the orientations of both frames
     * @param local in parent space, with a normalized orientation
     * @param chain the ancestors, from the parent to the root
     * @param parent the parent in model space
     * @param modelSpace with the root as in the file
     */
    public record JointPose(
            int baseframeLine,
            JointChannels from,
            Optional<JointChannels> to,
            double fraction,
            Optional<Shares> shares,
            Transform local,
            List<Ancestor> chain,
            Optional<Transform> parent,
            Transform modelSpace) {

        public JointPose {
            chain = List.copyOf(chain);
        }

        /**
         * An ancestor of the joint.
         *
         * @param local the ancestor in parent space
         * @param product the joint in the space of the ancestor's parent: of the root, in model space
         */
        public record Ancestor(int joint, Transform local, Transform product) {}

        /**
         * The components of a joint in one frame, before interpolation with another.
         *
         * @param components in the order of their flag bits
         * @param squared x² + y² + z² of the orientation; above 1 it is non-unit
         * @param local in parent space, not normalized, with the w that {@link JointTransform#w} computes
         */
        public record JointChannels(int frame, List<ComponentSource> components, double squared, Transform local) {

            public JointChannels {
                components = List.copyOf(components);
            }

            /** The reconstructed w. */
            public double w() {
                return local.qw();
            }
        }

        /**
         * The origin of one component of a joint in one frame.
         *
         * @param flagged whether its bit is set in the joint's flags, so that it should come from the frame
         * @param componentIndex of the component in the frame; −1 if it has none
         * @param baseframe the baseframe's value as written; NaN if it is missing or unreadable
         * @param frame the frame's value as written; NaN if there is none
         * @param frameLine the source line of the frame's value; 0 if there is none
         * @param effective the effective value
         */
        public record ComponentSource(
                Component component,
                boolean flagged,
                int componentIndex,
                double baseframe,
                double frame,
                int frameLine,
                Origin origin,
                double effective) {

            public enum Origin {
                FRAME,
                /** The value of the baseframe: the flag is not set. */
                BASEFRAME,
                /** The value of the baseframe: the flag is set, but the frame has no component with that index. */
                COMPONENT_MISSING,
                /** The value of the baseframe: the flag is set, but the value of the frame cannot be read. */
                COMPONENT_UNREADABLE
            }

            /** Whether the effective value is 0 because both the frame and the baseframe lack it. */
            public boolean isZeroForWant() {
                return origin != Origin.FRAME && Double.isNaN(baseframe);
            }
        }
    }
}
