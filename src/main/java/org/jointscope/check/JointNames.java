package org.jointscope.check;

import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Names that do not tell joints apart. Doom 3 looks a joint up by name without regard to capitals
 * and takes the first that fits (renderer/Model_md5.cpp, GetJointHandle).
 */
final class JointNames {

    private JointNames() {}

    static void check(Hierarchy joints, IssueLog issues) {
        JointReports reports = new JointReports(joints, issues);
        Map<String, Integer> byName = new HashMap<>();
        Map<String, Integer> bySmallLetters = new HashMap<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            String name = joints.name(joint);
            if (name.isEmpty()) {
                checkEmpty(joints, joint, issues);
                continue;
            }
            Integer same = byName.putIfAbsent(name, joint);
            Integer alike = bySmallLetters.putIfAbsent(name.toLowerCase(Locale.ROOT), joint);
            if (same != null) {
                reports.report(IssueCode.JOINT_NAME_DUPLICATE, joint, same);
            } else if (alike != null) {
                reports.report(IssueCode.JOINT_NAME_CASE, joint, alike, joints.shownName(alike));
            }
        }
    }

    /** A row whose name cannot be read has nothing behind it, either, and has been reported. */
    private static void checkEmpty(Hierarchy joints, int joint, IssueLog issues) {
        if (joints.hasReadableParent(joint)) {
            issues.add(
                    IssueCode.JOINT_NAME_EMPTY,
                    Places.of(joints.place(joint)),
                    Subject.ofJoint(joint),
                    joint);
        }
    }
}
