package org.jointscope.ui.md5.suggest;

import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.stream.Collectors;

/**
 * A suggestion in the list, in words.
 *
 * @param joint whose row is wrong; empty if it is those of several
 * @param what is to be changed
 * @param cost of the animation before and after
 * @param confidence how certain the suggestion is
 * @param reasons what is better afterwards
 */
public record SuggestLine(
        Suggestion suggestion,
        String joint,
        String what,
        String cost,
        String confidence,
        String reasons) {

    /**
     * @param anim that the suggestion is for
     */
    static SuggestLine of(Suggestion suggestion, Md5Anim anim, Texts texts) {
        String before = Numbers.fixed(suggestion.costBefore(), 1);
        String after = Numbers.fixed(suggestion.costAfter(), 1);
        return new SuggestLine(
                suggestion,
                suggestion.joint().isPresent()
                        ? anim.hierarchy().get(suggestion.joint().getAsInt()).name()
                        : "",
                new EditWords(texts).of(suggestion.edit(), anim),
                texts.of("suggest.cost.of", before, after),
                texts.of("suggest.confidence." + suggestion.confidence()),
                suggestion.reasons().stream()
                        .map(reason -> describe(reason, texts))
                        .collect(Collectors.joining("; ")));
    }

    private static String describe(Reason reason, Texts texts) {
        Evidence evidence = reason.evidence();
        return texts.of(
                "suggest.reason." + evidence,
                amount(evidence, reason.before()),
                amount(evidence, reason.after()));
    }

    /** Most are counted, a few are measured. */
    private static String amount(Evidence evidence, double amount) {
        return switch (evidence) {
            case OFF_BASEFRAME, UNUSUAL_FLAGS -> Numbers.fixed(amount, 1);
            default -> Long.toString(Math.round(amount));
        };
    }
}
