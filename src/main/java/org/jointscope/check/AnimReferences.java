package org.jointscope.check;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.List;

/** Whether the hierarchy of an .md5anim refers to joints and floats that exist. */
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
        anim.numAnimatedComponents()
                .filter(Declared::isReadable)
                .ifPresent(count -> checkFlags(anim.hierarchy(), count.toInt(), issues));
    }

    private static void checkFlags(List<AnimJoint> joints, int components, IssueLog issues) {
        for (int index = 0; index < joints.size(); index++) {
            AnimJoint joint = joints.get(index);
            if (joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING) {
                continue;
            }
            if ((joint.flags() & ~Component.ALL) != 0) {
                issues.add(
                        IssueCode.FLAGS_UNKNOWN_BITS,
                        Places.of(joint.place()),
                        Subject.ofJoint(index),
                        index,
                        joint.name(),
                        joint.flags());
            }
            checkStartIndex(joint, index, components, issues);
        }
    }

    private static void checkStartIndex(
            AnimJoint joint, int index, int components, IssueLog issues) {
        int start = joint.startIndex();
        long last = (long) start + joint.componentCount() - 1;
        boolean unused = joint.componentCount() == 0;
        if (!unused && (start < 0 || last >= components)) {
            issues.add(
                    IssueCode.COMPONENTS_PAST_THE_END,
                    Places.of(joint.place()),
                    Subject.ofJoint(index),
                    index,
                    joint.name(),
                    start,
                    last,
                    components);
        } else if (unused && components > 0 && (start < 0 || start >= components)) {
            issues.add(
                    IssueCode.START_INDEX_UNUSED_INVALID,
                    Places.of(joint.place()),
                    Subject.ofJoint(index),
                    index,
                    joint.name(),
                    start,
                    components);
        }
    }
}
