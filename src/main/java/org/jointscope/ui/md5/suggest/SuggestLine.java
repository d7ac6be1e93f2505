package org.jointscope.ui.md5.suggest;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.edit.Content;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.text.Numbers;

/**
 * A suggestion in the list, in words.
 *
 * @param joint the joint to repair; empty if there are several
 * @param what the change
 * @param cost of the animation before and after
 * @param confidence the certainty of the suggestion
 * @param reasons the improvements
 * @param line of the joint in the hierarchy, or of the first negated quaternion; 0 if unknown
 */
public record SuggestLine(
        Suggestion suggestion, String joint, String what, String cost, String confidence, String reasons, int line) {

    /**
     * @param anim the animation to repair
     * @param line in the file
     */
    static SuggestLine of(Suggestion suggestion, Md5Anim anim, int line, Texts texts) {
        String before = Numbers.fixed(suggestion.costBefore(), 1);
        String after = Numbers.fixed(suggestion.costAfter(), 1);
        Optional<AnimJoint> joint =
                suggestion.joint().stream().mapToObj(anim.hierarchy()::get).findFirst();
        return new SuggestLine(
                suggestion,
                joint.map(AnimJoint::name).orElse(""),
                new EditWords(texts).of(suggestion.edit(), Content.of(anim)),
                texts.of("suggest.cost.of", before, after),
                texts.of("suggest.confidence." + suggestion.confidence()),
                suggestion.reasons().stream()
                        .map(reason -> describe(reason, texts))
                        .collect(Collectors.joining("; ")),
                line);
    }

    private static String describe(Reason reason, Texts texts) {
        Evidence evidence = reason.evidence();
        return texts.of(
                "suggest.reason." + evidence, amount(evidence, reason.before()), amount(evidence, reason.after()));
    }

    /** The amount of a kind of evidence: a count for most kinds, a measurement for a few. */
    private static String amount(Evidence evidence, double amount) {
        return switch (evidence) {
            case OFF_BASEFRAME, UNUSUAL_FLAGS -> Numbers.fixed(amount, 1);
            default -> Long.toString(Math.round(amount));
        };
    }
}
