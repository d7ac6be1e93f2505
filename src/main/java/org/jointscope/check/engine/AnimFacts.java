package org.jointscope.check.engine;

import org.jointscope.check.Names;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What rules ask of an .md5anim that no kind of trouble answers. */
final class AnimFacts {

    private AnimFacts() {}

    /** Joints for which something holds that is asked of their index and row. */
    static Stream<Spot> joints(
            Md5Anim anim, BiPredicate<Integer, AnimJoint> condition, String what) {
        return IntStream.range(0, anim.hierarchy().size())
                .filter(joint -> condition.test(joint, anim.hierarchy().get(joint)))
                .mapToObj(
                        joint -> {
                            AnimJoint row = anim.hierarchy().get(joint);
                            return Spot.at(
                                    row.place(),
                                    Subject.ofJoint(joint),
                                    "Joint %d '%s' %s."
                                            .formatted(joint, Names.shown(row.name()), what));
                        });
    }

    /** Joints that stand before their parents. */
    static Stream<Spot> beforeTheirParents(Md5Anim anim) {
        return joints(anim, (joint, row) -> row.parent() >= joint, "stands before its parent");
    }

    /** A frame rate for which something holds. */
    static Stream<Spot> frameRate(Md5Anim anim, double from, double below) {
        return anim.frameRate().stream()
                .filter(rate -> rate.value() >= from && rate.value() < below)
                .map(rate -> declared(rate, "frameRate"));
    }

    private static Spot declared(Declared number, String keyword) {
        return Spot.at(
                number.place(), Subject.FILE, "%s is %d.".formatted(keyword, number.toInt()));
    }

    /** More of something than an engine takes. */
    static Stream<Spot> above(Optional<Declared> number, String keyword, int most) {
        return number.stream()
                .filter(count -> count.value() > most)
                .map(count -> declared(count, keyword));
    }
}
