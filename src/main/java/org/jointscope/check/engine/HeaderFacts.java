package org.jointscope.check.engine;

import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.ModelFile;

import java.util.Optional;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.stream.Stream;

/** Numbers that a file declares. */
final class HeaderFacts {

    private HeaderFacts() {}

    /** A readable MD5Version that is none of these. */
    static Stream<RuleHit> versionOther(ModelFile file, Set<String> known) {
        return where(
                "MD5Version",
                file.version().filter(Declared::isReadable),
                value -> !known.contains(String.valueOf((int) value)));
    }

    static Stream<RuleHit> moreCutsThanFrames(Md5Camera camera) {
        int frames = camera.numFrames().map(Declared::toInt).orElse(Integer.MAX_VALUE);
        return where("numCuts", camera.numCuts(), count -> count > frames);
    }

    static Stream<RuleHit> frameRateNegative(Md5Anim anim) {
        return where("frameRate", anim.frameRate(), rate -> rate < 0);
    }

    /** A frame rate that becomes 0 as an integer. */
    static Stream<RuleHit> frameRateZero(Md5Anim anim) {
        return where("frameRate", anim.frameRate(), rate -> rate >= 0 && rate < 1);
    }

    static Function<Md5Anim, Stream<RuleHit>> above(
            String keyword, Function<Md5Anim, Optional<Declared>> number, int most) {
        return anim -> where(keyword, number.apply(anim), value -> value > most);
    }

    static Stream<RuleHit> where(
            String keyword, Optional<Declared> number, DoublePredicate condition) {
        return number.stream()
                .filter(it -> condition.test(it.value()))
                .map(
                        it ->
                                RuleHit.at(
                                        it.place(),
                                        Subject.FILE,
                                        "%s is %d.".formatted(keyword, it.toInt())));
    }
}
