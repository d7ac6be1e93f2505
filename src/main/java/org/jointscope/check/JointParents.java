package org.jointscope.check;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;

/** Whether the parents that joints name make a tree, each before its children, of one root. */
final class JointParents {

    private final Hierarchy joints;
    private final JointReports reports;
    private final boolean[] onCycle;
    private final boolean[] headsCycle;

    JointParents(Hierarchy joints, IssueLog issues) {
        this.joints = joints;
        this.reports = new JointReports(joints, issues);
        this.onCycle = new boolean[joints.size()];
        this.headsCycle = new boolean[joints.size()];
    }

    void check() {
        findCycles();
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            checkParent(joint, joints.parent(joint));
        }
        checkRoots();
    }

    private void checkParent(int joint, int parent) {
        if (parent >= joints.limit().count()) {
            reports.report(IssueCode.JOINT_PARENT_INVALID, joint, parent, joints.limit().count());
        } else if (parent == joint) {
            reports.report(IssueCode.JOINT_PARENT_SELF, joint);
        } else if (headsCycle[joint]) {
            reports.report(IssueCode.JOINT_PARENT_CYCLE, joint, parent, joints.shownName(parent));
        } else if (parent > joint && joints.exists(parent) && !onCycle[joint]) {
            reports.report(IssueCode.JOINT_PARENT_LATER, joint, parent, joints.shownName(parent));
        }
    }

    private void checkRoots() {
        int count = 0;
        int second = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            if (joints.isRoot(joint) && ++count == 2) {
                second = joint;
            }
        }
        if (count > 1) {
            reports.report(IssueCode.ROOT_SEVERAL, second, count);
        }
    }

    /**
     * Walks up, never twice over the same joint; a walk that meets itself has found a cycle, though
     * the joint where it began may only hang on it.
     */
    private void findCycles() {
        int[] walkedFrom = new int[joints.size()];
        for (int first = 0; first < joints.size(); first++) {
            Interruption.check();
            int joint = first;
            while (joints.exists(joint) && walkedFrom[joint] == 0) {
                walkedFrom[joint] = first + 1;
                joint = joints.parent(joint);
            }
            if (joints.exists(joint) && walkedFrom[joint] == first + 1) {
                markCycle(joint);
            }
        }
    }

    /** The joint that comes first in the file stands for its cycle. */
    private void markCycle(int start) {
        int lowest = start;
        int joint = start;
        do {
            onCycle[joint] = true;
            lowest = Math.min(lowest, joint);
            joint = joints.parent(joint);
        } while (joint != start);
        headsCycle[lowest] = true;
    }
}
