package org.jointscope.check;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.Motion;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;

/** What is wrong with an .md5anim, so far as it can be seen without a mesh. */
public final class AnimCheck {

    private AnimCheck() {}

    public static void check(Md5Anim anim, IssueLog issues) {
        HierarchyCheck.check(anim, issues);
        JointComments.check(anim, issues);
        ComponentLayout layout = ComponentLayout.of(anim);
        FloatClaims.check(anim, layout, issues);
        ConstantComponents.check(anim, layout, issues);
        BoundsRows.check(anim, issues);
        UnchangedBounds.check(anim, issues);
        Motion motion = new Motion(anim, layout);
        OrientationLengths.check(anim, motion, issues);
        JointMotion.check(anim, motion, issues);
    }
}
