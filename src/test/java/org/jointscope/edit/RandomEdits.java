package org.jointscope.edit;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.FloatEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;

import java.util.List;
import java.util.Random;

/** Edits of all kinds, some of parts that do not exist. */
final class RandomEdits {

    private static final int KINDS = 16;

    private final Random random;
    private final RandomAnims anims;
    private final Md5Anim original;

    RandomEdits(Random random, Md5Anim original) {
        this.random = random;
        this.anims = new RandomAnims(random);
        this.original = original;
    }

    Edit next(Md5Anim anim) {
        return next(anim, random.nextInt(KINDS));
    }

    private Edit next(Md5Anim anim, int kind) {
        return switch (kind) {
            case 0 -> new FlagsEdit(joint(anim), anims.flags());
            case 1 -> new StartEdit(joint(anim), anims.start());
            case 2 -> new BaseframeEdit(joint(anim), anims.pick(Component.values()), value());
            case 3 -> new BoundsEdit(random.nextInt(7) - 1, random.nextInt(6), value());
            case 4 -> new FloatEdit(random.nextInt(7) - 1, random.nextInt(40) - 1, value());
            case 5 -> new Several(List.of(next(anim, random.nextInt(5)), next(anim, 4)));
            case 6 -> new Repack();
            case 7 -> new RenumberStarts();
            case 8 -> new ClearStill(random.nextBoolean() ? Tolerance.LOSSLESS : Tolerance.ID);
            case 9 -> new AllComponents();
            case 10 -> new Rebase(Baseframes.ofFrame(anim, random.nextInt(5)));
            case 11 -> new Rebase(Baseframes.ofBindPose(anim, anims.mesh()));
            case 12 -> new ReplaceBounds(MeshBounds.of(anims.mesh(), anim));
            case 13 ->
                    random.nextInt(3) > 0
                            ? new NegateOrientation(joint(anim), frames())
                            : new MatchMesh(anims.mesh());
            case 14 -> random.nextBoolean() ? new BoundsByFrameNumber() : new AddCommandline();
            default -> new Revert(original, random.nextInt(9) == 0 ? Revert.ALL : joint(anim));
        };
    }

    private int joint(Md5Anim anim) {
        return random.nextInt(anim.hierarchy().size() + 2) - 1;
    }

    private FrameSpan frames() {
        int first = random.nextInt(6) - 1;
        return new FrameSpan(first, first + random.nextInt(4));
    }

    private double value() {
        return anims.value(1);
    }
}
