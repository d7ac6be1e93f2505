package org.jointscope.check;

import java.util.List;
import java.util.stream.Stream;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;

/** The joints of either format as written, including wrong parents, and their issues. */
record Hierarchy(List<? extends JointRow> joints, IssueLog issues) {

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
        if (issues.count(code)) {
            Stream<Object> arguments = Stream.concat(Stream.of(joint, shownName(joint)), Stream.of(more));
            Location location = Locations.of(joints.get(joint).location());
            Subject subject = Subject.ofJoint(joint);
            issues.list(new Finding(code, location, subject, arguments.toList()));
        }
    }
}
