package org.jointscope.check;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;

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
        int[] walkedFrom = new int[joints.size()];
        for (int index = 0; index < joints.size(); index++) {
            Joint joint = joints.get(index);
            if (joint.parent >= joints.size()) {
                report(IssueCode.JOINT_PARENT_INVALID, index, joint.parent, joints.size());
            } else if (isOnNewCycle(index, walkedFrom)) {
                report(IssueCode.JOINT_PARENT_CYCLE, index);
            } else if (joint.parent > index) {
                report(IssueCode.JOINT_PARENT_LATER, index, joint.parent);
            }
        }
    }

    /** Roots as the file means them: a negative parent. */
    int rootCount() {
        return (int) joints.stream()
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

    /** Walks up, never twice over the same joint; a walk that meets itself has found a cycle. */
    private boolean isOnNewCycle(int first, int[] walkedFrom) {
        int joint = first;
        while (joint >= 0 && joint < walkedFrom.length && walkedFrom[joint] == 0) {
            walkedFrom[joint] = first + 1;
            joint = joints.get(joint).parent;
        }
        return joint >= 0 && joint < walkedFrom.length && walkedFrom[joint] == first + 1;
    }

    private void report(IssueCode code, int index, Object... more) {
        Joint joint = joints.get(index);
        List<Object> arguments = new ArrayList<>(List.of(index, joint.name));
        arguments.addAll(List.of(more));
        issues.add(code, Places.of(joint.place), arguments.toArray());
    }
}
