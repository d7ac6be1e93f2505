package org.jointscope.ui.provenance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.scene.OpenModel;

/** The stages of a joint's pose, in the same words wherever one is shown. */
public final class StageWords {

    private static final int MOST_COMPOSED = 12;

    private final Texts texts;

    public StageWords(Texts texts) {
        this.texts = texts;
    }

    /** The stages of a joint of an animation, in order; empty without one. */
    public static List<Walk> of(OpenModel open, int joint) {
        if (joint < 0 || open.md5Anim().isEmpty() || joint >= open.model().rig().size()) {
            return List.of();
        }
        List<Walk> stages = new ArrayList<>(Walk.of(open.model().rig(), joint, MOST_COMPOSED));
        if (open.meshes().isEmpty()) {
            stages.removeIf(walk -> walk.stage() == Stage.SKIN);
        }
        return stages;
    }

    /** The name of a stage. */
    public String name(Rig rig, Walk walk) {
        return walk.stage() == Stage.COMPOSED && walk.ancestors() > 0
                ? texts.of(
                        "stage.COMPOSED.after",
                        rig.name(rig.ancestors(walk.joint()).get(walk.ancestors() - 1)))
                : texts.of("stage." + walk.stage());
    }

    /** The stage at which a joint stops, and the replaced numbers; empty without any. */
    public String legend(OpenModel open, Walk walk) {
        Rig rig = open.model().rig();
        List<Walk> stages = of(open, walk.joint());
        int at = stages.indexOf(walk.with(List.of())) + 1;
        String stage =
                at == 0 ? "" : texts.of("stage.legend", at, stages.size(), name(rig, walk), rig.name(walk.joint()));
        String asIf = walk.asIf().isEmpty() ? "" : replaced(rig, walk.asIf());
        return String.join(
                "\n", Stream.of(stage, asIf).filter(it -> !it.isEmpty()).toList());
    }

    private String replaced(Rig rig, List<AsIf> numbers) {
        AsIf last = numbers.getLast();
        String frame = last.frame() == Walk.BASEFRAME
                ? texts.of("stage.asIf.baseframe")
                : texts.of("stage.asIf.frame", last.frame());
        return numbers.size() > 1
                ? texts.of("stage.asIf", numbers.size())
                : texts.of("stage.asIf.one", last.label(), rig.name(last.joint()), frame);
    }
}
