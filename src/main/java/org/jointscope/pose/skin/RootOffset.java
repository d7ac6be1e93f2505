package org.jointscope.pose.skin;

import java.util.Arrays;
import java.util.Set;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.Walk;

/**
 * The distance between the drawn position of an animation's first root and its position in the file. Values of a file
 * in model space, its bounds, must be moved by it to match the drawn model.
 */
public final class RootOffset {

    private static final int LOOKS = 16;

    private final PoseSampler sampler;
    private final int root;
    private final double[] joints;
    private final double[] drawn = new double[3];
    private PoseOptions shown = PoseOptions.FILE;
    private PoseOptions asInFile = PoseOptions.FILE;

    public RootOffset(Clip clip) {
        sampler = new PoseSampler(clip);
        root = clip.rig().firstRoot();
        joints = new double[clip.rig().size() * JointTransform.STRIDE];
    }

    /** Writes the offset along x, y and z. */
    public void at(double frame, RootMode mode, LoopRule loop, double[] out) {
        if (root < 0 || mode == RootMode.FILE) {
            Arrays.fill(out, 0);
            return;
        }
        shown = shown.with(Blend.LOCAL, mode, loop, Unflagged.BASEFRAME, Set.of(), Walk.NONE);
        asInFile = asInFile.with(Blend.LOCAL, RootMode.FILE, loop, Unflagged.BASEFRAME, Set.of(), Walk.NONE);
        position(frame, shown, drawn);
        position(frame, asInFile, out);
        for (int axis = 0; axis < 3; axis++) {
            out[axis] = drawn[axis] - out[axis];
        }
    }

    private void position(double frame, PoseOptions options, double[] out) {
        sampler.sample(frame, options, joints);
        System.arraycopy(joints, root * JointTransform.STRIDE, out, 0, 3);
    }

    /** The box of a whole animation in one root mode, given the one in another; can be slightly too large. */
    public Extent moved(Extent extent, RootMode from, RootMode to) {
        if (from == to || root < 0) {
            return extent;
        }
        double[] min = new double[3];
        double[] max = new double[3];
        Arrays.fill(min, Double.POSITIVE_INFINITY);
        Arrays.fill(max, Double.NEGATIVE_INFINITY);
        double[] before = new double[3];
        double[] after = new double[3];
        for (int look = 0; look < LOOKS; look++) {
            double frame = (double) look * Math.max(0, sampler.clip().frameCount() - 1) / (LOOKS - 1);
            at(frame, from, LoopRule.LAST_IS_FIRST, before);
            at(frame, to, LoopRule.LAST_IS_FIRST, after);
            for (int axis = 0; axis < 3; axis++) {
                min[axis] = Math.min(min[axis], after[axis] - before[axis]);
                max[axis] = Math.max(max[axis], after[axis] - before[axis]);
            }
        }
        Extent moved = new Extent(
                extent.minX() + min[0],
                extent.minY() + min[1],
                extent.minZ() + min[2],
                extent.maxX() + max[0],
                extent.maxY() + max[1],
                extent.maxZ() + max[2]);
        return Extent.isSane(moved.diagonal()) ? moved : extent;
    }
}
