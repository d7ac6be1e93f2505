package org.jointscope.check.engine;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

/**
 * Facts about an animation in ET: Quake Wars, which reads as many numbers per frame as the flags of the joints require
 * (source/game/anim/Anim.cpp, LoadAnim), and then halves the frames (Resample).
 */
final class EtqwFacts {

    /** The maximum number of frames that are not halved. */
    private static final int UNHALVED = 4;

    private EtqwFacts() {}

    /** Frames with another number of values than the flags require. */
    static Stream<RuleHit> framesOfOtherFlags(Md5Anim anim) {
        int required = required(anim);
        return Interruption.range(anim.frames().size())
                .filter(frame -> anim.frames().get(frame).size() != required)
                .mapToObj(frame -> hit(anim.frames().get(frame), frame, required));
    }

    /**
     * A first frame with the values that the flags require, if they are more than those for which memory is allocated.
     */
    static Stream<RuleHit> overflow(Md5Anim anim) {
        int required = required(anim);
        double allocated = anim.numAnimatedComponents().map(Declared::value).orElse(Double.POSITIVE_INFINITY);
        return anim.frames().stream()
                .limit(1)
                .filter(frame -> frame.size() == required && required > allocated)
                .map(frame -> hit(frame, 0, required));
    }

    private static RuleHit hit(Frame frame, int index, int required) {
        return RuleHit.at(
                frame.location(),
                Subject.ofFrame(index),
                Phrase.of("engine.hit.frame.flags", index, frame.size(), required));
    }

    private static int required(Md5Anim anim) {
        return anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
    }

    /** A frameRate that becomes 0 when the frames are halved. */
    static Stream<RuleHit> halvedRateOfZero(Md5Anim anim) {
        OptionalInt halved = halved(anim);
        return halved.isEmpty()
                ? Stream.empty()
                : Md5Facts.where("frameRate", anim.frameRate(), rate -> rate >= 1 && halvedRate(anim, (int) rate) == 0);
    }

    /** The number of frames that remain; empty if all do. */
    static OptionalInt halved(Md5Anim anim) {
        boolean moves = anim.numAnimatedComponents()
                .filter(components -> components.value() > 0)
                .isPresent();
        int frames = anim.frames().size();
        return moves && frames > UNHALVED ? OptionalInt.of(frames / 2) : OptionalInt.empty();
    }

    /** The frame rate of the frames that remain, in integer arithmetic. */
    static Optional<Integer> halvedRate(Md5Anim anim) {
        return anim.frameRate().filter(Declared::isReadable).map(rate -> halvedRate(anim, rate.toInt()));
    }

    private static int halvedRate(Md5Anim anim, int rate) {
        int frames = anim.frames().size();
        return rate * (frames / 2) / frames;
    }
}
