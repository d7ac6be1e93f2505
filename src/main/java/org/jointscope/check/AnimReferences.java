package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

/** What is wrong with an .md5anim, so far as it can be seen without a mesh. */
public final class AnimReferences {

    private AnimReferences() {}

    public static void check(Md5Anim anim, IssueLog issues) {
        Hierarchy hierarchy = new Hierarchy(issues);
        for (AnimJoint joint : anim.hierarchy()) {
            hierarchy.add(joint.name(), joint.parent(), joint.place());
        }
        hierarchy.check();
        if (hierarchy.rootCount() > 1) {
            issues.add(
                    IssueCode.ROOT_SEVERAL,
                    Places.of(hierarchy.secondRoot()),
                    Subject.FILE,
                    hierarchy.rootCount());
        }
        ComponentLayout layout = ComponentLayout.of(anim);
        FloatClaims.check(anim, layout, issues);
        ConstantComponents.check(anim, layout, issues);
        BoundsRows.check(anim, issues);
    }
}
