package org.jointscope.edit;

import java.util.List;
import java.util.Random;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.ChangeWeights.Weight;
import org.jointscope.edit.Edit.AddCommandline;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.FrameRateEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.model.Vector3;

/** Edits of all kinds, some of parts that do not exist. */
final class RandomEdits {

    private static final int KINDS = 19;

    private final Random random;
    private final RandomAnims anims;
    private final Content original;

    RandomEdits(Random random, Content original) {
        this.random = random;
        this.anims = new RandomAnims(random);
        this.original = original;
    }

    Edit next(Content content) {
        return next(content, random.nextInt(KINDS));
    }

    private Edit next(Content content, int kind) {
        Md5Anim anim = content.anim();
        return switch (kind) {
            case 0 -> new FlagsEdit(joint(anim), anims.flags());
            case 1 -> new StartEdit(joint(anim), anims.start());
            case 2 -> new BaseframeEdit(joint(anim), anims.pick(Component.values()), value());
            case 3 -> new BoundsEdit(random.nextInt(7) - 1, random.nextInt(6), value());
            case 4 -> new ComponentEdit(random.nextInt(7) - 1, random.nextInt(40) - 1, value());
            case 5 -> new Several(List.of(next(content, random.nextInt(5)), next(content, 4)));
            case 6 -> new Repack();
            case 7 -> new RenumberStarts();
            case 8 -> new ClearStill(random.nextBoolean() ? Tolerance.LOSSLESS : Tolerance.ID);
            case 9 -> new AllComponents();
            case 10 -> new Rebase(Baseframes.ofFrame(anim, random.nextInt(5)));
            case 11 -> new Rebase(Baseframes.ofBindPose(anim, anims.mesh()));
            case 12 -> new ReplaceBounds(MeshBounds.of(anims.mesh(), anim));
            case 13 ->
                random.nextInt(3) > 0 ? new NegateOrientation(joint(anim), frames()) : new MatchMesh(anims.mesh());
            case 14 ->
                random.nextBoolean()
                        ? new BoundsByFrameNumber()
                        : random.nextBoolean() ? new AddCommandline() : new FrameRateEdit(random.nextInt(60));
            case 15 -> rename(content);
            case 17 ->
                random.nextBoolean()
                        ? new ChangeParent(joint(anim), joint(anim))
                        : new ChangeWeights(
                                random.nextInt(3) - 1,
                                List.of(new Weight(random.nextInt(9) - 1, 0, value(), Vector3.ZERO)));
            case 16 ->
                random.nextBoolean()
                        ? new ChangeShader(random.nextInt(3) - 1, "shader" + random.nextInt(9))
                        : random.nextBoolean()
                                ? random.nextBoolean()
                                        ? new ConvertVersion(random.nextBoolean() ? 10 : 11)
                                        : new TransformModel(random.nextInt(3), 0, value(), random.nextInt(3) * 90)
                                : new Recovered(next(content, random.nextInt(5)).applyTo(content));
            default -> new Revert(original, random.nextInt(9) == 0 ? Revert.ALL : joint(anim));
        };
    }

    private Edit rename(Content content) {
        List<? extends JointRow> rows = random.nextBoolean()
                ? content.anim().hierarchy()
                : content.mesh().joints();
        String from =
                rows.isEmpty() ? "" : rows.get(random.nextInt(rows.size())).name();
        return new RenameJoint(from, "joint" + random.nextInt(9), random.nextInt(3) - 1);
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
