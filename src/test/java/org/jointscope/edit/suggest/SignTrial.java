package org.jointscope.edit.suggest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * An animation without errors, and a copy in which some frames of a joint have the wrong sign.
 *
 * @param damaged the copy, for which edits are suggested
 */
public record SignTrial(Md5Anim well, NegateOrientation done, Md5Anim damaged) {

    private static final int TURNING = 0b111000;

    /** Negates frames of a random joint; empty if the animation has too few frames or joints. */
    public static Optional<SignTrial> of(Md5Anim well, SignDamage damage, Random random) {
        List<AnimJoint> rows = well.hierarchy();
        int[] turning = IntStream.range(0, rows.size())
                .filter(joint -> (rows.get(joint).flags() & TURNING) != 0)
                .toArray();
        if (turning.length == 0 || !damage.isPossible(well.frames().size())) {
            return Optional.empty();
        }
        int joint = turning[random.nextInt(turning.length)];
        FrameSpan span = damage.span(well.frames().size(), random);
        NegateOrientation negated = new NegateOrientation(joint, span);
        return Optional.of(new SignTrial(well, negated, negated.applyTo(well)));
    }

    /** Whether the damage leaves evidence, see {@link SignEvidence}. */
    public boolean isDecidable(Optional<Md5Mesh> mesh) {
        return new SignEvidence(well, done, mesh).isDecidable();
    }

    public List<Suggestion> suggestions(Optional<Md5Mesh> mesh) {
        return Suggester.suggest(damaged, mesh);
    }

    public boolean isRepairedFirst(Optional<Md5Mesh> mesh) {
        return suggestions(mesh).stream().limit(1).anyMatch(suggestion -> isRepairedBy(suggestion.edit()));
    }

    /** Whether an edit gives every joint its original values in every frame. */
    public boolean isRepairedBy(Edit edit) {
        Clip before = Md5Kernel.clip(well);
        Clip after = Md5Kernel.clip(edit.applyTo(damaged));
        for (int joint = 0; joint < well.hierarchy().size(); joint++) {
            for (Component component : Component.values()) {
                for (int frame = 0; frame < well.frames().size(); frame++) {
                    if (before.value(joint, component, frame) != after.value(joint, component, frame)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
