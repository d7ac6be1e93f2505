package org.jointscope.check;

import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;

/**
 * What is wrong with joints, at their rows: every message begins with the joint's index and name.
 */
final class JointReports {

    private final Hierarchy joints;
    private final IssueLog issues;

    JointReports(Hierarchy joints, IssueLog issues) {
        this.joints = joints;
        this.issues = issues;
    }

    void report(IssueCode code, int joint, Object... more) {
        if (!issues.lists(code)) {
            issues.count(code);
            return;
        }
        Object[] arguments = new Object[more.length + 2];
        arguments[0] = joint;
        arguments[1] = joints.shownName(joint);
        System.arraycopy(more, 0, arguments, 2, more.length);
        issues.add(code, Places.of(joints.place(joint)), Subject.ofJoint(joint), arguments);
    }
}
