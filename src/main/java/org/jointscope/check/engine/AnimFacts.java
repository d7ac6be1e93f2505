package org.jointscope.check.engine;

import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** What rules ask of an .md5anim that no issue code answers. */
final class AnimFacts {

    private AnimFacts() {}

    /** Joints for which something holds that is asked of their index and row. */
    static Stream<RuleHit> joints(
            Md5Anim anim, BiPredicate<Integer, AnimJoint> condition, String what) {
        return Interruption.range(anim.hierarchy().size())
                .filter(joint -> condition.test(joint, anim.hierarchy().get(joint)))
                .mapToObj(
                        joint -> {
                            AnimJoint row = anim.hierarchy().get(joint);
                            return RuleHit.at(
                                    row.place(),
                                    Subject.ofJoint(joint),
                                    "Joint %d '%s' %s."
                                            .formatted(joint, Names.shown(row.name()), what));
                        });
    }

    /** Joints that stand before their parents. */
    static Stream<RuleHit> beforeTheirParents(Md5Anim anim) {
        return joints(anim, (joint, row) -> row.parent() >= joint, "stands before its parent");
    }

    /** Joints whose floats do not follow those of the joint before. */
    static Stream<RuleHit> outOfSequence(Md5Anim anim) {
        int[] next = new int[anim.hierarchy().size() + 1];
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            next[joint + 1] = next[joint] + anim.hierarchy().get(joint).componentCount();
        }
        return joints(
                anim,
                (joint, row) -> row.componentCount() > 0 && row.startIndex() != next[joint],
                "does not take up its floats where the joint before leaves off");
    }

    /** Joints whose parent is less than -1. */
    static Stream<RuleHit> belowNone(Md5Anim anim) {
        return joints(
                anim,
                (joint, row) -> row.parent() < -1 && row.parent() != ModelFile.MISSING,
                "has a parent of less than -1");
    }

    /** Joints whose floats do not all lie within a frame, or whose startIndex lies behind it. */
    static Stream<RuleHit> pastTheFrame(Md5Anim anim) {
        double count =
                anim.numAnimatedComponents().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        return joints(
                anim,
                (joint, row) ->
                        row.startIndex() != ModelFile.MISSING
                                && (row.startIndex() < 0
                                        || (double) row.startIndex() + row.componentCount()
                                                > count),
                "takes floats that a frame does not have");
    }

    /** Frames whose number is no less than numFrames. */
    static Stream<RuleHit> numberedPastTheEnd(Md5Anim anim) {
        double count = anim.numFrames().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        int read = (int) Math.min(count, anim.frames().size());
        return Interruption.range(Math.max(0, read))
                .filter(index -> anim.frames().get(index).number() != ModelFile.MISSING)
                .filter(index -> isOutside(anim.frames().get(index).number(), count))
                .mapToObj(
                        index -> {
                            Frame frame = anim.frames().get(index);
                            return RuleHit.at(
                                    frame.place(),
                                    Subject.ofFrame(index),
                                    "Frame %d is numbered %d.".formatted(index, frame.number()));
                        });
    }

    private static boolean isOutside(int number, double count) {
        return number < 0 || number >= count;
    }
}
