package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;

import java.util.ArrayList;
import java.util.List;

/** The parents that the joints of a file name, and whether they make a tree. */
final class Hierarchy {

    private record Joint(String name, int parent, Place place) {}

    private final IssueLog issues;
    private final List<Joint> joints = new ArrayList<>();

    Hierarchy(IssueLog issues) {
        this.issues = issues;
    }

    void add(String name, int parent, Place place) {
        joints.add(new Joint(name, parent, place));
    }

    void check() {
        boolean[] headsCycle = cycleHeads();
        for (int index = 0; index < joints.size(); index++) {
            int parent = joints.get(index).parent;
            if (parent >= joints.size()) {
                report(IssueCode.JOINT_PARENT_INVALID, index, parent, joints.size());
            } else if (headsCycle[index]) {
                report(IssueCode.JOINT_PARENT_CYCLE, index);
            } else if (parent > index) {
                report(IssueCode.JOINT_PARENT_LATER, index, parent);
            }
        }
    }

    /** Roots as the file means them: a negative parent. */
    int rootCount() {
        return (int)
                joints.stream()
                        .filter(joint -> joint.parent < 0 && joint.parent != ModelFile.MISSING)
                        .count();
    }

    /** Place of the second root. */
    Place secondRoot() {
        return joints.stream()
                .filter(joint -> joint.parent < 0 && joint.parent != ModelFile.MISSING)
                .skip(1)
                .findFirst()
                .orElseThrow()
                .place();
    }

    /**
     * The first joint of every cycle. Walks up, never twice over the same joint; a walk that meets
     * itself has found a cycle, though the joint where it began may only hang on it.
     */
    private boolean[] cycleHeads() {
        boolean[] heads = new boolean[joints.size()];
        int[] walkedFrom = new int[joints.size()];
        for (int first = 0; first < joints.size(); first++) {
            int joint = first;
            while (exists(joint) && walkedFrom[joint] == 0) {
                walkedFrom[joint] = first + 1;
                joint = joints.get(joint).parent;
            }
            if (exists(joint) && walkedFrom[joint] == first + 1) {
                heads[lowestOnCycle(joint)] = true;
            }
        }
        return heads;
    }

    private int lowestOnCycle(int joint) {
        int lowest = joint;
        for (int at = joints.get(joint).parent; at != joint; at = joints.get(at).parent) {
            lowest = Math.min(lowest, at);
        }
        return lowest;
    }

    private boolean exists(int joint) {
        return joint >= 0 && joint < joints.size();
    }

    private void report(IssueCode code, int index, Object... more) {
        Joint joint = joints.get(index);
        List<Object> arguments = new ArrayList<>(List.of(index, joint.name));
        arguments.addAll(List.of(more));
        issues.add(code, Places.of(joint.place), Subject.ofJoint(index), arguments.toArray());
    }
}
