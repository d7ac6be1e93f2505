package org.jointscope.check;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * The flags and startIndex values of an .md5anim must assign every component of a frame to one joint. An order that
 * differs from that of the joints is not an issue.
 */
final class ComponentUses {

    private final Md5Anim anim;
    private final List<AnimJoint> joints;
    private final ComponentLayout layout;
    private final Hierarchy reports;
    private final IssueLog issues;

    ComponentUses(Md5Anim anim, ComponentLayout layout, IssueLog issues) {
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
     * False for a count that the joints cannot reach: then the header is wrong, and the joints are not checked against
     * it.
     */
    private boolean isPossible(Declared count) {
        return count.isReadable()
                && count.toInt() >= 0
                && count.toInt() <= (long) Component.values().length * joints.size();
    }

    /** If a row is unreadable or missing, components that seem unused may belong to it. */
    private boolean allJointsAreThere() {
        return anim.numJoints()
                        .filter(Declared::isReadable)
                        .filter(declared -> declared.value() != joints.size())
                        .isEmpty()
                && joints.stream().noneMatch(ComponentUses::isUnreadable);
    }

    private static boolean isUnreadable(AnimJoint joint) {
        return joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING;
    }

    /**
     * If frames have no components, Doom 3 ignores startIndex values and plays the baseframe (anim/Anim.cpp, LoadAnim
     * and GetInterpolatedFrame).
     */
    private void checkRange(int index, int count) {
        JointComponents own = layout.joint(index);
        boolean startsOutside = own.start() < 0 || own.start() >= count;
        if (count == 0) {
            return;
        } else if (own.count() == 0) {
            if (startsOutside) {
                reports.report(IssueCode.START_INDEX_UNUSED_INVALID, index, own.start(), count);
            }
        } else if (startsOutside) {
            reports.report(IssueCode.START_INDEX_OUT_OF_RANGE, index, Fact.PRESENT.is(own.start()), count - 1);
        } else if (own.end() >= count) {
            reports.report(IssueCode.COMPONENTS_PAST_THE_END, index, components(own.start(), own.end()), count);
        }
    }

    /**
     * Reports every joint that shares a component with an earlier joint. If only one of the two has an unexpected
     * startIndex, the finding is about that joint.
     */
    private void checkOverlap(int index) {
        int other = layout.firstSharer(index);
        if (other < 0 || other >= index) {
            return;
        }
        JointComponents own = layout.joint(index);
        JointComponents others = layout.joint(other);
        boolean otherIsOdd = others.start() != others.expectedStart() && own.start() == own.expectedStart();
        int culprit = otherIsOdd ? other : index;
        int victim = otherIsOdd ? index : other;
        reports.report(
                IssueCode.COMPONENTS_OVERLAP,
                culprit,
                components(Math.max(own.start(), others.start()), Math.min(own.end(), others.end())),
                victim,
                Names.shown(joints.get(victim).name()));
    }

    private void checkSum(Declared count) {
        long asked = joints.stream().mapToLong(AnimJoint::componentCount).sum();
        if (asked != count.toInt()) {
            issues.add(
                    IssueCode.COMPONENTS_COUNT_MISMATCH,
                    Locations.of(count.location()),
                    Subject.FILE,
                    count.toInt(),
                    asked);
        }
    }

    /**
     * Each range is reported at the joint of which the flags lack it, otherwise at the joint after it, which most
     * likely has a wrong startIndex.
     */
    private void checkUnowned(Declared count) {
        for (ComponentRange range : layout.free()) {
            OptionalInt lacking = layout.lacking(range);
            OptionalInt about = lacking.isPresent() ? lacking : after(range, count.toInt());
            issues.add(
                    IssueCode.COMPONENTS_UNUSED,
                    Locations.of(
                            about.isPresent() ? joints.get(about.getAsInt()).location() : count.location()),
                    about.isPresent() ? Subject.ofJoint(about.getAsInt()) : Subject.FILE,
                    components(range.first(), range.last()),
                    count.toInt(),
                    lacking.isPresent() ? range.size() : 0,
                    lacking.orElse(Subject.NONE),
                    lacking.isPresent()
                            ? Quoted.of(joints.get(lacking.getAsInt()).name())
                            : "",
                    lacking.isPresent() ? bits(lacking.getAsInt(), range.size()) : "");
        }
    }

    /** {@code Qz}, {@code Qx, Qz}, or {@code 2 bits} if it is not determined which. */
    private Object bits(int joint, int count) {
        List<String> labels = Component.labels(layout.missingBits(joint));
        return labels.isEmpty() ? Phrase.of("fact.bits", count) : String.join(", ", labels);
    }

    /** {@code component 5}, or {@code components 5 to 7}. */
    private static Phrase components(long first, long last) {
        return first == last ? Phrase.of("fact.component", first) : Phrase.of("fact.components", first, last);
    }

    /** The first joint that reads the component after a range. */
    private OptionalInt after(ComponentRange range, int count) {
        return range.last() + 1 < count
                ? IntStream.of(layout.owners(range.last() + 1)).findFirst()
                : OptionalInt.empty();
    }
}
