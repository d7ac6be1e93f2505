package org.jointscope.check;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.Rig;
import org.jointscope.pose.SkeletonSize;

/** How the joints of an .md5anim go from frame to frame, and from the last to the first. */
final class JointMotion {

    private JointMotion() {}

    static void check(Md5Anim anim, Motion motion, IssueLog issues) {
        if (motion.frameCount() < JointLeaps.LEAST_FRAMES) {
            return;
        }
        double size = SkeletonSize.of(Clip.of(anim));
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
}
