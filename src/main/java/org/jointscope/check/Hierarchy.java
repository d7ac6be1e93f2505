package org.jointscope.check;

import org.jointscope.analysis.Names;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.model.Place;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The joints of either format as written, where parents may be wrong, and the issues of them. */
record Hierarchy(List<? extends JointRow> joints, IssueLog issues) {

    static Hierarchy of(ModelFile file, IssueLog issues) {
        return new Hierarchy(file.jointRows(), issues);
    }

    int size() {
        return joints.size();
    }

    String name(int joint) {
        return joints.get(joint).name();
    }

    /** The name as messages quote it. */
    String shownName(int joint) {
        return Names.shown(name(joint));
    }

    int parent(int joint) {
        return joints.get(joint).parent();
    }

    boolean exists(int joint) {
        return joint >= 0 && joint < joints.size();
    }

    boolean hasReadableParent(int joint) {
        return parent(joint) != ModelFile.MISSING;
    }

    /** Adds an issue at a joint's row; every message begins with the joint's index and name. */
    void report(IssueCode code, int joint, Object... more) {
        if (issues.lists(code)) {
            Object[] arguments =
                    Stream.concat(Stream.of(joint, shownName(joint)), Arrays.stream(more))
                            .toArray();
            Place place = joints.get(joint).place();
            issues.add(code, Places.of(place), Subject.ofJoint(joint), arguments);
        } else {
            issues.count(code);
        }
    }
}
