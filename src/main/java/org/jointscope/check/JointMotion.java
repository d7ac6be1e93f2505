package org.jointscope.check;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.SkinnedModel;

/** How the joints of an .md5anim go from frame to frame, and from the last to the first. */
final class JointMotion {

    private static final int AXES = 3;

    private JointMotion() {}

    static void check(Md5Anim anim, Motion motion, IssueLog issues) {
        if (motion.frameCount() < JointLeaps.LEAST_FRAMES) {
            return;
        }
        double size = skeletonSize(anim);
        JointSteps steps = new JointSteps(motion);
        JointLeaps leaps = new JointLeaps(motion, size, issues);
        LoopSeam seam = new LoopSeam(motion, Rig.of(anim), size);
        for (int joint = 0; joint < motion.jointCount(); joint++) {
            if (motion.isMoved(joint)) {
                steps.take(joint);
                leaps.check(steps);
                seam.add(steps);
            }
        }
        seam.report(issues);
    }

    /** In the first frame, from corner to corner of the box around all joints. */
    private static double skeletonSize(Md5Anim anim) {
        SkinnedModel skeleton = SkinnedModel.of(Clip.of(anim));
        skeleton.pose(0, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        double[] joints = skeleton.joints();
        double squared = 0;
        for (int axis = 0; axis < AXES; axis++) {
            double min = Double.POSITIVE_INFINITY;
            double max = Double.NEGATIVE_INFINITY;
            for (int at = axis; at < joints.length; at += JointTransform.STRIDE) {
                min = Math.min(min, joints[at]);
                max = Math.max(max, joints[at]);
            }
            squared += (max - min) * (max - min);
        }
        return Math.sqrt(squared);
    }
}
