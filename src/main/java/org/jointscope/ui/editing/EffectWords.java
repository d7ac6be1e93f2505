package org.jointscope.ui.editing;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.edit.Content;
import org.jointscope.edit.Edit;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MatchMesh.MatchSummary;
import org.jointscope.edit.PoseChange;
import org.jointscope.edit.Rebase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Vector3;
import org.jointscope.ui.text.Numbers;

/** Descriptions of the effects of edits on poses, joints and the position in Doom 3. */
public final class EffectWords {

    private static final int NAMES = 3;

    private final Texts texts;

    public EffectWords(Texts texts) {
        this.texts = texts;
    }

    /** All effects of an edit. Computes the pose of every frame twice: not for the window's thread. */
    public String of(Edit edit, Content content, Content edited) {
        Md5Anim before = content.anim();
        Md5Anim after = edited.anim();
        List<String> sentences = new ArrayList<>();
        sentences.add(before == after ? texts.of("effect.none") : of(PoseChange.between(before, after), before));
        if (edit instanceof ChangeWeights) {
            sentences.add(texts.of("effect.weights"));
        } else if (edit instanceof Rebase rebase) {
            doom3(rebase.doom3Shift(before), sentences);
        } else if (edit instanceof MatchMesh match) {
            joints(match.summary(before), sentences);
        }
        return String.join(" ", sentences);
    }

    /** The joints that move and rotate most, with the amount and the frame. */
    public String of(PoseChange change, Md5Anim before) {
        if (change.isNone()) {
            return texts.of("effect.none");
        }
        List<String> parts = new ArrayList<>();
        if (change.distance() > 0) {
            parts.add(texts.of(
                    "effect.moves",
                    name(change.moved(), before),
                    number(change.distance()),
                    number(100 * change.share()),
                    change.moved().frame()));
        }
        if (change.degrees() > 0) {
            parts.add(texts.of(
                    "effect.turns",
                    name(change.turned(), before),
                    number(change.degrees()),
                    change.turned().frame()));
        }
        return texts.of("effect.most", String.join(", ", parts));
    }

    private static String name(PoseChange.Spot spot, Md5Anim before) {
        return before.hierarchy().get(spot.joint()).name();
    }

    /** Three significant digits; smaller changes are not visible. */
    private static String number(double value) {
        if (value > 0 && value < 0.001) {
            return "< 0.001";
        }
        int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return Numbers.fixed(value, decimals);
    }

    private void doom3(Vector3 shift, List<String> sentences) {
        sentences.add(
                shift.lengthSquared() == 0
                        ? texts.of("effect.doom3.same")
                        : texts.of("effect.doom3.shift", signed(shift.x()), signed(shift.y()), signed(shift.z())));
    }

    private static String signed(double value) {
        return Numbers.signed(value, 3);
    }

    private void joints(MatchSummary summary, List<String> sentences) {
        names("effect.joints.renamed", renamed(summary), sentences);
        names("effect.joints.reordered", summary.reordered(), sentences);
        names("effect.joints.rehung", summary.rehung(), sentences);
        names("effect.joints.added", summary.added(), sentences);
        names("effect.joints.dropped", summary.dropped(), sentences);
    }

    private static List<String> renamed(MatchSummary summary) {
        return summary.renamed().stream().map(it -> it.from() + " → " + it.to()).toList();
    }

    private void names(String key, List<String> names, List<String> sentences) {
        if (!names.isEmpty()) {
            String some = String.join(", ", names.subList(0, Math.min(NAMES, names.size())));
            int more = names.size() - NAMES;
            sentences.add(texts.of(key, more > 0 ? texts.of("effect.joints.more", some, more) : some));
        }
    }
}
