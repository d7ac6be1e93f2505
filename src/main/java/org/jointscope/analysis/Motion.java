package org.jointscope.analysis;

import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout.LayoutStatus;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.pose.JointTransform;

/**
 * The reliable part of an animation's movement: the joints that share no component, in the frames of the correct
 * length, over a baseframe with a row for each joint. Elsewhere a value can belong to another joint, which is reported
 * as such; issues of the movement would only repeat that. So the work is limited by the number of components in the
 * file, regardless of its hierarchy.
 */
public final class Motion {

    private static final Set<LayoutStatus> SOUND =
            Set.of(LayoutStatus.FITS, LayoutStatus.BITS_MISSING, LayoutStatus.GAP, LayoutStatus.CONSTANT);

    private final Md5Anim anim;
    private final ComponentLayout layout;
    private final int[] frames;
    private final double[][] rests;

    public Motion(Md5Anim anim, ComponentLayout layout) {
        this.anim = anim;
        this.layout = layout;
        this.rests = new double[anim.hierarchy().size()][];
        this.frames = IntStream.range(0, anim.frames().size())
                .filter(frame -> anim.frames().get(frame).size() == layout.componentCount())
                .toArray();
    }

    /** Number of frames of the correct length. */
    public int frameCount() {
        return frames.length;
    }

    /** True if all frames of the file have the correct length. */
    public boolean hasAllFrames() {
        return frames.length == anim.frames().size();
    }

    /** The index in the file of one of these frames. */
    public int frame(int index) {
        return frames[index];
    }

    public int jointCount() {
        return layout.size();
    }

    public AnimJoint joint(int joint) {
        return anim.hierarchy().get(joint);
    }

    public boolean isMoved(int joint) {
        return anim.baseframe().size() == rests.length
                && layout.joint(joint).count() > 0
                && SOUND.contains(layout.joint(joint).status());
    }

    /** The source line on which a joint's components in a frame begin. */
    public int line(int joint, int index) {
        return anim.frames().get(frames[index]).line(layout.joint(joint).start());
    }

    /** The baseframe without the components that the frames contain: they are 0, as is w. */
    public double[] restOfBaseframe(int joint) {
        if (rests[joint] == null) {
            rests[joint] = new double[JointTransform.STRIDE];
            BaseframeRow row = anim.baseframe().get(joint);
            int flags = joint(joint).flags();
            for (Component component : Component.values()) {
                rests[joint][component.ordinal()] = component.isIn(flags) ? 0 : row.value(component);
            }
        }
        return rests[joint];
    }

    /**
     * Writes the pose of a joint in one of the frames into an array, in the layout of {@link JointTransform}, and
     * returns the array. Components that could not be read are NaN. The orientation has length 1, unless it is
     * non-unit.
     */
    public double[] pose(int joint, int index, double[] pose) {
        System.arraycopy(restOfBaseframe(joint), 0, pose, 0, JointTransform.STRIDE);
        Frame frame = anim.frames().get(frames[index]);
        int next = layout.joint(joint).start();
        for (int flags = joint(joint).flags() & Component.ALL; flags != 0; flags &= flags - 1) {
            pose[Integer.numberOfTrailingZeros(flags)] = frame.value(next++);
        }
        pose[6] = JointTransform.w(pose[3], pose[4], pose[5]);
        return pose;
    }
}
