package org.jointscope.check;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;

/**
 * Whether all descendants of a joint stand right behind it. Doom 3 relies on it for the joint lists
 * of its .def files: {@code *leg} takes the joints behind {@code leg} up to the first whose parent
 * stands before {@code leg} (anim/Anim_Blend.cpp, GetJointList), and a descendant behind that one
 * is lost. One finding a list that loses joints.
 */
final class JointOrder {

    private static final int OPEN = -1;

    private JointOrder() {}

    static void check(Hierarchy joints, IssueLog issues) {
        JointReports reports = new JointReports(joints, issues);
        int[] end = new int[joints.size()];
        boolean[] reported = new boolean[joints.size()];
        int[] open = new int[joints.size()];
        int depth = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            int parent = joints.parent(joint);
            while (joints.hasReadableParent(joint) && depth > 0 && open[depth - 1] > parent) {
                end[open[--depth]] = joint;
            }
            boolean before = parent >= 0 && parent < joint;
            if (before && end[parent] != OPEN && !reported[parent]) {
                reported[parent] = true;
                report(joints, joint, end[parent], reports);
            }
            open[depth++] = joint;
            end[joint] = OPEN;
        }
    }

    private static void report(Hierarchy joints, int joint, int end, JointReports reports) {
        int ancestor = joints.parent(joint);
        String name = joints.shownName(ancestor);
        reports.report(
                IssueCode.JOINT_ORDER_NOT_DEPTH_FIRST,
                joint,
                ancestor,
                name,
                name,
                end,
                joints.shownName(end));
    }
}
