package org.jointscope.check;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;

/** Names, parents and order of the joints of either format. */
final class HierarchyCheck {

    private static final int OPEN = -1;

    private final Hierarchy joints;
    private final Limit limit;
    private final boolean[] onCycle;
    private final boolean[] headsCycle;

    HierarchyCheck(ModelFile file, IssueLog issues) {
        this.joints = new Hierarchy(file.jointRows(), issues);
        this.limit = Limit.of(file.numJoints(), joints.size());
        this.onCycle = new boolean[joints.size()];
        this.headsCycle = new boolean[joints.size()];
    }

    void check() {
        checkNames();
        checkParents();
        checkOrder();
    }

    /**
     * Reports names that do not distinguish joints. Doom 3 looks up a joint by name without regard to case and uses the
     * first match (renderer/Model_md5.cpp, GetJointHandle).
     */
    private void checkNames() {
        Map<String, Integer> byName = new HashMap<>();
        Map<String, Integer> bySmallLetters = new HashMap<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            String name = joints.name(joint);
            if (name.isEmpty()) {
                checkEmpty(joint);
                continue;
            }
            Integer same = byName.putIfAbsent(name, joint);
            Integer alike = bySmallLetters.putIfAbsent(name.toLowerCase(Locale.ROOT), joint);
            if (same != null) {
                joints.report(IssueCode.JOINT_NAME_DUPLICATE, joint, same);
            } else if (alike != null) {
                joints.report(IssueCode.JOINT_NAME_CASE, joint, alike, joints.shownName(alike));
            }
        }
    }

    /** A row with an unreadable name has no values after it either, and has been reported. */
    private void checkEmpty(int joint) {
        if (joints.hasReadableParent(joint)) {
            joints.issues()
                    .add(
                            IssueCode.JOINT_NAME_EMPTY,
                            Locations.of(joints.joints().get(joint).location()),
                            Subject.ofJoint(joint),
                            joint);
        }
    }

    /** The parents must form a tree with one root, and each parent must precede its children. */
    void checkParents() {
        findCycles();
        int roots = 0;
        int second = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            Interruption.check();
            int parent = joints.parent(joint);
            checkParent(joint, parent);
            if (parent < 0 && joints.hasReadableParent(joint) && ++roots == 2) {
                second = joint;
            }
        }
        if (roots > 1) {
            joints.report(IssueCode.ROOT_SEVERAL, second, roots);
        }
    }

    private void checkParent(int joint, int parent) {
        if (parent >= limit.count()) {
            joints.report(IssueCode.JOINT_PARENT_INVALID, joint, parent, limit.count());
        } else if (parent == joint) {
            joints.report(IssueCode.JOINT_PARENT_SELF, joint);
        } else if (headsCycle[joint]) {
            joints.report(IssueCode.JOINT_PARENT_CYCLE, joint, parent, joints.shownName(parent));
        } else if (parent > joint && joints.exists(parent) && !onCycle[joint]) {
            joints.report(IssueCode.JOINT_PARENT_LATER, joint, parent, joints.shownName(parent));
        }
    }

    /**
     * Follows the parents and visits every joint once. A walk that meets itself has found a cycle, although the joint
     * at its start may be only a descendant of the cycle.
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

    /** Marks the cycle, which is reported at its first joint in the file. */
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

    /**
     * All descendants of a joint must follow it directly. Doom 3 requires it for the joint lists of its .def files:
     * {@code *leg} selects the joints after {@code leg} up to the first one with a parent before {@code leg}
     * (anim/Anim_Blend.cpp, GetJointList). Descendants after that joint are lost. Reports one finding per list that
     * loses joints.
     */
    private void checkOrder() {
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
                String name = joints.shownName(parent);
                joints.report(
                        IssueCode.JOINT_ORDER_NOT_DEPTH_FIRST,
                        joint,
                        parent,
                        name,
                        name,
                        end[parent],
                        joints.shownName(end[parent]));
            }
            open[depth++] = joint;
            end[joint] = OPEN;
        }
    }
}
