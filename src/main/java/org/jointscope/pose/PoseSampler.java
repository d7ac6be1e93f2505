package org.jointscope.pose;

import java.util.DoubleSummaryStatistics;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Computes the skeleton of a clip at any moment, in three steps that can be followed in the file: replace components of
 * each joint's baseframe by those of the frame ({@link Clip}), interpolate two frames if the moment is between them,
 * and compose the joints from parents to children. It keeps its scratch space and allocates nothing. For one thread at
 * a time.
 */
public final class PoseSampler {

    private final Clip clip;
    private final JointColumns whole;
    private LocalFrame earlier;
    private LocalFrame later;

    /** Created when a moment is between two frames: most checks read whole frames only. */
    private Optional<JointBlend> pair = Optional.empty();

    /** Created for the first mistake. */
    private Optional<MistakenPose> mistaken = Optional.empty();

    private double[] laterPose = {};

    /** The joints of the last pose in parent space. */
    private JointColumns finished;

    /** Whether the last pose is between two frames in parent space. */
    private boolean between;

    /** The interpolation that the pair is set to; none if a frame has changed since. */
    private Blend paired = Blend.NONE;

    public PoseSampler(Clip clip) {
        this.clip = clip;
        int joints = clip.rig().size();
        this.whole = new JointColumns(joints);
        this.finished = whole;
        this.earlier = new LocalFrame();
        this.later = new LocalFrame();
    }

    public Clip clip() {
        return clip;
    }

    /**
     * Writes every joint's transform in model space.
     *
     * @param frame zero-based; a fraction is between two frames; after the last one the loop rule applies
     * @param modelSpace {@link JointTransform#STRIDE} doubles per joint
     */
    public void sample(double frame, PoseOptions options, double[] modelSpace) {
        Blend blend = options.blend();
        between = false;
        int count = clip.frameCount();
        int from = frameAt(frame, count);
        int to = options.loop().next(from, count);
        double fraction = share(frame, from);
        if (clip.isShortened() && frame < count - 1) {
            double moment = clip.leftMoment(Math.max(0, frame));
            int index = (int) Math.floor(moment);
            from = clip.leftFrame(index);
            to = clip.leftFrame(index + 1);
            fraction = moment - index;
        }
        if (later.isOf(from, options)) {
            LocalFrame reached = later;
            later = earlier;
            earlier = reached;
            paired = Blend.NONE;
        }
        earlier.load(from, options);
        if (blend == Blend.NONE || fraction == 0 || to == from) {
            pose(earlier, modelSpace);
            return;
        }
        later.load(to, options);
        if (blend == Blend.LOCAL && MistakenPose.isBetween(options.mistakes())) {
            JointColumns wrong = mistaken().between(earlier.joints, later.joints, fraction, options.mistakes());
            options.walk().toFrame(earlier.joints, wrong);
            finish(wrong, modelSpace);
            return;
        }
        if (pair.isEmpty()) {
            pair = Optional.of(new JointBlend(clip.rig().size()));
        }
        JointBlend frames = pair.orElseThrow();
        if (paired != blend) {
            setPair(frames, blend, modelSpace);
        }
        JointColumns pose = frames.at(fraction);
        if (blend == Blend.LOCAL) {
            between = true;
            options.walk().toFrame(earlier.joints, pose);
            finish(pose, modelSpace);
        } else {
            pose.write(modelSpace);
        }
    }

    /** Writes every joint relative to its parent in a frame, before it is normalized. */
    void local(int frame, PoseOptions options, double[] joints) {
        earlier.load(frame, options);
        earlier.joints.write(joints);
    }

    /** A joint of the last pose in parent space, if that was not interpolated in model space. */
    public Transform local(int joint) {
        return finished.transform(joint);
    }

    /** The interpolation of a joint in the last pose; empty if that was not between two frames in parent space. */
    public Optional<JointBlend.Shares> shares(int joint) {
        return between ? pair.map(frames -> frames.shares(joint)) : Optional.empty();
    }

    /** @param scratch is overwritten */
    private void setPair(JointBlend frames, Blend blend, double[] scratch) {
        if (blend == Blend.LOCAL) {
            frames.between(earlier.joints, later.joints);
        } else {
            if (laterPose.length != scratch.length) {
                laterPose = new double[scratch.length];
            }
            pose(earlier, scratch);
            pose(later, laterPose);
            frames.between(scratch, laterPose);
        }
        paired = blend;
    }

    /**
     * Writes every joint's scale, which applies to the points of its weights. Between two frames, it is that of the
     * frame that is interpolated to, as in q2pro (src/refresh/mesh.c, lerp_alias_skeleton).
     *
     * @param scales one double per joint
     */
    public void scales(double frame, Blend blend, LoopRule loop, double[] scales) {
        clip.scales().write(scaleFrame(frame, blend, loop, clip.frameCount()), scales);
    }

    /** The frame of which the scales apply at a moment. */
    public static int scaleFrame(double frame, Blend blend, LoopRule loop, int count) {
        int from = frameAt(frame, count);
        boolean between = blend != Blend.NONE && share(frame, from) > 0;
        return between ? loop.next(from, count) : from;
    }

    /** Writes every joint's transform in model space in a frame, as in the file. */
    public void sample(int frame, double[] modelSpace) {
        sample(frame, PoseOptions.FILE, modelSpace);
    }

    /**
     * The size of a clip's skeleton, the reference for distances between joints: the diagonal of the bounding box of
     * all joints in the first frame, in game units; 0 for a single joint.
     */
    public static double skeletonSize(Clip clip) {
        double[] joints = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(0, joints);
        double squared = 0;
        for (int axis = 0; axis < 3 && joints.length > 0; axis++) {
            DoubleSummaryStatistics along = IntStream.iterate(
                            axis, at -> at < joints.length, at -> at + JointTransform.STRIDE)
                    .mapToDouble(at -> joints[at])
                    .summaryStatistics();
            double side = along.getMax() - along.getMin();
            squared += side * side;
        }
        return Math.sqrt(squared);
    }

    /** The frame of a moment, limited to the number of frames; 0 if there are none. */
    public static int frameAt(double moment, int count) {
        return (int) Math.max(0, Math.min(Math.floor(moment), count - 1));
    }

    /** The fraction of the interval from a frame to the next at a moment, 0 to 1. */
    public static double share(double moment, int frame) {
        return Math.max(0, Math.min(moment - frame, 1));
    }

    private void pose(LocalFrame frame, double[] modelSpace) {
        whole.copy(frame.joints);
        finish(whole, modelSpace);
    }

    /** Orientations are normalized only after interpolation, as in Doom 3. */
    private void finish(JointColumns local, double[] modelSpace) {
        Set<Mistake> mistakes = earlier.options.mistakes();
        if (!mistakes.contains(Mistake.UNNORMALIZED)) {
            local.normalize();
        }
        finished = local;
        Walk walk = earlier.options.walk();
        if (mistakes.contains(Mistake.CHILD_FIRST)) {
            mistaken().attach(local, modelSpace);
        } else {
            clip.rig().toModelSpace(local, modelSpace);
        }
        if (walk.stage() == Walk.Stage.COMPOSED && local.contains(walk.joint())) {
            clip.rig().compose(local, walk.joint(), walk.ancestors(), modelSpace);
        }
    }

    private MistakenPose mistaken() {
        if (mistaken.isEmpty()) {
            mistaken = Optional.of(new MistakenPose(clip));
        }
        return mistaken.orElseThrow();
    }

    /**
     * The joints of a frame in parent space, kept for the following moments: most of them are between the same two
     * frames, and after that the later frame is the earlier one.
     */
    private final class LocalFrame {

        private JointColumns joints = JointColumns.NONE;
        private int frame = -1;
        private PoseOptions options = PoseOptions.FILE;

        boolean isOf(int wanted, PoseOptions others) {
            return frame == wanted && options.isOfSameJoints(others);
        }

        void load(int wanted, PoseOptions others) {
            if (!isOf(wanted, others)) {
                frame = wanted;
                options = others;
                joints = joints.ofSize(clip.rig().size());
                read();
                poseRoots(joints, frame, options.root(), options.walk());
                paired = Blend.NONE;
            }
        }

        private void read() {
            Set<Mistake> mistakes = options.mistakes();
            Walk walk = options.walk();
            if (mistakes.isEmpty()) {
                clip.components(frame, options.unflagged(), joints);
            } else {
                mistaken().components(frame, options.unflagged(), mistakes, joints);
            }
            walk.replace(clip, frame, joints);
            walk.toBaseframe(clip.others(options.unflagged()), joints);
            if (mistakes.isEmpty()) {
                joints.completeW();
            } else {
                mistaken().completeW(mistakes, joints);
            }
            walk.replaceW(frame, joints);
            clip.scales().scalePositions(frame, joints);
            walk.toParent(joints);
        }
    }

    private void poseRoots(JointColumns joints, int frame, RootMode mode, Walk walk) {
        switch (mode) {
            case FILE -> {}
            case DOOM3 -> rebase(joints);
            case IN_PLACE -> removeTravel(joints, frame, walk);
        }
    }

    private void rebase(JointColumns joints) {
        int root = clip.rig().firstRoot();
        for (int axis = 0; axis < 3 && root >= 0; axis++) {
            joints.column(axis)[root] -= clip.baseframe(root, axis);
        }
    }

    private void removeTravel(JointColumns joints, int frame, Walk walk) {
        Rig rig = clip.rig();
        double share = clip.frameCount() < 2 ? 0 : (double) frame / (clip.frameCount() - 1);
        for (int joint = 0; joint < rig.size(); joint++) {
            boolean moves = rig.isRoot(joint) && !walk.isBeforeFrames(joint);
            for (int axis = 0; axis < 3 && moves; axis++) {
                joints.column(axis)[joint] -= share * clip.travel(axis);
            }
        }
    }
}
