package org.jointscope.edit;

import org.jointscope.analysis.JointPartners;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.Arrays;

/**
 * The distance that an edit moves joints: in model space, over all frames (not between them), with
 * the root where the file has it. Joints are compared with those of the same name: see {@link
 * JointPartners}; one that only one side has does not count.
 *
 * @param moved what moves farthest
 * @param distance that it moves, in game units; 0 if nothing moves
 * @param turned what turns farthest
 * @param degrees that it turns, 0 to 180; 0 if nothing turns
 * @param skeletonSize of the animation before, in game units: see {@link PoseSampler#skeletonSize}
 */
public record PoseChange(
        Spot moved, double distance, Spot turned, double degrees, double skeletonSize) {

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
     * What an animation's poses and those of what became of it differ by. Poses all frames: not for
     * the window's thread. A thread that is interrupted stops, and tells only of the frames until
     * then.
     */
    public static PoseChange between(Md5Anim before, Md5Anim after) {
        Clip from = Md5Kernel.clip(before);
        Clip to = Md5Kernel.clip(after);
        PoseSampler fromSampler = new PoseSampler(from);
        PoseSampler toSampler = new PoseSampler(to);
        double[] joints = new double[from.rig().size() * JointTransform.STRIDE];
        double[] others = new double[to.rig().size() * JointTransform.STRIDE];
        JointPartners partners = new JointPartners(to.rig().names(), from.rig().names());
        PoseChange change =
                new PoseChange(Spot.NOWHERE, 0, Spot.NOWHERE, 0, PoseSampler.skeletonSize(from));
        int frames = Math.max(1, from.frameCount());
        for (int frame = 0; frame < frames && !Thread.currentThread().isInterrupted(); frame++) {
            fromSampler.sample(frame, joints);
            toSampler.sample(frame, others);
            for (int joint = 0; joint < from.rig().size(); joint++) {
                int partner = partners.inMesh(joint);
                if (partner != JointPartners.NONE && !isSame(joints, joint, others, partner)) {
                    change =
                            change.or(
                                    new Spot(joint, frame),
                                    Transform.of(joints, joint),
                                    Transform.of(others, partner));
                }
            }
        }
        return change;
    }

    /** Quick, and most joints have not moved. */
    private static boolean isSame(double[] joints, int joint, double[] others, int other) {
        int from = joint * JointTransform.STRIDE;
        int to = other * JointTransform.STRIDE;
        return Arrays.equals(
                joints, from, from + JointTransform.STRIDE, others, to, to + JointTransform.STRIDE);
    }

    /** This, or what moves or turns farther. */
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

    /** Whether every joint stays where it is, and as it is turned, in all frames. */
    public boolean isNone() {
        return distance == 0 && degrees == 0;
    }

    /** The distance as a share of the skeleton's size; infinite if the skeleton has none. */
    public double share() {
        return distance == 0 ? 0 : distance / skeletonSize;
    }
}
