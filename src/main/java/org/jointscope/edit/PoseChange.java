package org.jointscope.edit;

import java.util.Arrays;
import org.jointscope.analysis.JointPartners;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The distance by which an edit moves joints: in model space, over all frames (not between them), with the root's
 * translation. Joints are compared with those of the same name, see {@link JointPartners}; joints that only one
 * animation has are ignored.
 *
 * @param moved the joint with the largest translation
 * @param distance of this translation, in game units; 0 if no joint moves
 * @param turned the joint with the largest rotation
 * @param degrees of this rotation, 0 to 180; 0 if no joint rotates
 * @param skeletonSize of the animation before, in game units: see {@link PoseSampler#skeletonSize}
 */
public record PoseChange(Spot moved, double distance, Spot turned, double degrees, double skeletonSize) {

    /**
     * A joint in a frame.
     *
     * @param joint its index before the edit; {@link JointPartners#NONE} if there is none
     * @param frame zero-based
     */
    public record Spot(int joint, int frame) {

        public static final Spot NOWHERE = new Spot(JointPartners.NONE, 0);
    }

    /**
     * Computes the differences between the poses of an animation and its edited version. Poses all frames: too slow for
     * the window's thread. An interrupted thread stops, with the result for the frames until then.
     */
    public static PoseChange between(Md5Anim before, Md5Anim after) {
        Clip from = Md5Kernel.clip(before);
        Clip to = Md5Kernel.clip(after);
        PoseSampler fromSampler = new PoseSampler(from);
        PoseSampler toSampler = new PoseSampler(to);
        double[] joints = new double[from.rig().size() * JointTransform.STRIDE];
        double[] others = new double[to.rig().size() * JointTransform.STRIDE];
        JointPartners partners = new JointPartners(to.rig().names(), from.rig().names());
        PoseChange change = new PoseChange(Spot.NOWHERE, 0, Spot.NOWHERE, 0, PoseSampler.skeletonSize(from));
        int frames = Math.max(1, from.frameCount());
        for (int frame = 0; frame < frames && !Thread.currentThread().isInterrupted(); frame++) {
            fromSampler.sample(frame, joints);
            toSampler.sample(frame, others);
            for (int joint = 0; joint < from.rig().size(); joint++) {
                int partner = partners.inMesh(joint);
                if (partner != JointPartners.NONE && !isSame(joints, joint, others, partner)) {
                    change = change.or(
                            new Spot(joint, frame), Transform.of(joints, joint), Transform.of(others, partner));
                }
            }
        }
        return change;
    }

    /** A quick comparison, because most joints do not move. */
    private static boolean isSame(double[] joints, int joint, double[] others, int other) {
        int from = joint * JointTransform.STRIDE;
        int to = other * JointTransform.STRIDE;
        return Arrays.equals(joints, from, from + JointTransform.STRIDE, others, to, to + JointTransform.STRIDE);
    }

    /** The larger translation and the larger rotation of this and the given change. */
    private PoseChange or(Spot spot, Transform from, Transform to) {
        double way = from.distanceTo(to);
        double angle = from.degreesTo(to);
        return new PoseChange(
                way > distance ? spot : moved,
                way > distance ? way : distance,
                angle > degrees ? spot : turned,
                angle > degrees ? angle : degrees,
                skeletonSize);
    }

    /** True if every joint keeps its position and orientation in all frames. */
    public boolean isNone() {
        return distance == 0 && degrees == 0;
    }

    /** The distance as a share of the skeleton's size; infinite if the size is 0. */
    public double share() {
        return distance == 0 ? 0 : distance / skeletonSize;
    }
}
