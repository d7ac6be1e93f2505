package org.jointscope.check;

import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.SkeletonSize;
import org.jointscope.pose.md5.Md5Kernel;

/** How the joints of an .md5anim go from frame to frame, and from the last to the first. */
final class JointMotion {

    private JointMotion() {}

    static void check(Md5Anim anim, Motion motion, IssueLog issues) {
        if (motion.frameCount() < JointLeaps.LEAST_FRAMES) {
            return;
        }
        double size = SkeletonSize.of(Md5Kernel.clip(anim));
        JointSteps steps = new JointSteps(motion);
        JointLeaps leaps = new JointLeaps(motion, size, issues);
        LoopSeam seam = new LoopSeam(motion, Md5Kernel.rig(anim), size);
        for (int joint = 0; joint < motion.jointCount(); joint++) {
            Interruption.check();
            if (motion.isMoved(joint)) {
                steps.take(joint);
                leaps.check(steps);
                seam.add(steps);
            }
        }
        seam.report(issues);
    }
}
