package org.jointscope.check;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.FrameLayout.FloatRange;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;

/**
 * The flags and startIndex values of an .md5anim must assign every component of a frame to one
 * joint. Another order than that of the joints is no issue.
 */
final class FloatClaims {

    private final Md5Anim anim;
    private final List<AnimJoint> joints;
    private final ComponentLayout layout;
    private final Hierarchy reports;
    private final IssueLog issues;

    FloatClaims(Md5Anim anim, ComponentLayout layout, IssueLog issues) {
        this.anim = anim;
        this.joints = anim.hierarchy();
        this.layout = layout;
        this.reports = new Hierarchy(anim.jointRows(), issues);
        this.issues = issues;
    }

    void check() {
        Optional<Declared> count = anim.numAnimatedComponents().filter(this::isPossible);
        for (int index = 0; index < joints.size(); index++) {
            Interruption.check();
            AnimJoint joint = joints.get(index);
            if (joint.flags() == ModelFile.MISSING) {
                continue;
            }
            if ((joint.flags() & ~Component.ALL) != 0) {
                reports.report(IssueCode.FLAGS_UNKNOWN_BITS, index, joint.flags());
            }
            if (joint.startIndex() != ModelFile.MISSING) {
                if (count.isPresent()) {
                    checkRange(index, count.get().toInt());
                }
                checkOverlap(index);
            }
        }
        if (allJointsAreThere() && count.isPresent()) {
            checkSum(count.get());
            checkUnowned(count.get());
        }
    }

    /**
     * A count that no hierarchy could use up is the header's fault, and says nothing about the
     * joints.
     */
    private boolean isPossible(Declared count) {
        return count.isReadable()
                && count.toInt() >= 0
                && count.toInt() <= (long) Component.values().length * joints.size();
    }

    /** With a row unreadable or missing, the floats that seem to be nobody's may be its. */
    private boolean allJointsAreThere() {
        return anim.numJoints()
                        .filter(Declared::isReadable)
                        .filter(declared -> declared.value() != joints.size())
                        .isEmpty()
                && joints.stream().noneMatch(FloatClaims::isUnreadable);
    }

    private static boolean isUnreadable(AnimJoint joint) {
        return joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING;
    }

    /**
     * Without any floats Doom 3 does not look at the startIndices, and plays the baseframe
     * (anim/Anim.cpp, LoadAnim and GetInterpolatedFrame).
     */
    private void checkRange(int index, int count) {
        JointComponents claim = layout.joint(index);
        boolean startsOutside = claim.start() < 0 || claim.start() >= count;
        if (count == 0) {
            return;
        } else if (claim.count() == 0) {
            if (startsOutside) {
                reports.report(IssueCode.START_INDEX_UNUSED_INVALID, index, claim.start(), count);
            }
        } else if (startsOutside) {
            reports.report(IssueCode.START_INDEX_OUT_OF_RANGE, index, claim.start(), count - 1);
        } else if (claim.end() >= count) {
            reports.report(
                    IssueCode.COMPONENTS_PAST_THE_END,
                    index,
                    FloatRange.text(claim.start(), claim.end()),
                    count);
        }
    }

    /**
     * One finding for every joint that shares a float with one before it in the file. Of the two it
     * is about the one that lies where it is not expected, if only one does.
     */
    private void checkOverlap(int index) {
        int other = layout.firstSharer(index);
        if (other < 0 || other >= index) {
            return;
        }
        JointComponents claim = layout.joint(index);
        JointComponents others = layout.joint(other);
        boolean otherIsOdd =
                others.start() != others.expectedStart() && claim.start() == claim.expectedStart();
        int culprit = otherIsOdd ? other : index;
        int victim = otherIsOdd ? index : other;
        reports.report(
                IssueCode.COMPONENTS_OVERLAP,
                culprit,
                FloatRange.text(
                        Math.max(claim.start(), others.start()),
                        Math.min(claim.end(), others.end())),
                victim,
                Names.shown(joints.get(victim).name()));
    }

    private void checkSum(Declared count) {
        long asked = joints.stream().mapToLong(AnimJoint::componentCount).sum();
        if (asked != count.toInt()) {
            issues.add(
                    IssueCode.COMPONENTS_COUNT_MISMATCH,
                    Places.of(count.place()),
                    Subject.FILE,
                    count.toInt(),
                    asked);
        }
    }

    /** Each is shown at the joint behind it, whose startIndex is the first to doubt. */
    private void checkUnowned(Declared count) {
        for (FloatRange range : layout.free()) {
            int[] next =
                    range.last() + 1 < count.toInt() ? layout.owners(range.last() + 1) : new int[0];
            Location location =
                    Places.of(next.length > 0 ? joints.get(next[0]).place() : count.place());
            Subject subject = next.length > 0 ? Subject.ofJoint(next[0]) : Subject.FILE;
            issues.add(
                    IssueCode.COMPONENTS_UNOWNED,
                    location,
                    subject,
                    FloatRange.text(range.first(), range.last()),
                    count.toInt());
        }
    }
}
