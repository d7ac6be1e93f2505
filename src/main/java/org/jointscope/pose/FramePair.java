package org.jointscope.pose;

import java.util.HashMap;
import java.util.Map;

/**
 * Two frames of a clip, which do not need to be neighbors, and the poses between them by any {@link Interpolation}. For
 * one thread at a time.
 */
public final class FramePair {

    private final Clip clip;
    private final int from;
    private final int to;
    private final double[][] local;
    private final double[][] model;
    private final Map<Interpolation, JointBlend> pairs = new HashMap<>();

    /**
     * Poses two frames.
     *
     * @param clip all frames of which are used, even if an engine uses only half of them
     * @param options of whole frames; mistakes and stages are ignored
     */
    public FramePair(Clip clip, PoseOptions options, int from, int to) {
        int numbers = clip.rig().size() * JointTransform.STRIDE;
        PoseOptions correct = new PoseOptions(Blend.NONE, options.root(), options.loop(), options.unflagged());
        this.clip = clip.withHalfOfTheFrames(false);
        this.from = from;
        this.to = to;
        this.local = new double[2][numbers];
        this.model = new double[2][numbers];
        PoseSampler sampler = new PoseSampler(this.clip);
        for (int i = 0; i < 2; i++) {
            sampler.local(i == 0 ? from : to, correct, local[i]);
            sampler.sample(i == 0 ? from : to, correct, model[i]);
        }
    }

    public Clip clip() {
        return clip;
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    /** Every joint in model space in the first frame. Shared, as that of the second one. */
    public double[] first() {
        return model[0];
    }

    public double[] second() {
        return model[1];
    }

    /** Writes every joint in model space at a fraction of the way. */
    public void pose(Interpolation way, double fraction, double[] modelSpace) {
        boolean isLocal = way.space() == Blend.LOCAL;
        JointColumns joints = way.at(pairs.computeIfAbsent(way, this::pair), fraction);
        if (isLocal) {
            clip.rig().toModelSpace(joints, modelSpace);
        } else {
            joints.write(modelSpace);
        }
    }

    private JointBlend pair(Interpolation way) {
        JointBlend pair = way.pair(clip.rig().size());
        double[][] joints = way.space() == Blend.LOCAL ? local : model;
        pair.between(joints[0], joints[1]);
        return pair;
    }

    /** The path of one joint: in parent space if that is where joints are interpolated, otherwise in model space. */
    public JointPath path(Interpolation way, int joint) {
        double[][] joints = way.space() == Blend.LOCAL ? local : model;
        return new JointPath(way, Transform.of(joints[0], joint), Transform.of(joints[1], joint));
    }

    /** The descendant of a joint that is farthest from it in the first frame; the joint itself if it has none. */
    public int farthest(int joint) {
        int farthest = joint;
        boolean[] within = clip.rig().subtree(joint);
        for (int other = 0; other < within.length; other++) {
            if (within[other] && distance(joint, other) > distance(joint, farthest)) {
                farthest = other;
            }
        }
        return farthest;
    }

    private double distance(int joint, int other) {
        return Transform.of(model[0], joint).distanceTo(Transform.of(model[0], other));
    }

    /** The unit vector from a joint to its farthest descendant in its own space; its x axis without one. */
    public double[] direction(int joint) {
        int farthest = farthest(joint);
        double length = distance(joint, farthest);
        if (!(length > 0) || !Double.isFinite(length)) {
            return new double[] {1, 0, 0};
        }
        double[] relative = new double[JointTransform.STRIDE];
        JointTransform.relative(model[0], joint, model[0], farthest, relative, 0);
        return new double[] {relative[0] / length, relative[1] / length, relative[2] / length};
    }
}
