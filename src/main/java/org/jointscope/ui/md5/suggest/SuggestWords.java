package org.jointscope.ui.md5.suggest;

import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.md5.suggest.SuggestViewModel.SuggestLine;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.stream.Collectors;

/** Suggestions in words. */
final class SuggestWords {

    private final Texts texts;
    private final EditWords edits;

    SuggestWords(Texts texts) {
        this.texts = texts;
        this.edits = new EditWords(texts);
    }

    /**
     * @param anim that the suggestion is for
     */
    SuggestLine line(Suggestion suggestion, Md5Anim anim) {
        String joint =
                suggestion.joint().isPresent()
                        ? anim.hierarchy().get(suggestion.joint().getAsInt()).name()
                        : "";
        return new SuggestLine(
                suggestion,
                joint,
                edits.of(suggestion.edit(), anim),
                texts.of(
                        "suggest.cost.of",
                        oneDecimal(suggestion.costBefore()),
                        oneDecimal(suggestion.costAfter())),
                texts.of("suggest.confidence." + suggestion.confidence()),
                suggestion.reasons().stream().map(this::reason).collect(Collectors.joining("; ")));
    }

    private String reason(Reason reason) {
        return texts.of(
                "suggest.reason." + reason.evidence(),
                amount(reason.evidence(), reason.before()),
                amount(reason.evidence(), reason.after()));
    }

    /** Most are counted, a few are measured. */
    private static String amount(Evidence evidence, double amount) {
        return switch (evidence) {
            case OFF_BASEFRAME, UNUSUAL_FLAGS -> oneDecimal(amount);
            default -> Long.toString(Math.round(amount));
        };
    }

    private static String oneDecimal(double number) {
        return Numbers.fixed(number, 1);
    }
}
