package org.jointscope.check;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;

/** The rules for an .md5anim that need no mesh. */
public final class AnimCheck {

    /** Fewer constant floats than these, in all frames together, are not worth reporting. */
    private static final long LEAST_FLOATS = 100;

    /** … nor is a smaller share of the frames. */
    private static final double LEAST_SHARE = 0.1;

    private AnimCheck() {}

    public static void check(Md5Anim anim, IssueLog issues) {
        new HierarchyCheck(anim, issues).check();
        new JointComments(anim, issues).check();
        ComponentLayout layout = ComponentLayout.of(anim);
        new FloatClaims(anim, layout, issues).check();
        checkConstants(anim, layout, issues);
        BoundsRows.check(anim, issues);
        Motion motion = new Motion(anim, layout);
        OrientationLengths.check(anim, motion, issues);
        checkMotion(anim, motion, issues);
    }

    /**
     * Components that are in every frame and never change there: the baseframe could hold them
     * once. Exporters that animate all six components of all joints leave many of them.
     */
    private static void checkConstants(Md5Anim anim, ComponentLayout layout, IssueLog issues) {
        int frames = anim.frames().size();
        int count = layout.floatCount();
        long still = layout.stillFloats();
        if (still * (frames - 1L) >= LEAST_FLOATS && still >= LEAST_SHARE * count) {
            anim.numAnimatedComponents()
                    .ifPresent(
                            declared ->
                                    issues.add(
                                            IssueCode.COMPONENTS_CONSTANT,
                                            Places.of(declared.place()),
                                            Subject.FILE,
                                            still,
                                            count,
                                            frames,
                                            count - still,
                                            Figures.percent((double) still / count)));
        }
    }

    /** The steps of the joints from frame to frame, and from the last to the first. */
    private static void checkMotion(Md5Anim anim, Motion motion, IssueLog issues) {
        if (motion.frameCount() < JointLeaps.LEAST_FRAMES) {
            return;
        }
        double size = PoseSampler.skeletonSize(Md5Kernel.clip(anim));
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
