package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.pose.JointTransform;

/**
 * Orientations whose x, y and z leave nothing for w: x² + y² + z² is more than 1. Engines disagree
 * about them: id's take w = √|1 − x² − y² − z²| (Doom 3, idlib/math/Quat.h, CalcW), most others 0.
 */
final class OrientationLengths {

    private OrientationLengths() {}

    static void check(Md5Anim anim, Motion motion, IssueLog issues) {
        checkBaseframe(anim, issues);
        for (int joint = 0; joint < motion.jointCount(); joint++) {
            Interruption.check();
            if (motion.isMoved(joint)
                    && (motion.joint(joint).flags() & Component.ORIENTATION) != 0
                    && !JointTransform.isTooLong(lengthSquared(motion.restOfBaseframe(joint)))) {
                checkFrames(motion, joint, issues);
            }
        }
    }

    private static void checkBaseframe(Md5Anim anim, IssueLog issues) {
        int rows = Math.min(anim.baseframe().size(), anim.hierarchy().size());
        for (int joint = 0; joint < rows; joint++) {
            Interruption.check();
            BaseframeRow row = anim.baseframe().get(joint);
            double lengthSquared = row.orientation().lengthSquared();
            if (JointTransform.isTooLong(lengthSquared)) {
                issues.add(
                        IssueCode.BASEFRAME_ORIENTATION_TOO_LONG,
                        Places.of(row.place()),
                        Subject.ofJoint(joint),
                        joint,
                        Names.shown(anim.hierarchy().get(joint).name()),
                        Figures.near1(lengthSquared));
            }
        }
    }

    /** The frame's components with those that the baseframe adds to them. */
    private static void checkFrames(Motion motion, int joint, IssueLog issues) {
        for (int index = 0; index < motion.frameCount(); index++) {
            Interruption.check();
            double lengthSquared = lengthSquared(motion.pose(joint, index));
            if (!JointTransform.isTooLong(lengthSquared)) {
                continue;
            }
            if (issues.lists(IssueCode.FRAME_ORIENTATION_TOO_LONG)) {
                issues.add(
                        IssueCode.FRAME_ORIENTATION_TOO_LONG,
                        new Location(motion.line(joint, index), 1),
                        Subject.ofJoint(joint).frame(motion.frame(index)),
                        motion.frame(index),
                        joint,
                        Names.shown(motion.joint(joint).name()),
                        Figures.near1(lengthSquared));
            } else {
                issues.count(IssueCode.FRAME_ORIENTATION_TOO_LONG);
            }
        }
    }

    private static double lengthSquared(double[] pose) {
        return pose[3] * pose[3] + pose[4] * pose[4] + pose[5] * pose[5];
    }
}
