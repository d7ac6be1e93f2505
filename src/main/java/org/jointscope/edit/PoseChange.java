package org.jointscope.edit;

import org.jointscope.analysis.JointPartners;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.SkeletonSize;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.Arrays;
import java.util.List;

/**
 * The distance that an edit moves joints: in model space, over all frames (not between them), with
 * the root where the file has it. Joints are compared with those of the same name: see {@link
 * JointPartners}; one that only one side has does not count.
 *
 * @param moved what moves farthest
 * @param distance that it moves, in game units; 0 if nothing moves
 * @param turned what turns farthest
 * @param degrees that it turns, 0 to 180; 0 if nothing turns
 * @param skeletonSize of the animation before, in game units: see {@link SkeletonSize}
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
        return new Measure(Md5Kernel.clip(before), Md5Kernel.clip(after)).result();
    }

    /** Whether every joint stays where it is, and as it is turned, in all frames. */
    public boolean isNone() {
        return distance == 0 && degrees == 0;
    }

    /** The distance as a share of the skeleton's size; infinite if the skeleton has none. */
    public double share() {
        return distance == 0 ? 0 : distance / skeletonSize;
    }

    private static final class Measure {

        private final Clip before;
        private final PoseSampler old;
        private final PoseSampler edited;
        private final double[] oldJoints;
        private final double[] editedJoints;
        private final JointPartners partners;
        private Spot moved = Spot.NOWHERE;
        private double distance;
        private Spot turned = Spot.NOWHERE;
        private double degrees;

        Measure(Clip before, Clip after) {
            this.before = before;
            this.old = new PoseSampler(before);
            this.edited = new PoseSampler(after);
            this.oldJoints = new double[before.rig().size() * JointTransform.STRIDE];
            this.editedJoints = new double[after.rig().size() * JointTransform.STRIDE];
            List<String> names = after.rig().names();
            this.partners = new JointPartners(names, before.rig().names());
        }

        PoseChange result() {
            int frames = Math.max(1, before.frameCount());
            for (int frame = 0; frame < frames && !isInterrupted(); frame++) {
                sample(old, frame, oldJoints);
                sample(edited, frame, editedJoints);
                compare(frame);
            }
            return new PoseChange(moved, distance, turned, degrees, SkeletonSize.of(before));
        }

        private static boolean isInterrupted() {
            return Thread.currentThread().isInterrupted();
        }

        private static void sample(PoseSampler sampler, int frame, double[] joints) {
            sampler.sample(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST, joints);
        }

        private void compare(int frame) {
            for (int joint = 0; joint < before.rig().size(); joint++) {
                int partner = partners.inMesh(joint);
                if (partner != JointPartners.NONE && !isSame(joint, partner)) {
                    compare(frame, joint, partner);
                }
            }
        }

        /** Quick, and most joints have not moved. */
        private boolean isSame(int joint, int partner) {
            int stride = JointTransform.STRIDE;
            return Arrays.equals(
                    oldJoints,
                    joint * stride,
                    (joint + 1) * stride,
                    editedJoints,
                    partner * stride,
                    (partner + 1) * stride);
        }

        private void compare(int frame, int joint, int partner) {
            Transform from = Transform.of(oldJoints, joint);
            Transform to = Transform.of(editedJoints, partner);
            if (from.distanceTo(to) > distance) {
                distance = from.distanceTo(to);
                moved = new Spot(joint, frame);
            }
            if (from.degreesTo(to) > degrees) {
                degrees = from.degreesTo(to);
                turned = new Spot(joint, frame);
            }
        }
    }
}
