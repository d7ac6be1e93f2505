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
 * The result of {@code repack} for an animation.
 *
 * @param floatsBefore components of the longest frame
 * @param bitsCleared flag bits of joints that remain
 * @param notes remarks about the changes, as phrases
 * @param losses content that is lost, except for the layout
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

    /** A translation of this share of the skeleton, or a rotation in degrees, is only rounding. */
    private static final double ROUNDING = 1e-9;

    /**
     * @param original the bytes from which the original animation was read
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

    /** Number of bits that only the joints of the second have; joints are matched by name. */
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

    /** True if a joint moves or rotates by more than rounding. */
    boolean isPoseChanged() {
        return moves() || turns();
    }

    boolean moves() {
        return change.share() > ROUNDING;
    }

    boolean turns() {
        return change.degrees() > ROUNDING;
    }

    /** The name of a joint before the edit. */
    String name(PoseChange.Spot spot) {
        return before.hierarchy().get(spot.joint()).name();
    }
}
