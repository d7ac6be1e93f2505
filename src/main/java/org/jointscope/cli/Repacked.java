package org.jointscope.cli;

import org.jointscope.edit.PoseChange;
import org.jointscope.format.write.AnimRewriter.Rewritten;
import org.jointscope.format.write.Loss;
import org.jointscope.format.write.Md5AnimWriter;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@code repack} makes of an animation.
 *
 * @param floatsBefore of the longest frame
 * @param bitsCleared of the flags of joints that are still there
 * @param notes what somebody should know, as clauses
 * @param losses what the file does not keep, beside its layout
 */
record Repacked(
        byte[] bytes,
        Md5Anim before,
        int floatsBefore,
        int floatsAfter,
        int bitsCleared,
        int bitsSet,
        PoseChange change,
        List<Loss> losses,
        List<String> notes) {

    /** A movement of this share of the skeleton, or turn of so many degrees, is but rounding. */
    private static final double ROUNDING = 1e-9;

    /**
     * @param original the bytes that the animation before was read from
     */
    static Repacked of(byte[] original, Md5Anim before, Md5Anim after, List<String> notes) {
        Rewritten written = Md5AnimWriter.layOut(original, after);
        return new Repacked(
                written.bytes(),
                before,
                floats(before),
                floats(after),
                bits(after, before),
                bits(before, after),
                PoseChange.between(before, after),
                written.losses().stream().filter(it -> it != Loss.WHOLE_FILE).toList(),
                List.copyOf(notes));
    }

    private static int floats(Md5Anim anim) {
        return anim.frames().stream()
                .mapToInt(Frame::size)
                .max()
                .orElseGet(() -> anim.numAnimatedComponents().map(Declared::toInt).orElse(0));
    }

    /** Number of bits that joints have here and lack there; joints are matched by name. */
    private static int bits(Md5Anim there, Md5Anim here) {
        Map<String, Integer> flags = new HashMap<>();
        there.hierarchy()
                .forEach(joint -> flags.merge(joint.name(), known(joint), (a, b) -> a | b));
        return here.hierarchy().stream()
                .mapToInt(joint -> known(joint) & ~flags.getOrDefault(joint.name(), Component.ALL))
                .map(Integer::bitCount)
                .sum();
    }

    private static int known(AnimJoint joint) {
        return joint.flags() == ModelFile.MISSING ? 0 : joint.flags() & Component.ALL;
    }

    /** True if joints move or turn by more than rounding. */
    boolean isPoseChanged() {
        return moves() || turns();
    }

    boolean moves() {
        return change.share() > ROUNDING;
    }

    boolean turns() {
        return change.degrees() > ROUNDING;
    }

    /** The name of a joint before. */
    String name(PoseChange.Spot spot) {
        return before.hierarchy().get(spot.joint()).name();
    }
}
