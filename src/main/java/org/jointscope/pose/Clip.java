package org.jointscope.pose;

import org.jointscope.model.Component;

import java.util.Arrays;
import java.util.List;

/**
 * An animation in flat arrays. Each component of each joint comes from a float of the frame if the
 * clip has an index for it and the frame a number there, else from the baseframe.
 */
public final class Clip {

    private static final int COMPONENTS = Component.values().length;
    private static final double[] NO_FLOATS = {};

    /**
     * Two frames agree if no quaternion component differs by more: twice the tolerance of id's
     * exporter.
     */
    private static final double SAME_ORIENTATION = 2.0 / 8192;

    /** … and no joint lies further apart than this share of the skeleton's size. */
    private static final double SAME_POSITION = 1e-4;

    private final Rig rig;
    private final double frameRate;
    private final double[] baseframe;
    private final int[] floatIndex;
    private final List<double[]> frames;
    private final LoopRule ownLoopRule;
    private final double[] travel = new double[3];

    /**
     * All arrays are taken over, not copied.
     *
     * @param frameRate frames a second; 0 if the clip stands still
     * @param baseframe a finite number for each component of each joint
     * @param floatIndex where in a frame each component of each joint is; negative if in none
     * @param frames of any length; NaN where a number is missing
     */
    public Clip(
            Rig rig,
            double frameRate,
            double[] baseframe,
            int[] floatIndex,
            List<double[]> frames) {
        this.rig = rig;
        this.frameRate = frameRate;
        this.baseframe = baseframe;
        this.floatIndex = floatIndex;
        this.frames = frames;
        this.ownLoopRule = measureLoop();
    }

    public Rig rig() {
        return rig;
    }

    public int frameCount() {
        return frames.size();
    }

    /** Frames a second; 0 if the file gives none that makes sense, and the clip stands still. */
    public double frameRate() {
        return frameRate;
    }

    /**
     * {@link LoopRule#LAST_IS_FIRST} if the first and the last frame agree, the root's travel
     * aside.
     */
    public LoopRule ownLoopRule() {
        return ownLoopRule;
    }

    /**
     * The index in a frame's floats that a component comes from, if the frame has it; −1 for the
     * baseframe.
     */
    public int floatIndex(int joint, Component component) {
        return floatIndex[joint * COMPONENTS + component.ordinal()];
    }

    /**
     * The value that counts for a component of a joint: the frame's float, or the baseframe's where
     * the frame has none that can be read; 0 if neither can be.
     *
     * @param component 0 to 5, in the order of {@link Component}
     * @param frame zero-based; without that frame it is the baseframe
     */
    public double value(int joint, int component, int frame) {
        return value(floats(frame), joint * COMPONENTS + component);
    }

    private double value(double[] floats, int at) {
        int index = floatIndex[at];
        double value = index >= 0 && index < floats.length ? floats[index] : Double.NaN;
        return Double.isNaN(value) ? baseframe[at] : value;
    }

    public double value(int joint, Component component, int frame) {
        return value(joint, component.ordinal(), frame);
    }

    /** The baseframe's value that counts for a component of a joint; 0 if it cannot be read. */
    public double baseframe(int joint, Component component) {
        return baseframe(joint, component.ordinal());
    }

    /** The baseframe's value of a component, 0 to 5; 0 if it is missing or no number. */
    public double baseframe(int joint, int component) {
        return baseframe[joint * COMPONENTS + component];
    }

    /** A joint's baseframe, as seen from its parent: its pose where no frame says otherwise. */
    public Transform localBaseframe(int joint) {
        return transform(joint, NO_FLOATS);
    }

    /** A joint's pose in a frame, as seen from its parent; without that frame, its baseframe. */
    public Transform localTransform(int joint, int frame) {
        return transform(joint, floats(frame));
    }

    private double[] floats(int frame) {
        return frame < frames.size() ? frames.get(frame) : NO_FLOATS;
    }

    private Transform transform(int joint, double[] floats) {
        double[] row = new double[JointTransform.STRIDE];
        local(joint, floats, row, 0);
        return Transform.of(row, 0);
    }

    /**
     * The root's translation from the first frame to the last, along an axis, as {@link
     * RootMode#IN_PLACE} takes it.
     */
    double travel(int axis) {
        return travel[axis];
    }

    /**
     * Writes the joints of a frame relative to their parents. Without frames it is the baseframe.
     */
    void local(int frame, double[] out) {
        double[] floats = floats(frame);
        for (int joint = 0; joint < rig.size(); joint++) {
            local(joint, floats, out, joint);
        }
    }

    private void local(int joint, double[] floats, double[] out, int slot) {
        int at = joint * COMPONENTS;
        JointTransform.set(
                out,
                slot,
                value(floats, at),
                value(floats, at + 1),
                value(floats, at + 2),
                value(floats, at + 3),
                value(floats, at + 4),
                value(floats, at + 5));
    }

    private LoopRule measureLoop() {
        int root = rig.firstRoot();
        int last = frames.size() - 1;
        if (root < 0 || last < 1) {
            return LoopRule.LAST_IS_FIRST;
        }
        for (int axis = 0; axis < 3; axis++) {
            travel[axis] = value(root, axis, last) - value(root, axis, 0);
        }
        LoopRule rule = isLastFirst() ? LoopRule.LAST_IS_FIRST : LoopRule.WRAPS;
        if (rule == LoopRule.WRAPS) {
            travel[2] = 0;
        }
        return rule;
    }

    private boolean isLastFirst() {
        int last = frames.size() - 1;
        double samePosition = SAME_POSITION * size();
        for (int joint = 0; joint < rig.size(); joint++) {
            for (int c = 0; c < COMPONENTS; c++) {
                double travelled = c < 3 && rig.isRoot(joint) ? travel[c] : 0;
                double apart = Math.abs(value(joint, c, last) - value(joint, c, 0) - travelled);
                if (!(apart <= (c < 3 ? samePosition : SAME_ORIENTATION))) {
                    return false;
                }
            }
        }
        return true;
    }

    private double size() {
        double[] lengths = new double[rig.size()];
        Arrays.setAll(
                lengths,
                joint ->
                        JointTransform.length(
                                value(joint, 0, 0), value(joint, 1, 0), value(joint, 2, 0)));
        return rig.longestChain(lengths);
    }
}
