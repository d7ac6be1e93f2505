package org.jointscope.check;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.suggest.SignRepairs;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;

/** The rules for an .md5anim without a mesh. */
public final class AnimCheck {

    /** Fewer constant values than this, in all frames together, are not reported. */
    private static final long LEAST_COMPONENTS = 100;

    /** … nor is a smaller share of the frames. */
    private static final double LEAST_SHARE = 0.1;

    private AnimCheck() {}

    public static void check(Md5Anim anim, IssueLog issues) {
        new HierarchyCheck(anim, issues).check();
        new JointComments(anim, issues).check();
        ComponentLayout layout = ComponentLayout.of(anim);
        new ComponentUses(anim, layout, issues).check();
        checkConstants(anim, layout, issues);
        BoundsRows.check(anim, issues);
        Motion motion = new Motion(anim, layout);
        checkBaseframe(anim, issues);
        checkOrientations(motion, issues);
        checkMotion(anim, motion, issues);
    }

    /**
     * Components that are in every frame and never change: the baseframe could contain them once. Exporters that
     * animate all six components of all joints write many of them.
     */
    private static void checkConstants(Md5Anim anim, ComponentLayout layout, IssueLog issues) {
        int frames = anim.frames().size();
        int count = layout.componentCount();
        long still = layout.stillComponents();
        if (still * (frames - 1L) >= LEAST_COMPONENTS && still >= LEAST_SHARE * count) {
            anim.numAnimatedComponents()
                    .ifPresent(declared -> issues.add(
                            IssueCode.COMPONENTS_CONSTANT,
                            Locations.of(declared.location()),
                            Subject.FILE,
                            still,
                            count,
                            frames,
                            count - still,
                            Figures.percent((double) still / count)));
        }
    }

    /**
     * Orientations with x² + y² + z² of more than 1, so that w cannot be computed. Engines differ: Doom 3 computes w =
     * √|1 − x² − y² − z²| (idlib/math/Quat.h, CalcW), most other engines use 0.
     */
    private static void checkBaseframe(Md5Anim anim, IssueLog issues) {
        int rows = Math.min(anim.baseframe().size(), anim.hierarchy().size());
        for (int joint = 0; joint < rows; joint++) {
            Interruption.check();
            BaseframeRow row = anim.baseframe().get(joint);
            double lengthSquared = row.orientation().lengthSquared();
            if (JointTransform.isTooLong(lengthSquared)) {
                issues.add(
                        IssueCode.BASEFRAME_ORIENTATION_NON_UNIT,
                        Locations.of(row.location()),
                        Subject.ofJoint(joint),
                        joint,
                        Names.shown(anim.hierarchy().get(joint).name()),
                        Figures.near1(lengthSquared));
            }
        }
    }

    /** Orientations of each frame, including the components from the baseframe. */
    private static void checkOrientations(Motion motion, IssueLog issues) {
        double[] pose = new double[JointTransform.STRIDE];
        for (int joint = 0; joint < motion.jointCount(); joint++) {
            Interruption.check();
            if (motion.isMoved(joint)
                    && (motion.joint(joint).flags() & Component.ORIENTATION) != 0
                    && !JointTransform.isTooLong(lengthSquared(motion.restOfBaseframe(joint)))) {
                for (int frame = 0; frame < motion.frameCount(); frame++) {
                    Interruption.check();
                    double lengthSquared = lengthSquared(motion.pose(joint, frame, pose));
                    if (JointTransform.isTooLong(lengthSquared)) {
                        issues.add(
                                IssueCode.FRAME_ORIENTATION_NON_UNIT,
                                new Location(motion.line(joint, frame), 1),
                                Subject.ofJoint(joint).frame(motion.frame(frame)),
                                motion.frame(frame),
                                joint,
                                Names.shown(motion.joint(joint).name()),
                                Figures.near1(lengthSquared));
                    }
                }
            }
        }
    }

    private static double lengthSquared(double[] pose) {
        return pose[3] * pose[3] + pose[4] * pose[4] + pose[5] * pose[5];
    }

    /** The changes of the joints from frame to frame, and from the last frame to the first. */
    private static void checkMotion(Md5Anim anim, Motion motion, IssueLog issues) {
        if (motion.frameCount() < JointLeaps.LEAST_FRAMES) {
            return;
        }
        double size = PoseSampler.skeletonSize(Md5Kernel.clip(anim));
        JointSteps steps = new JointSteps(motion);
        JointLeaps leaps = new JointLeaps(motion, size, new SignRepairs(anim), issues);
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
