package org.jointscope.pose;

import java.util.Arrays;
import java.util.List;
import org.jointscope.model.Component;

/**
 * An animation in flat arrays. Each component of each joint comes from the frame if the clip has an index for it and
 * the frame has a number at that index, otherwise from the baseframe.
 */
public final class Clip {

    private static final int COMPONENTS = Component.values().length;
    private static final double[] NO_VALUES = {};

    /** Two frames are equal if no quaternion component differs by more: twice the tolerance of id's exporter. */
    private static final double SAME_ORIENTATION = 2.0 / 8192;

    /** … and if no position of a joint differs by more than this share of the skeleton's size. */
    private static final double SAME_POSITION = 1e-4;

    /** ET: Quake Wars loads all frames up to this number. */
    private static final int UNHALVED = 4;

    private final Rig rig;
    private final double frameRate;
    private final double[] baseframe;
    private final int[] componentIndex;

    /** The same by component. */
    private final int[][] componentIndices;

    private final JointColumns still;
    private final JointColumns stillAtZero;
    private final List<double[]> frames;
    private final JointScales scales;
    private final boolean halved;
    private final LoopRule ownLoopRule;
    private final double[] travel = new double[3];

    /**
     * The arrays are not copied.
     *
     * @param frameRate frames per second; 0 if the clip does not play
     * @param baseframe a finite number for each component of each joint
     * @param componentIndex index of each component of each joint in a frame; negative if the frame does not contain it
     * @param frames of any length; NaN where a number is missing
     */
    public Clip(Rig rig, double frameRate, double[] baseframe, int[] componentIndex, List<double[]> frames) {
        this(rig, frameRate, baseframe, componentIndex, frames, JointScales.NONE, false);
    }

    private Clip(
            Rig rig,
            double frameRate,
            double[] baseframe,
            int[] componentIndex,
            List<double[]> frames,
            JointScales scales,
            boolean halved) {
        this.rig = rig;
        this.frameRate = frameRate;
        this.baseframe = baseframe;
        this.componentIndex = componentIndex;
        this.componentIndices = byComponent(componentIndex);
        this.still = still(baseframe);
        this.stillAtZero = new JointColumns(rig.size());
        this.frames = frames;
        this.scales = scales;
        this.halved = halved;
        this.ownLoopRule = measureLoop();
    }

    public Rig rig() {
        return rig;
    }

    /** The same clip with other scales, which must be those of its joints. */
    public Clip withScales(JointScales other) {
        return other == scales ? this : new Clip(rig, frameRate, baseframe, componentIndex, frames, other, halved);
    }

    /**
     * The same clip with half of its frames, as ET: Quake Wars loads it: in the same time, it interpolates between the
     * frames that are left (game/anim/Anim.cpp, Resample). A clip of at most {@value #UNHALVED} frames keeps them all.
     */
    public Clip withHalfOfTheFrames(boolean half) {
        return half == halved ? this : new Clip(rig, frameRate, baseframe, componentIndex, frames, scales, half);
    }

    /** Whether only half of the frames is used. */
    public boolean isHalved() {
        return halved;
    }

    /** The moment in frames that are left, from a moment in frames of the file. */
    double leftMoment(double moment) {
        return moment * (left() - 1) / (frames.size() - 1);
    }

    /** The frame of the file that is left at an index, rounded down as in the engine. */
    int leftFrame(int index) {
        return (int) ((long) index * (frames.size() - 1) / (left() - 1));
    }

    boolean isShortened() {
        return halved && frames.size() > UNHALVED;
    }

    private int left() {
        return frames.size() / 2;
    }

    /** The scales of the joints, which are independent of their components. */
    public JointScales scales() {
        return scales;
    }

    public int frameCount() {
        return frames.size();
    }

    /** Frames per second; 0 if the file contains no usable rate, so that the clip does not play. */
    public double frameRate() {
        return frameRate;
    }

    /** {@link LoopRule#LAST_IS_FIRST} if the first and the last frame are equal, except for the root's travel. */
    public LoopRule ownLoopRule() {
        return ownLoopRule;
    }

    /** The index in a frame that a component is read from, if the frame contains it; −1 for the baseframe. */
    public int componentIndex(int joint, Component component) {
        return componentIndex[joint * COMPONENTS + component.ordinal()];
    }

    /**
     * The effective value of a component of a joint: that of the frame, or of the baseframe if the frame has no
     * readable one; 0 if neither is readable.
     *
     * @param component 0 to 5, in the order of {@link Component}
     * @param frame zero-based; the baseframe if there is no such frame
     */
    public double value(int joint, int component, int frame) {
        return value(values(frame), joint * COMPONENTS + component);
    }

    private double value(double[] values, int at) {
        int index = componentIndex[at];
        double value = index >= 0 && index < values.length ? values[index] : Double.NaN;
        return Double.isNaN(value) ? baseframe[at] : value;
    }

    public double value(int joint, Component component, int frame) {
        return value(joint, component.ordinal(), frame);
    }

    /** Whether all joints of another clip have the same indices of components and the same numbers in a frame. */
    public boolean hasEqualFrame(Clip other, int frame) {
        return Arrays.equals(componentIndex, other.componentIndex)
                && Arrays.equals(baseframe, other.baseframe)
                && Arrays.equals(values(frame), other.values(frame));
    }

    /** Whether a frame has a readable value of a component of a joint; otherwise, the baseframe's value applies. */
    public boolean isInFrame(int joint, Component component, int frame) {
        double[] values = values(frame);
        int index = componentIndex(joint, component);
        return index >= 0 && index < values.length && !Double.isNaN(values[index]);
    }

    /** The effective value of the baseframe for a component of a joint; 0 if it cannot be read. */
    public double baseframe(int joint, Component component) {
        return baseframe(joint, component.ordinal());
    }

    /** The baseframe's value of a component, 0 to 5; 0 if it is missing or not a number. */
    public double baseframe(int joint, int component) {
        return baseframe[joint * COMPONENTS + component];
    }

    /** A joint's baseframe in parent space: its components in frames that do not contain them. */
    public Transform localBaseframe(int joint) {
        return transform(joint, NO_VALUES);
    }

    /** A joint's pose in a frame, in parent space; its baseframe if there is no such frame. */
    public Transform localTransform(int joint, int frame) {
        return transform(joint, values(frame));
    }

    /** The numbers of a frame; none if there is no such frame. */
    double[] values(int frame) {
        return frame < frames.size() ? frames.get(frame) : NO_VALUES;
    }

    private Transform transform(int joint, double[] values) {
        double[] row = new double[JointTransform.STRIDE];
        int at = joint * COMPONENTS;
        JointTransform.set(
                row,
                0,
                value(values, at),
                value(values, at + 1),
                value(values, at + 2),
                value(values, at + 3),
                value(values, at + 4),
                value(values, at + 5));
        return Transform.of(row, 0);
    }

    /**
     * The root's translation from the first frame to the last, along an axis, as defined for {@link RootMode#IN_PLACE}.
     */
    double travel(int axis) {
        return travel[axis];
    }

    /**
     * Writes the components of the joints in a frame, without w. Writes the baseframe, or zeros, if there are no
     * frames.
     */
    void components(int frame, Unflagged unflagged, JointColumns out) {
        double[] values = values(frame);
        JointColumns others = others(unflagged);
        for (int c = 0; c < COMPONENTS; c++) {
            read(values, componentIndices[c], others.column(c), out.column(c));
        }
    }

    /** The values of components that are not in the frame. */
    JointColumns others(Unflagged unflagged) {
        return unflagged == Unflagged.ZERO ? stillAtZero : still;
    }

    /** The index of a component of each joint in a frame; negative if the frame does not contain it. */
    int[] indices(int component) {
        return componentIndices[component];
    }

    static void read(double[] values, int[] index, double[] others, double[] out) {
        for (int joint = 0; joint < index.length; joint++) {
            int at = index[joint];
            double value = at >= 0 && at < values.length ? values[at] : Double.NaN;
            if (Math.abs(value) <= Double.MAX_VALUE) {
                out[joint] = value;
            } else {
                out[joint] = Double.isNaN(value) ? others[joint] : 0;
            }
        }
    }

    private static int[][] byComponent(int[] componentIndex) {
        int[][] indices = new int[COMPONENTS][componentIndex.length / COMPONENTS];
        for (int at = 0; at < componentIndex.length; at++) {
            indices[at % COMPONENTS][at / COMPONENTS] = componentIndex[at];
        }
        return indices;
    }

    /** All joints at the values of a baseframe. */
    private static JointColumns still(double[] baseframe) {
        JointColumns joints = new JointColumns(baseframe.length / COMPONENTS);
        for (int at = 0; at < baseframe.length; at++) {
            joints.column(at % COMPONENTS)[at / COMPONENTS] = baseframe[at];
        }
        return joints;
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
                lengths, joint -> JointTransform.length(value(joint, 0, 0), value(joint, 1, 0), value(joint, 2, 0)));
        return rig.longestChain(lengths);
    }
}
